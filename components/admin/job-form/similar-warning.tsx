"use client";

import { useFormContext } from "react-hook-form";
import { useList } from "@/components/admin/use-list";
import { Callout } from "@/components/ui/callout";
import { adminLinks } from "@/lib/admin-links";
import { formatDay } from "@/lib/i18n/format";
import type { JobFormValues } from "@/lib/jobs/editing/form/form-values";
import type { SimilarJob } from "@/lib/jobs/editing/schema";

const ASK_AFTER_MS = 500;

/** Names stored jobs that may be the one being entered. */
export function SimilarWarning() {
  const { watch } = useFormContext<JobFormValues>();
  const [title, recruitingOrganization, deadline] = watch(["title", "recruitingOrganization", "deadline"]);
  const isAsked = title.trim().length >= 4 && recruitingOrganization.trim() !== "";
  const address = `/api/admin/jobs/similar?${new URLSearchParams({ title, recruitingOrganization, deadline })}`;
  const list = useList<SimilarJob[]>("jobs", address, { afterMs: ASK_AFTER_MS, enabled: isAsked });
  const similar = isAsked ? (list.data ?? []) : [];

  if (similar.length === 0) return <div role="status" />;
  return (
    <Callout role="status" tone="warning">
      <p className="font-semibold">Similar jobs exist already:</p>
      <ul className="mt-1 list-disc pl-5">
        {similar.map((job) => (
          <li key={job.id}>
            <a href={adminLinks.job(job.id)} target="_blank" rel="noopener" className="text-soon!">
              {job.title}
            </a>{" "}
            ({job.recruitingOrganization}, {job.status}, last date {formatDay(job.deadline, "en")})
          </li>
        ))}
      </ul>
    </Callout>
  );
}
