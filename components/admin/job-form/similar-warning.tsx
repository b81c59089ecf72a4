"use client";

import { useEffect, useState } from "react";
import { useFormContext } from "react-hook-form";
import { callAdmin } from "@/components/admin/call";
import { adminLinks } from "@/lib/admin-links";
import { formatDay } from "@/lib/i18n/format";
import type { JobFormValues } from "@/lib/jobs/editing/form-values";
import type { SimilarJob } from "@/lib/jobs/editing/schema";

const ASK_AFTER_MS = 500;

/** Names stored jobs that may be the one being entered. */
export function SimilarWarning() {
  const { watch } = useFormContext<JobFormValues>();
  const [title, recruitingOrganization, deadline] = watch(["title", "recruitingOrganization", "deadline"]);
  const [similar, setSimilar] = useState<SimilarJob[]>([]);

  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      if (title.trim().length < 4 || recruitingOrganization.trim() === "") return setSimilar([]);
      const query = new URLSearchParams({ title, recruitingOrganization, deadline });
      const answer = await callAdmin<SimilarJob[]>("GET", `/api/admin/jobs/similar?${query}`);
      if (isCurrent) setSimilar(answer.ok ? answer.body : []);
    }, ASK_AFTER_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [title, recruitingOrganization, deadline]);

  if (similar.length === 0) return <div role="status" />;
  return (
    <div role="status" className="rounded-lg bg-soon-bg p-3 text-soon">
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
    </div>
  );
}
