import { Fragment, type ReactNode } from "react";
import { isOpen } from "@/lib/dates";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import type { JobDto } from "@/lib/jobs/schema";
import type { ListView } from "@/lib/links";
import type { OneOrMore } from "@/lib/query-params";
import { JobCard } from "./job-card";
import { JobRow } from "./row/job-row";

type Props = {
  jobs: readonly JobDto[];
  language: Language;
  view: ListView;
  now: Date;
  /** The place that the list was asked for. */
  asked?: OneOrMore<string>;
  /** What stands between the third row and the fourth. */
  between?: ReactNode;
  /** The list that the page is for: its first row is in the first paint. */
  isMain?: boolean;
};

/** The first row of the list that a page is for. */
const FIRST_ROW = "first-row";

/** The rows of one page: open jobs, and under a heading of their own those that closed lately. */
export function ListRows({ jobs, between, isMain, ...shown }: Props) {
  const open = jobs.filter((job) => isOpen(job, shown.now));
  const closed = jobs.filter((job) => !isOpen(job, shown.now));
  return (
    <div data-list="">
      {/* A browser that reads the page in pieces shows nothing before this row: without it the heading, which a phone has below the rows, would be seen first and then jump. */}
      {isMain && <link rel="expect" href={`#${FIRST_ROW}`} blocking="render" />}
      {open.length > 0 && <Rows {...shown} jobs={open} between={between} firstId={isMain ? FIRST_ROW : undefined} />}
      {closed.length > 0 && (
        <>
          <h2 id="closed-lately" className="mt-6 text-lg">
            {translator(shown.language, "jobs")("closedLately")}
          </h2>
          <Rows {...shown} jobs={closed} firstId={isMain && open.length === 0 ? FIRST_ROW : undefined} />
        </>
      )}
    </div>
  );
}

/** Rows above what stands between them: as many as the first screen of a phone holds. */
const ROWS_BEFORE = 3;

function Rows({ jobs, between, view, language, now, asked, firstId }: Omit<Props, "isMain"> & { firstId?: string }) {
  return (
    <ul className={view === "grid" ? "mt-4 grid gap-4 sm:grid-cols-2" : "rows"}>
      {jobs.map((job, index) => (
        <Fragment key={job.id}>
          {index === ROWS_BEFORE && between && <li>{between}</li>}
          <li id={index === 0 ? firstId : undefined} className="grid min-w-0">
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
