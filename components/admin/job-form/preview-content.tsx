import { JobFacts } from "@/components/job-detail/job-facts";
import { PositionsTable } from "@/components/job-detail/positions-table";
import { JobCard } from "@/components/jobs/job-card";
import { Badge } from "@/components/ui/badge";
import { Callout } from "@/components/ui/callout";
import type { JobDetailDto } from "@/lib/jobs/schema";
import { checkJobMarkup, type MarkupNote } from "@/lib/seo/google-check";
import { jobPostingOf } from "@/lib/seo/job-posting";
import { addressOf } from "@/lib/seo/metadata";

const LEVELS = {
  error: { label: "Error", tone: "critical" },
  warning: { label: "Warning", tone: "soon" },
  ok: { label: "Good", tone: "open" },
} as const satisfies Record<MarkupNote["level"], { label: string; tone: string }>;

type Props = {
  job: JobDetailDto;
  now: Date;
  /** Whether no last date is entered yet, so that `job` has today for it. */
  isWithoutLastDate: boolean;
};

/** A job as its card, its page and its markup, and what Google would say of that. */
export function PreviewContent({ job, now, isWithoutLastDate }: Props) {
  const posting = jobPostingOf(job, now);
  const notes = checkJobMarkup(job, { home: addressOf("/"), now });
  return (
    <div className="grid gap-4">
      {isWithoutLastDate && <Callout>No last date is entered yet: today stands for it here.</Callout>}
      <div inert>
        <JobCard job={job} language="en" now={now} />
      </div>
      <ul className="grid gap-2" aria-label="What Google would say">
        {notes.map(({ level, text }) => (
          <li key={text} className="flex gap-2">
            <Badge tone={LEVELS[level].tone} className="self-start">
              {LEVELS[level].label}
            </Badge>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <details>
        <summary className="inline-flex min-h-11 items-center text-neel underline">Facts of the page</summary>
        <div inert>
          <JobFacts job={job} language="en" />
          <PositionsTable job={job} language="en" />
        </div>
      </details>
      <details>
        <summary className="inline-flex min-h-11 items-center text-neel underline">Markup (JSON-LD)</summary>
        <pre className="card whitespace-pre-wrap break-words p-3 text-sm">
          {posting ? JSON.stringify(posting, null, 2) : "none"}
        </pre>
      </details>
    </div>
  );
}
