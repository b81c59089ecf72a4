import { formatNumber } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import type { JobDto } from "@/lib/jobs/schema";
import { ListRows } from "./list-rows";

type Props = { jobs: readonly JobDto[]; total: number; all: number; place: string; href: string; language: Language; now: Date };

/** What a list of a place leaves out though its people may apply: jobs of all India, the first few and the way to the rest. */
export function AllIndia({ jobs, total, all, place, href, language, now }: Props) {
  const t = translator(language, "jobs");
  if (jobs.length === 0) return null;
  return (
    <section aria-labelledby="all-india" className="list-also">
      <h2 id="all-india" className="text-lg">
        {t("allIndia", { count: total, total: formatNumber(total, language), place })}
      </h2>
      <ListRows jobs={jobs} language={language} view="list" now={now} />
      <a href={href} className="inline-flex min-h-11 items-center">
        {t("allIndiaAll", { total: formatNumber(all, language) })}
      </a>
    </section>
  );
}
