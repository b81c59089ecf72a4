"use client";

import { lazy, Suspense, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Skeleton } from "@/components/ui/loading";
import type { JobFormValues } from "@/lib/jobs/editing/form/form-values";
import type { FieldIssue } from "@/lib/jobs/job/labels";
import { checkNoticeValues } from "@/lib/notice/editing/check-values";

const TypicalPeople = lazy(() => import("@/components/admin/notice-form/typical-people"));

/** What stands against saving, what may be confirmed, what is unusual, and what six typical people would be told. */
export function CheckStep() {
  const { control } = useFormContext<JobFormValues>();
  const { notice, issues, doubts, warnings } = useWatch({
    control,
    compute: (values) => checkNoticeValues(values as JobFormValues),
  });
  const [isJudged, setIsJudged] = useState(false);
  const doubted = new Set(doubts.map(({ field }) => field));
  const errors = issues.filter(({ field }) => !doubted.has(field));
  return (
    <>
      <div role="status" className="grid gap-2">
        {errors.length > 0 && <Issues title="To be settled before it is saved" issues={errors} />}
        {errors.length + doubts.length === 0 && <p>{notice ? "No contradiction is known." : "Nothing is known yet."}</p>}
        {warnings.length > 0 && <Issues title="Unusual" issues={warnings} />}
      </div>
      {doubts.map((doubt) => (
        <Doubt key={doubt.field} doubt={doubt} />
      ))}
      {isJudged ? (
        <Suspense fallback={<Skeleton lines={6} label="Loading the verdicts" />}>
          <TypicalPeople notice={notice} />
        </Suspense>
      ) : (
        <Button size="sm" className="justify-self-start" onClick={() => setIsJudged(true)}>
          What six typical people would be told
        </Button>
      )}
    </>
  );
}

function Issues({ title, issues }: { title: string; issues: readonly FieldIssue[] }) {
  return (
    <div>
      <p className="font-semibold">{title}</p>
      <ul className="list-disc pl-5">
        {issues.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            <a href={`#job-${field.replaceAll(".", "-")}`} className="inline-flex min-h-7 items-center">
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What seems wrong is what the notice says: the editor has looked at it. */
function Doubt({ doubt: { field, message } }: { doubt: FieldIssue }) {
  const { control, setValue } = useFormContext<JobFormValues>();
  const confirmed = useWatch({ control, name: "notice.confirmed" }) ?? [];
  const path = field.replace(/^notice\./, "");
  const set = (isConfirmed: boolean) => {
    const others = confirmed.filter((one) => one !== path);
    setValue("notice.confirmed", isConfirmed ? [...others, path] : others, { shouldDirty: true });
  };
  return (
    <Checkbox
      label={
        <>
          {message}. <b>The notice says so: I have looked at it</b>
        </>
      }
      checked={confirmed.includes(path)}
      onCheckedChange={set}
    />
  );
}
