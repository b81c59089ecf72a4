"use client";

import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { callAdmin } from "@/components/admin/call";
import { EditedActions } from "@/components/admin/edited-actions";
import { useBegunGuard } from "@/components/admin/forms";
import { usePageAnew } from "@/components/admin/use-list";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { DialogFrame } from "@/components/ui/dialog";
import { Textarea } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Table } from "@/components/ui/table";
import { showToast } from "@/components/ui/toast";
import { NAME_KINDS, NAME_USES, type NamesAction, type NameUse, type StaffNames } from "@/lib/jobs/search/words/staff/schema";

const USES = Object.keys(NAME_USES) as NameUse[];
const KINDS = NAME_KINDS.map((value) => ({ value, label: value }));

/** The things that searches know, each with all its names. */
export function NamesList({ names }: { names: StaffNames[] }) {
  const [edited, setEdited] = useState<StaffNames | null>(null);
  const { mutate, isPending } = useChangeNames("Taken back");
  if (names.length === 0) return <p className="card p-4">Nothing has such a name.</p>;
  return (
    <>
      <Table label="Names" boxClassName="card">
        <thead>
          <tr>
            <th scope="col">Thing</th>
            <th scope="col">Also called</th>
            <th scope="col">Leads to it</th>
            <th scope="col">Near to it</th>
            <th scope="col">Change</th>
          </tr>
        </thead>
        <tbody>
          {names.map((row) => (
            <tr key={row.key}>
              <th scope="row">
                {row.same[0]} {row.version > 0 && <Badge tone="info">edited</Badge>}
              </th>
              <td className="min-w-48">{row.same.slice(1).join(", ")}</td>
              <td className="min-w-32">{row.said.join(", ")}</td>
              <td className="min-w-32">{row.near.join(", ")}</td>
              <td>
                <EditedActions
                  name={row.same[0] ?? ""}
                  version={row.version}
                  isSeeded={row.isSeeded}
                  isPending={isPending}
                  edit={() => setEdited(row)}
                  takeBack={() => mutate({ action: "restore", key: row.key, version: row.version })}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {edited && <EditNames names={edited} close={() => setEdited(null)} />}
    </>
  );
}

function EditNames({ names: { key, version, kind, ...lists }, close }: { names: StaffNames; close: () => void }) {
  const { mutate, isPending } = useChangeNames("Saved");
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
      <form onSubmit={save} onInput={onInput} className="grid gap-3">
        <Select label="Kind" name="kind" options={KINDS} defaultValue={kind} />
        {USES.map((use) => (
          <Textarea
            key={use}
            label={`A name that ${NAME_USES[use]}`}
            name={use}
            required={use === "same"}
            rows={use === "same" ? 6 : 3}
            defaultValue={lists[use].join("\n")}
          />
        ))}
        <Button type="submit" variant="primary" disabled={isPending} className="justify-self-start">
          {isPending ? "Saving..." : "Save"}
        </Button>
      </form>
    </DialogFrame>
  );
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
