"use client";

import { lazy, Suspense, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { FieldSet } from "@/components/ui/field-set";
import { Skeleton } from "@/components/ui/loading";
import type { JobFormValues } from "@/lib/jobs/editing/form/form-values";
import { tidied } from "@/lib/notice/editing/tidied";

const NoticeSteps = lazy(() => import("@/components/admin/notice-form/notice-steps"));

/** The notice as data, a part of the job form that is loaded where somebody opens it or something of it is known. */
export function NoticeSection() {
  const { control } = useFormContext<JobFormValues>();
  const isKnown = useWatch({ control, name: "notice", compute: (notice) => tidied(notice) !== undefined });
  const [isOpened, setIsOpened] = useState(false);
  const isOpen = isOpened || isKnown;
  return (
    <FieldSet id="job-notice" label="Notice as data" isLabelHidden className="card p-4">
      <p aria-hidden className="font-semibold text-lg">
        Notice as data
      </p>
      {isOpen ? (
        <Suspense fallback={<Skeleton lines={12} label="Loading the notice" />}>
          <NoticeSteps isFresh={isOpened} />
        </Suspense>
      ) : (
        <>
          <p className="mt-1 mb-3 text-muted">
            Vacancies by category, ages, relaxations, qualification, fees, hours and stages. Seekers are told from these whether
            they may apply, and blank texts below are made from them.
          </p>
          <Button onClick={() => setIsOpened(true)}>Enter the notice as data</Button>
        </>
      )}
    </FieldSet>
  );
}
