"use client";

import { useMemo, useState } from "react";
import { SAVED_FIRST, savedBySentence } from "@/components/admin/conflict";
import { Button } from "@/components/ui/button";
import { DialogFrame } from "@/components/ui/dialog";
import { Radio } from "@/components/ui/radio-group";
import { Table } from "@/components/ui/table";
import { type JobFormValues, valuesOfJob } from "@/lib/jobs/editing/form/form-values";
import { differencesOf, mergeEdits } from "@/lib/jobs/editing/form/merge-edits";
import { partInWords, partLabel } from "@/lib/jobs/editing/form/parts";
import type { AdminJobStatus, Conflict } from "@/lib/jobs/editing/schema";

const STATUS_NOW = { published: "public", draft: "a draft", scheduled: "scheduled", withdrawn: "withdrawn" } as const;

type Props = {
  base: JobFormValues;
  mine: JobFormValues;
  current: Conflict;
  /** In which status the form believes the job. */
  status?: AdminJobStatus;
  onMerge: (values: JobFormValues) => void;
  onClose: () => void;
};

/** Shows what another editor saved meanwhile beside one's own edit, field by field, of the notice part by part; nothing is overwritten without a choice. */
export function ConflictDialog({ base, mine, current, status, onMerge, onClose }: Props) {
  const theirs = useMemo(() => valuesOfJob(current.job), [current]);
  const differences = useMemo(() => differencesOf(base, mine, theirs), [base, mine, theirs]);
  const [choices, setChoices] = useState<Record<string, "mine" | "theirs">>(() =>
    Object.fromEntries(differences.map(({ part, changedBy }) => [part, changedBy === "them" ? "theirs" : "mine"])),
  );
  return (
    <DialogFrame
      title={SAVED_FIRST}
      description={[
        savedBySentence(current),
        status !== current.job.status && `It is ${STATUS_NOW[current.job.status]} now.`,
        differences.length > 0
          ? "Choose what to keep in each field that differs. Nothing is saved until you save the form."
          : "No field of the form differs.",
      ]
        .filter(Boolean)
        .join(" ")}
      size="xl"
      closeLabel="Close"
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={() => onMerge(mergeEdits(mine, theirs, choices))}>
          {differences.length > 0 ? "Use these values" : "Go on from there"}
        </Button>
      }
    >
      {differences.length > 0 && (
        <Table label="Fields that differ">
          <caption className="sr-only">Fields that differ</caption>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Yours</th>
              <th scope="col">Saved by the other editor</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ part, changedBy, ...values }) => (
              <tr key={part}>
                <th scope="row">
                  {partLabel(part, theirs)}
                  {changedBy === "both" && <span className="block font-normal text-urgent">Both changed it</span>}
                </th>
                {(["mine", "theirs"] as const).map((side) => (
                  <td key={side}>
                    <Radio
                      name={`keep-${part}`}
                      checked={choices[part] === side}
                      onChange={() => setChoices({ ...choices, [part]: side })}
                      aria-label={`${partLabel(part, theirs)}: keep ${side === "mine" ? "yours" : "the other editor's"}`}
                    >
                      <span className="whitespace-pre-wrap">{partInWords(part, values[side])}</span>
                    </Radio>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </DialogFrame>
  );
}
