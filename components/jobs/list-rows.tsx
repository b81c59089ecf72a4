import { Fragment, type ReactNode } from "react";
import { isOpen } from "@/lib/dates";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import type { JobDto } from "@/lib/jobs/schema";
import type { ListView } from "@/lib/links";
import { JobCard } from "./job-card";
import { JobRow } from "./row/job-row";

type Props = {
  jobs: readonly JobDto[];
  language: Language;
  view: ListView;
  now: Date;
  /** The place that the list was asked for. */
  asked?: string;
  /** What stands between the third row and the fourth. */
  between?: ReactNode;
};

/** The rows of one page: open jobs, and under a heading of their own those that closed lately. */
export function ListRows({ jobs, between, ...shown }: Props) {
  const open = jobs.filter((job) => isOpen(job, shown.now));
  const closed = jobs.filter((job) => !isOpen(job, shown.now));
  return (
    <div data-list="">
      {open.length > 0 && <Rows {...shown} jobs={open} between={between} />}
      {closed.length > 0 && (
        <>
          <h2 id="closed-lately" className="mt-6 text-lg">
            {translator(shown.language, "jobs")("closedLately")}
          </h2>
          <Rows {...shown} jobs={closed} />
        </>
      )}
    </div>
  );
}

/** Rows above what stands between them: as many as the first screen of a phone holds. */
const ROWS_BEFORE = 3;

function Rows({ jobs, between, view, language, now, asked }: Props) {
  return (
    <ul className={view === "grid" ? "mt-4 grid gap-4 sm:grid-cols-2" : "rows"}>
      {jobs.map((job, index) => (
        <Fragment key={job.id}>
          {index === ROWS_BEFORE && between && <li>{between}</li>}
          <li className="grid min-w-0">
            {view === "grid" ? (
              <JobCard job={job} language={language} now={now} />
            ) : (
              <JobRow job={job} language={language} now={now} asked={asked} />
            )}
          </li>
        </Fragment>
      ))}
    </ul>
  );
}
