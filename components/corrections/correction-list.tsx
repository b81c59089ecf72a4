import { Shown } from "@/components/notice-text/shown";
import { Badge } from "@/components/ui/badge";
import { correctedValue } from "@/lib/corrections/in-words";
import type { CorrectionDto } from "@/lib/corrections/schema";
import { formatDay } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";
import { shownBody, shownTitle } from "@/lib/notice-text/shown-job";
import { sourceHost } from "@/lib/web-address";

/** Corrections, the newest first: what, as it was and as it is, whose it was, and the document that says so. */
export function CorrectionList({ corrections, language }: { corrections: readonly CorrectionDto[]; language: Language }) {
  return (
    <ol className="card mt-4 divided">
      {corrections.map((correction) => (
        <li key={correction.id} id={`correction-${correction.id}`} className="scroll-mt-20 px-4 py-3">
          <Correction correction={correction} language={language} />
        </li>
      ))}
    </ol>
  );
}

function Correction({ correction, language }: { correction: CorrectionDto; language: Language }) {
  const t = translator(language, "corrections");
  const { field, oldValue, newValue, isOurs, documentUrl } = correction;
  return (
    <>
      <h2 className="text-base">
        <a href={links.job(language, correction.jobId)} className="-my-2 inline-block py-2">
          <Shown of={shownTitle(correction, language)} />
        </a>
      </h2>
      <p className="text-muted text-sm">
        <Shown of={shownBody(correction, language)} />
      </p>
      <p className="mt-1">
        {t(`fields.${field}`)}: <span className="sr-only">{t("before")}</span>
        <del>
          <Shown of={correctedValue(oldValue, field, language)} />
        </del>{" "}
        <span aria-hidden="true">→</span> <span className="sr-only">{t("after")}</span>
        <ins className="font-semibold no-underline">
          {newValue === null ? t("notStated") : <Shown of={correctedValue(newValue, field, language)} />}
        </ins>
      </p>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <time dateTime={correction.changedOn} className="text-muted tabular-nums">
          {formatDay(correction.changedOn, language)}
        </time>
        <Badge tone={isOurs ? "soon" : "info"}>{t(isOurs ? "ours" : "theirs")}</Badge>
        {documentUrl && (
          <a href={documentUrl} target="_blank" rel="noopener noreferrer nofollow" className="inline-flex min-h-11 items-center">
            {t("document", { host: sourceHost(documentUrl) ?? "" })}
          </a>
        )}
      </p>
    </>
  );
}
