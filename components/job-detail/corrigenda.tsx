import type { ReactNode } from "react";
import { NoticeText } from "@/components/notice-text/notice-text";
import { formatDay, formatNumber } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import type { CorrigendumDto, JobDetailDto } from "@/lib/jobs/schema";

const LABELS = { deadline: "lastDate", positions: "positions", applicationFee: "fee" } as const;

/** What was corrected since the notice was published: the fact, its old and new value, and the day. */
export function Corrigenda({ job, language }: { job: JobDetailDto; language: Language }) {
  if (job.corrigenda.length === 0) return null;
  const t = translator(language, "job");
  return (
    <section aria-labelledby="corrigenda" className="mt-6">
      <h2 id="corrigenda" className="text-xl">
        {t("corrigenda")}
      </h2>
      <ul className="card mt-3 divide-y divide-line">
        {job.corrigenda.map((corrigendum) => (
          <li key={corrigendum.id} className="px-4 py-2.5">
            <p className="font-semibold">{t(LABELS[corrigendum.field])}</p>
            <p>
              <span className="text-muted">{t("correctionFrom")}</span>{" "}
              <del>{shownValue(corrigendum.oldValue, corrigendum.field, language)}</del>{" "}
              <span className="text-muted">{t("correctionTo")}</span>{" "}
              <ins className="no-underline">
                {corrigendum.newValue === null
                  ? t("notSpecified")
                  : shownValue(corrigendum.newValue, corrigendum.field, language)}
              </ins>
            </p>
            <p className="text-muted text-sm">{t("correctedOn", { date: formatDay(corrigendum.changedOn, language) })}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function shownValue(value: string, field: CorrigendumDto["field"], language: Language): ReactNode {
  if (field === "deadline") return formatDay(value, language);
  if (field === "positions") return formatNumber(Number(value), language);
  return <NoticeText text={value} kind="fee" language={language} />;
}
