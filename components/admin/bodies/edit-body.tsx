"use client";

import { useMutation } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { callAdmin, refusedFields } from "@/components/admin/call";
import { type ShownTexts, useEditMeanwhile } from "@/components/admin/edit-meanwhile";
import { useBegunGuard } from "@/components/admin/forms";
import { SendButton } from "@/components/admin/send-button";
import { usePageAnew } from "@/components/admin/use-list";
import { DialogFrame } from "@/components/ui/dialog";
import { Input, Textarea } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { showToast } from "@/components/ui/toast";
import { BODY_DEPARTMENTS, type BodyAction, type BodyFields, type StaffBody } from "@/lib/bodies/staff/schema";
import { PLACES } from "@/lib/places/places";

const DEPARTMENTS = BODY_DEPARTMENTS.map(({ key, value }) => ({ value: key, label: value }));
const STATES = PLACES.map(({ key, name }) => ({ value: key, label: name }));

type Props = {
  /** Null: a new one. */
  body: StaffBody | null;
  /** The same as the list shows it by now. */
  shown?: StaffBody;
  name: string;
  close: () => void;
};

/** All that is known of a body, to be changed; of a new one its name as a source wrote it. */
export function EditBody({ body, shown, name, close }: Props) {
  const { form, version, note } = useEditMeanwhile(textsOf(body), shown && textsOf(shown));
  const { mutate, isPending, error } = useChangeBodies();
  const errors = refusedFields(error, /^body\./);
  const { onInput } = useBegunGuard();
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const text = (field: string) => String(given.get(field));
    const lines = (field: string) =>
      text(field)
        .split("\n")
        .map((line) => line.trim())
        .filter(Boolean);
    const fields = {
      name: text("name"),
      hindi: text("hindi"),
      department: text("department") as BodyFields["department"],
      state: text("state") || null,
      // A new body is found by what its source called it, whatever name it gets here.
      aliases: body ? lines("aliases") : [...lines("aliases"), name],
      hosts: lines("hosts"),
    };
    mutate({ action: "save", key: body?.key, version, body: fields }, { onSuccess: close });
  };
  return (
    <DialogFrame
      title={body ? body.name : "New body"}
      description="One name or host a line."
      closeLabel="Close"
      onClose={close}
      discardQuestion="Leave without saving what you changed?"
    >
      <form ref={form} onSubmit={save} onInput={onInput} className="grid gap-3">
        {note}
        <Input label="Name in English" name="name" required defaultValue={name} error={errors.name} />
        <Input label="Name in Hindi" name="hindi" required lang="hi" defaultValue={body?.hindi} error={errors.hindi} />
        <Select
          label="Department"
          name="department"
          options={DEPARTMENTS}
          empty="Choose"
          required
          defaultValue={body?.department}
        />
        <Select label="State" name="state" options={STATES} empty="None of its own" defaultValue={body?.state ?? ""} />
        <Textarea
          label="Other names and short forms"
          name="aliases"
          rows={5}
          defaultValue={body?.aliases.join("\n")}
          error={errors.aliases}
        />
        <Textarea
          label="Hosts of its official sites"
          name="hosts"
          rows={3}
          defaultValue={body?.hosts.join("\n")}
          error={errors.hosts}
        />
        <SendButton variant="primary" disabled={isPending} className="justify-self-start">
          {isPending ? "Saving..." : "Save"}
        </SendButton>
      </form>
    </DialogFrame>
  );
}

function textsOf(body: StaffBody | null): ShownTexts {
  const { name = "", hindi = "", department = "", state = "", aliases = [], hosts = [], version = 0 } = body ?? {};
  return {
    version,
    texts: { name, hindi, department, state: state ?? "", aliases: aliases.join("\n"), hosts: hosts.join("\n") },
  };
}

/** Changes the registry, says what followed, and shows the page as it is then. */
export function useChangeBodies() {
  const onSettled = usePageAnew();
  return useMutation({
    mutationFn: (action: BodyAction) => callAdmin<{ message: string }>("POST", "/api/admin/bodies", action),
    meta: { failed: "Not saved" },
    onSuccess: ({ message }) => showToast({ title: message }),
    onSettled,
  });
}
