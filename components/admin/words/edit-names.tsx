"use client";

import { useMutation } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { callAdmin, refusedFields } from "@/components/admin/call";
import { type ShownTexts, useEditMeanwhile } from "@/components/admin/edit-meanwhile";
import { useBegunGuard } from "@/components/admin/forms";
import { SendButton } from "@/components/admin/send-button";
import { usePageAnew } from "@/components/admin/use-list";
import { DialogFrame } from "@/components/ui/dialog";
import { Textarea } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { showToast } from "@/components/ui/toast";
import { NAME_KINDS, NAME_USES, type NamesAction, type NameUse, type StaffNames } from "@/lib/jobs/search/words/staff/schema";

const USES = Object.keys(NAME_USES) as NameUse[];
const KINDS = NAME_KINDS.map((value) => ({ value, label: value }));

type Props = { names: StaffNames; shown: StaffNames | undefined /** As the list shows them by now. */; close: () => void };

/** All names of a thing, to be changed. */
export function EditNames({ names, shown, close }: Props) {
  const { key, kind, ...lists } = names;
  const { form, version, note } = useEditMeanwhile(textsOf(names), shown && textsOf(shown));
  const { mutate, isPending, error } = useChangeNames("Saved");
  const errors = refusedFields(error);
  const { onInput } = useBegunGuard();
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const linesOf = (use: NameUse) =>
      String(given.get(use))
        .split("\n")
        .filter((line) => line.trim() !== "");
    const changed = { same: linesOf("same"), said: linesOf("said"), near: linesOf("near") };
    mutate({ action: "save", key, version, kind: given.get("kind") as StaffNames["kind"], ...changed }, { onSuccess: close });
  };
  return (
    <DialogFrame
      title={`Names of ${lists.same[0]}`}
      description="One name a line; the first one is shown."
      closeLabel="Close"
      onClose={close}
      discardQuestion="Leave without saving what you changed?"
    >
      <form ref={form} onSubmit={save} onInput={onInput} className="grid gap-3">
        {note}
        <Select label="Kind" name="kind" options={KINDS} defaultValue={kind} />
        {USES.map((use) => (
          <Textarea
            key={use}
            label={`A name that ${NAME_USES[use]}`}
            name={use}
            required={use === "same"}
            rows={use === "same" ? 6 : 3}
            defaultValue={lists[use].join("\n")}
            error={errors[use]}
          />
        ))}
        <SendButton variant="primary" disabled={isPending} className="justify-self-start">
          {isPending ? "Saving..." : "Save"}
        </SendButton>
      </form>
    </DialogFrame>
  );
}

function textsOf({ version, kind, same, said, near }: StaffNames): ShownTexts {
  return { version, texts: { kind, same: same.join("\n"), said: said.join("\n"), near: near.join("\n") } };
}

/** Changes names that searches know, says so, and shows the page as it is then. */
export function useChangeNames(done: string) {
  const onSettled = usePageAnew();
  return useMutation({
    mutationFn: (action: NamesAction) => callAdmin("POST", "/api/admin/words", action),
    meta: { failed: "Not saved" },
    onSuccess: () => showToast({ title: done }),
    onSettled,
  });
}
