"use client";

import { useFormContext } from "react-hook-form";
import { COMPARED_FIELDS, SimilarList, similarAddress } from "@/components/admin/job-form/similar-list";
import { useList } from "@/components/admin/use-list";
import { Callout } from "@/components/ui/callout";
import type { JobFormValues } from "@/lib/jobs/editing/form/form-values";
import type { SimilarJob } from "@/lib/jobs/editing/schema";

const ASK_AFTER_MS = 500;

/** Names stored jobs that may be the one being entered. */
export function SimilarWarning() {
  const { watch } = useFormContext<JobFormValues>();
  const [title, recruitingOrganization, deadline, advertisementNumber, applyLink, sourceUrl] = watch(COMPARED_FIELDS);
  const values = { title, recruitingOrganization, deadline, advertisementNumber, applyLink, sourceUrl };
  const isAsked = (title.trim().length >= 4 && recruitingOrganization.trim() !== "") || `${applyLink}${sourceUrl}`.trim() !== "";
  const list = useList<SimilarJob[]>("jobs", similarAddress(values), { afterMs: ASK_AFTER_MS, enabled: isAsked });
  const similar = isAsked ? (list.data ?? []) : [];

  if (similar.length === 0) return <div role="status" />;
  return (
    <Callout role="status" tone="warning">
      <p className="font-semibold">Similar jobs exist already:</p>
      <SimilarList jobs={similar} />
    </Callout>
  );
}
