import type { Metadata } from "next";
import { JobBin } from "@/components/admin/manage-jobs/job-bin";
import { JobPages } from "@/components/admin/manage-jobs/job-pages";
import { requireAdmin } from "@/lib/auth/guards";
import { BIN_DAYS } from "@/lib/jobs/bin/schema";

export const metadata: Metadata = { title: "Deleted jobs" };

/** /admin/jobs/bin: the deleted jobs, for as long as they can be brought back. */
export default async function BinPage() {
  await requireAdmin();
  return (
    <div className="grid grid-cols-1 gap-4">
      <h1 className="text-xl">Deleted jobs</h1>
      <JobPages current="bin" />
      <p className="max-w-prose text-muted">
        A deleted job is on no page, and no import brings it back. It can be restored for {BIN_DAYS} days; the night after that it
        is removed for good.
      </p>
      <JobBin />
    </div>
  );
}
