import { Callout } from "@/components/ui/callout";
import { type Day, isOpen } from "@/lib/dates";
import { formatDay, formatInstant } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import type { RelatedJobs } from "@/lib/jobs/related";
import type { JobDetailDto } from "@/lib/jobs/schema";
import { links } from "@/lib/links";

type Props = { job: JobDetailDto; related: RelatedJobs; language: Language; now: Date };

/** First of all on a closed notice: when it closed, why where that was before its last date, and how many similar jobs are open. */
export function ClosedNotice({ job, related, language, now }: Props) {
  if (isOpen(job, now)) return null;
  const { deadline, closesAt, closed } = job;
  const t = translator(language, "job");
  return (
    <Callout tone="warning" className="mt-3">
      <p>
        <strong>
          {closed
            ? t("closedEarly", { date: formatDay(closed.on, language) })
            : t("closedOn", { date: dayAndHour(deadline, closesAt, language) })}
        </strong>
        {related.total > 0 && (
          <>
            {" "}
            <a
              href={links.home(language, { ...related.params, open: true })}
              className="-my-0.5 inline-block py-2.5 text-current md:my-0 md:py-0"
            >
              {t("similarOpen", { count: related.total })}
            </a>
          </>
        )}
      </p>
      {closed && (
        <>
          <p>{closed.reason}</p>
          <p>{t("statedLastDate", { date: formatDay(closed.statedDeadline, language) })}</p>
        </>
      )}
    </Callout>
  );
}

/** When it closed: the day, and the hour where the notice gave one. */
function dayAndHour(deadline: Day, closesAt: string | null, language: Language): string {
  return closesAt === null ? formatDay(deadline, language) : formatInstant(new Date(closesAt), language);
}
