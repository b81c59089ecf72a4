import { Shown } from "@/components/notice-text/shown";
import { formatDay } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import type { JobDetailDto, JobSourceDto } from "@/lib/jobs/schema";
import { shownText } from "@/lib/notice-text/shown-text";
import { sourceHost } from "@/lib/web-address";

type Props = { job: Pick<JobDetailDto, "sourceUrl">; sources: readonly JobSourceDto[]; language: Language };

const OUTSIDE = {
  rel: "noopener noreferrer nofollow",
  target: "_blank",
  className: "inline-flex min-h-11 min-w-11 items-center gap-2",
} as const;

/** Where a notice stands: its own page, then every source that lists or listed it and when it was last seen there. */
export function Sources({ job, sources, language }: Props) {
  const t = translator(language, "job");
  const host = sourceHost(job.sourceUrl);
  return (
    <div className="text-sm empty:hidden">
      {host && job.sourceUrl && (
        <p>
          <span className="text-muted">{t("source")}</span>{" "}
          <a href={job.sourceUrl} {...OUTSIDE}>
            {host}
          </a>
        </p>
      )}
      {sources.length > 0 && (
        <ul className="text-muted">
          {sources.map((source) => (
            <li key={`${source.name} ${source.url}`}>
              <Name source={source} language={language} />{" "}
              {source.goneOn === null
                ? t("seenThere", { date: formatDay(source.lastSeenOn, language) })
                : t("goneSince", { date: formatDay(source.goneOn, language) })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Name({ source: { name, url }, language }: { source: JobSourceDto; language: Language }) {
  const shown = <Shown of={shownText(name, null, language)} />;
  return url === null ? (
    shown
  ) : (
    <a href={url} {...OUTSIDE}>
      {shown}
    </a>
  );
}
