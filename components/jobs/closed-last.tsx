import { Fragment } from "react";
import { formatDay } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import type { ClosedOfBody } from "@/lib/jobs/search/reading/closed-of-body";
import { links } from "@/lib/links";
import { shownTitle } from "@/lib/notice-text/shown-job";

/** That a body has nothing open for a search, and what it had last. */
export function ClosedLast({ body, latest, language }: ClosedOfBody & { language: Language }) {
  const t = translator(language, "jobs");
  return (
    <>
      {t("readClosed", { words: body[language] })} {latest.length > 0 && `${t("readClosedLast")} `}
      {latest.map((job) => {
        const { text, lang } = shownTitle(job, language);
        return (
          <Fragment key={job.id}>
            <a href={links.job(language, job.id)} lang={lang}>
              {text}
            </a>
            {` (${formatDay(job.deadline, language)}) `}
          </Fragment>
        );
      })}
    </>
  );
}
