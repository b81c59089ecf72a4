"use client";

import type { UseMutationResult } from "@tanstack/react-query";
import type { CallFailed } from "@/components/admin/call";
import { conflictsIn } from "@/components/admin/conflict";
import { MeanwhileDialog, type SeenJob } from "@/components/admin/manage-jobs/meanwhile-dialog";

type Props = {
  /** A write of one job, with the job as its list showed it. */
  write: Pick<UseMutationResult<unknown, CallFailed, SeenJob>, "error" | "variables" | "mutate" | "reset">;
  action: string;
};

/** Asks what is to become of a write that another editor's was before; nothing where it went through. */
export function Meanwhile({ write, action }: Props) {
  const conflicts = conflictsIn(write.error);
  const [current] = conflicts;
  if (!current || !write.variables) return null;
  return (
    <MeanwhileDialog
      conflicts={conflicts}
      seen={[write.variables]}
      action={action}
      again={() => write.mutate(current.job)}
      close={write.reset}
    />
  );
}
