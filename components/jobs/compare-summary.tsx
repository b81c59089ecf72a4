import { Fragment } from "react";
import { Shown } from "@/components/notice-text/shown";
import { formatNumber, formatRupees } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import type { Translator } from "@/lib/i18n/translate";
import { compareSummary, startingPay } from "@/lib/jobs/compare";
import type { DialogJob } from "./fetch-job";

/** Which of the jobs pays most and which has most vacancies. */
export function CompareSummary({ jobs, language, t }: { jobs: DialogJob[]; language: Language; t: Translator<"compare"> }) {
  const { highestSalary, mostPositions } = compareSummary(jobs);
  const [best] = highestSalary;
  const pay = best ? startingPay(best.salary, best.department) : null;
  const positions = mostPositions[0]?.positions ?? null;
  return (
    <dl className="mb-4 grid gap-3 sm:grid-cols-2">
      <div className="rounded-lg bg-neel-soft p-3">
        <dt className="text-muted text-sm">{t("highestSalary")}</dt>
        <dd className="font-semibold">
          {pay === null ? t("notSpecified") : t("payFrom", { amount: formatRupees(pay, language) })}
          <span className="block font-normal text-sm">
            <Names of={highestSalary} />
          </span>
        </dd>
      </div>
      <div className="rounded-lg bg-neel-soft p-3">
        <dt className="text-muted text-sm">{t("mostPositions")}</dt>
        <dd className="font-semibold">
          {positions === null ? t("notSpecified") : formatNumber(positions, language)}
          <span className="block font-normal text-sm">
            <Names of={mostPositions} />
          </span>
        </dd>
      </div>
    </dl>
  );
}

function Names({ of }: { of: DialogJob[] }) {
  return of.map(({ id, shown }, index) => (
    <Fragment key={id}>
      {index > 0 && "; "}
      <Shown of={shown.title} />
    </Fragment>
  ));
}
