"use client";

import { useMemo, useState } from "react";
import { SAVED_FIRST, savedBySentence } from "@/components/admin/conflict";
import { Button } from "@/components/ui/button";
import { DialogFrame } from "@/components/ui/dialog";
import { Radio } from "@/components/ui/radio-group";
import { Table } from "@/components/ui/table";
import { type JobFormValues, valuesOfJob } from "@/lib/jobs/editing/form/form-values";
import { differencesOf, type JobField, mergeEdits } from "@/lib/jobs/editing/form/merge-edits";
import type { AdminJobStatus, Conflict } from "@/lib/jobs/editing/schema";
import { JOB_LABELS } from "@/lib/jobs/job/labels";
import { noticeLines } from "@/lib/notice/editing/in-words";

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

/** Shows what another editor saved meanwhile beside one's own edit, field by field; nothing is overwritten without a choice. */
export function ConflictDialog({ base, mine, current, status, onMerge, onClose }: Props) {
  const theirs = useMemo(() => valuesOfJob(current.job), [current]);
  const differences = useMemo(() => differencesOf(base, mine, theirs), [base, mine, theirs]);
  const [choices, setChoices] = useState<Partial<Record<JobField, "mine" | "theirs">>>(() =>
    Object.fromEntries(differences.map(({ field, changedBy }) => [field, changedBy === "them" ? "theirs" : "mine"])),
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
            {differences.map(({ field, changedBy }) => (
              <tr key={field}>
                <th scope="row">
                  {JOB_LABELS[field]}
                  {changedBy === "both" && <span className="block font-normal text-urgent">Both changed it</span>}
                </th>
                {(["mine", "theirs"] as const).map((side) => (
                  <td key={side}>
                    <Radio
                      name={`keep-${field}`}
                      checked={choices[field] === side}
                      onChange={() => setChoices({ ...choices, [field]: side })}
                      aria-label={`${JOB_LABELS[field]}: keep ${side === "mine" ? "yours" : "the other editor's"}`}
                    >
                      <span className="whitespace-pre-wrap">{show(side === "mine" ? mine[field] : theirs[field])}</span>
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

function show(value: JobFormValues[JobField]): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "string") return value === "" ? "(blank)" : value;
  if (!Array.isArray(value)) return noticeLines(value);
  return value.map((post) => `${post.positionName} (${post.numberOfVacancies}): ${post.qualification}`).join("\n");
}
