"use client";

import { type FormEvent, useId } from "react";
import { SendButton } from "@/components/admin/send-button";
import { useChangeNames } from "@/components/admin/words/edit-names";
import { Input, Suggestions } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { counted } from "@/lib/i18n/format";
import { type EmptySearchRow, MAX_EMPTY_SEARCHES, NAME_USES, type NameUse } from "@/lib/jobs/search/words/staff/schema";

const USES = (Object.keys(NAME_USES) as NameUse[]).map((value) => ({ value, label: NAME_USES[value] }));

/** What nobody found this week, each with the field that makes it a name of something. */
export function EmptySearches({ rows, things }: { rows: EmptySearchRow[]; things: string[] }) {
  const list = useId();
  if (rows.length === 0) return <p className="card p-4">Every search of this week found something.</p>;
  return (
    <>
      {rows.length === MAX_EMPTY_SEARCHES && (
        <p className="text-muted">
          The {MAX_EMPTY_SEARCHES} that were searched for most often; others follow once one has a name.
        </p>
      )}
      <ul className="grid gap-2">
        {rows.map((row) => (
          <EmptySearch key={row.words} row={row} list={list} />
        ))}
      </ul>
      <Suggestions id={list} values={things} />
    </>
  );
}

function EmptySearch({ row: { words, count }, list }: { row: EmptySearchRow; list: string }) {
  const { mutate, isPending } = useChangeNames(`Searches know “${words}” now`);
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    mutate({ action: "add", name: words, to: String(given.get("to")), use: given.get("use") as NameUse });
  };
  return (
    <li className="card p-4">
      <form
        onSubmit={add}
        aria-label={`Add ${words}`}
        className="grid items-end gap-3 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)_auto]"
      >
        <p className="break-words">
          <span className="font-semibold">{words}</span> <span className="text-muted">searched for {counted(count, "time")}</span>
        </p>
        <Input label="Is a name of" name="to" required list={list} autoComplete="off" />
        <Select label="And" name="use" options={USES} defaultValue="said" />
        <SendButton disabled={isPending}>{isPending ? "Adding..." : "Add"}</SendButton>
      </form>
    </li>
  );
}
