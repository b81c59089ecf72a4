import { JobFacts } from "@/components/job-detail/job-facts";
import { PositionsTable } from "@/components/job-detail/positions-table";
import { JobCard } from "@/components/jobs/job-card";
import type { JobDetailDto } from "@/lib/jobs/schema";
import { checkMarkup, type MarkupNote } from "@/lib/seo/google-check";
import { jobPostingOf } from "@/lib/seo/job-posting";

const LEVELS = {
  error: { label: "Error", style: "bg-critical-bg text-critical" },
  warning: { label: "Warning", style: "bg-soon-bg text-soon" },
  ok: { label: "Good", style: "bg-open-bg text-open" },
} as const satisfies Record<MarkupNote["level"], { label: string; style: string }>;

/** A job as its card, its page and its markup, and what Google would say of that. */
export function PreviewContent({ job, now }: { job: JobDetailDto; now: Date }) {
  const posting = jobPostingOf(job, now);
  const notes = checkMarkup(posting, job.jobPositions.length);
  return (
    <div className="grid gap-4">
      <div inert>
        <JobCard job={job} language="en" now={now} view="grid" />
      </div>
      <ul className="grid gap-2" aria-label="What Google would say">
        {notes.map(({ level, text }) => (
          <li key={text} className="flex gap-2">
            <span className={`chip self-start ${LEVELS[level].style}`}>{LEVELS[level].label}</span>
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
        <pre className="card overflow-x-auto p-3 text-sm">{posting ? JSON.stringify(posting, null, 2) : "none"}</pre>
      </details>
    </div>
  );
}
