import { DeadlineLeaf } from "@/components/days/deadline-leaf";
import { VerdictPlace } from "@/components/for-you/verdict-place";
import { Shown } from "@/components/notice-text/shown";
import { isOpen } from "@/lib/dates";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import type { JobDto } from "@/lib/jobs/schema";
import { links } from "@/lib/links";
import { shownBody } from "@/lib/notice-text/shown-job";
import { shownText } from "@/lib/notice-text/shown-text";
import type { OneOrMore } from "@/lib/query-params";
import { sourceHost } from "@/lib/web-address";
import { RowActions } from "./row-actions";
import { rowFacts, rowPlace } from "./row-facts";
import { rowTitle } from "./row-title";

type Props = {
  job: JobDto;
  language: Language;
  now: Date;
  /** The place that the list was asked for: of several places it stands first. */
  asked?: OneOrMore<string>;
};

/** One listing of a list: by when, which post, who recruits and where, four facts, where it comes from, and what to do (app/styles/row.css). */
export function JobRow({ job, language, now, asked }: Props) {
  const t = translator(language, "jobs");
  const open = isOpen(job, now);
  const host = sourceHost(job.sourceUrl);
  const { place: first, others } = rowPlace(job.location, asked);
  const place = shownText(first, "place", language);
  return (
    <article className="row" data-expired={open ? undefined : ""}>
      <DeadlineLeaf last={job} now={now} language={language} t={t} />
      <div className="row-head">
        <h3>
          <a href={links.job(language, job.id)}>
            <Shown of={rowTitle(job, language)} />
          </a>
        </h3>
        <p className="row-by">
          <span>
            <Shown of={shownBody(job, language)} />
          </span>{" "}
          <span lang={place.lang}>{others === 0 ? place.text : t("placeAndOthers", { place: place.text, others })}</span>
        </p>
      </div>
      <dl className="row-facts">
        {rowFacts(job, language).map(({ key, label, value }) => (
          <div key={key}>
            <dt className="sr-only">{label}</dt>
            <dd>
              <Shown of={value} />
            </dd>
          </div>
        ))}
      </dl>
      {open && <VerdictPlace jobId={job.id} className="row-verdict" />}
      <p className="row-source">
        <span data-closed-place="">{open ? "" : t("closed")}</span> {host && <span className="sr-only">{t("source")}: </span>}
        {host ?? t("sourceSite")}
      </p>
      <RowActions job={job} open={open} now={now} language={language} />
    </article>
  );
}
