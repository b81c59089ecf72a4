import { NoticeText } from "@/components/notice-text/notice-text";
import { Shown } from "@/components/notice-text/shown";
import { correctedValue } from "@/lib/corrections/in-words";
import { formatDay } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import type { CorrigendumDto, JobDetailDto } from "@/lib/jobs/schema";
import { links } from "@/lib/links";
import { sourceHost } from "@/lib/web-address";

const LABELS = { deadline: "lastDate", positions: "positions", applicationFee: "fee" } as const;

/** What was corrected since the notice was published: the fact, its old and new value, the day, and whose correction it was. */
export function Corrigenda({ job, language }: { job: JobDetailDto; language: Language }) {
  const announced = job.announced?.corrigenda ?? [];
  if (job.corrigenda.length + announced.length === 0) return null;
  const t = translator(language, "job");
  const words = translator(language, "corrections");
  return (
    <section aria-labelledby="corrigenda" className="mt-6">
      <h2 id="corrigenda" className="text-xl">
        {t("corrigenda")}
      </h2>
      <ul className="card mt-3 divided">
        {job.corrigenda.map((corrigendum) => (
          <li key={corrigendum.id} id={`correction-${corrigendum.id}`} className="px-4 py-2.5">
            <p className="font-semibold">{t(LABELS[corrigendum.field])}</p>
            <p>
              <span className="text-muted">{t("correctionFrom")}</span>{" "}
              <del>
                <Shown of={correctedValue(corrigendum.oldValue, corrigendum.field, language)} />
              </del>{" "}
              <span className="text-muted">{t("correctionTo")}</span>{" "}
              <ins className="no-underline">
                {corrigendum.newValue === null ? (
                  t("notSpecified")
                ) : (
                  <Shown of={correctedValue(corrigendum.newValue, corrigendum.field, language)} />
                )}
              </ins>
            </p>
            <Whose corrigendum={corrigendum} language={language} />
          </li>
        ))}
        {announced.map(({ title, url, on }) => (
          <li key={`${on} ${title}`} className="px-4 py-2.5">
            <p className="break-words font-semibold">
              <NoticeText text={title} kind={null} language={language} />
            </p>
            <p className="text-muted text-sm">
              {[on && formatDay(on, language), words("theirs")].filter(Boolean).join(" · ")}
              {url && <DocumentLink url={url} language={language} />}
            </p>
          </li>
        ))}
      </ul>
      <p className="no-print">
        <a href={links.corrections(language)} className="inline-flex min-h-11 items-center text-sm">
          {t("allCorrections")}
        </a>
      </p>
    </section>
  );
}

function Whose({
  corrigendum: { isOurs, documentUrl, changedOn },
  language,
}: {
  corrigendum: CorrigendumDto;
  language: Language;
}) {
  const t = translator(language, "job");
  const words = translator(language, "corrections");
  return (
    <p className="text-muted text-sm">
      {t("correctedOn", { date: formatDay(changedOn, language) })} · {words(isOurs ? "ours" : "theirs")}
      {documentUrl && <DocumentLink url={documentUrl} language={language} />}
    </p>
  );
}

function DocumentLink({ url, language }: { url: string; language: Language }) {
  return (
    <>
      {" · "}
      <a href={url} target="_blank" rel="noopener noreferrer nofollow" className="inline-block py-1">
        {translator(language, "corrections")("document", { host: sourceHost(url) ?? "" })}
      </a>
    </>
  );
}
