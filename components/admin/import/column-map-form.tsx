"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { callAdmin } from "@/components/admin/call";
import { useBegunGuard } from "@/components/admin/forms";
import { SendButton } from "@/components/admin/send-button";
import { Callout } from "@/components/ui/callout";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Table } from "@/components/ui/table";
import { BY_NAME, CHOICES } from "@/lib/ingestion/parse/field-labels";
import type { ImportPreview } from "@/lib/ingestion/preview-schema";

/** What every row of a source often has that no column says. */
const FIXED = [
  { field: "organisation", label: "Recruiting organization of every row" },
  { field: "state", label: "State of every row" },
] as const;
const OPTIONS = [{ value: "", label: "Not read" }, ...CHOICES];

type Props = {
  preview: Pick<ImportPreview, "columns" | "key" | "fixed">;
  /** The map is kept: the file is worth reading again. */
  onKept: () => void;
};

/** Says by hand what the columns of a file are; kept for its source, so that later files of it are read the same way. */
export function ColumnMapForm({ preview: { columns, key, fixed }, onKept }: Props) {
  const [chosen, setChosen] = useState<Record<string, string>>({});
  const [said, setSaid] = useState<Record<string, string>>(fixed);
  const { onInput } = useBegunGuard();
  const keep = useMutation({
    mutationFn: () => {
      const map = Object.fromEntries(
        columns.map(({ name, as, isSaid }) => [
          name,
          chosen[name] === undefined && !isSaid ? BY_NAME : (chosen[name] ?? as) || null,
        ]),
      );
      const { "": _unnamed, ...named } = map;
      const texts = Object.fromEntries(Object.entries(said).filter(([, text]) => text.trim() !== ""));
      return callAdmin("PUT", "/api/admin/import/columns", { ...key, columns: named, fixed: texts });
    },
    onSuccess: onKept,
  });
  return (
    <details className="card p-4" open={!columns.some(({ as }) => as === "title")}>
      <summary className="inline-flex min-h-8 items-center text-neel underline">Say what the columns are</summary>
      <form
        className="mt-2 grid gap-3"
        onInput={onInput}
        onSubmit={(event) => {
          event.preventDefault();
          keep.mutate();
        }}
      >
        <p>
          Kept for {key.host === "import" ? "files with these columns" : key.host}, and used by every later import of them. A job
          needs a title, a recruiting organization and a deadline.
        </p>
        <Table label="Columns of the file">
          <thead>
            <tr>
              <th scope="col">Column</th>
              <th scope="col">Says first</th>
              <th scope="col">Is read as</th>
            </tr>
          </thead>
          <tbody>
            {columns.map(({ header, name, as, sample }) => (
              <tr key={header}>
                <th scope="row" className="max-w-60 break-words text-left font-normal">
                  {header}
                </th>
                <td className="max-w-80 break-words">{sample}</td>
                <td>
                  <Select
                    label={`${header} is read as`}
                    isLabelHidden
                    options={OPTIONS}
                    value={chosen[name] ?? as ?? ""}
                    onChange={({ target }) => setChosen((before) => ({ ...before, [name]: target.value }))}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
        <div className="grid gap-3 sm:grid-cols-2">
          {FIXED.map(({ field, label }) => (
            <Input
              key={field}
              label={label}
              hint="Where no column says it"
              maxLength={300}
              value={said[field] ?? ""}
              onChange={({ target }) => setSaid((before) => ({ ...before, [field]: target.value }))}
            />
          ))}
        </div>
        {keep.error && (
          <Callout role="alert" tone="critical">
            {keep.error.message}
          </Callout>
        )}
        <SendButton className="justify-self-start" disabled={keep.isPending}>
          Keep and read the file again
        </SendButton>
      </form>
    </details>
  );
}
