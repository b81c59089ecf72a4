import { formatNumber, formatRupees } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { parsePay } from "@/lib/jobs/facts/pay";
import type { JobDto } from "@/lib/jobs/schema";
import { type ShownText, shownText } from "@/lib/notice-text/shown-text";
import { placeKey, placesOf } from "@/lib/places/places";
import { type OneOrMore, valuesOf } from "@/lib/query-params";

/** A fact of a row: what it is called for who hears the page, and what is seen. */
export type RowFact = { key: "vacancies" | "qualification" | "pay" | "age"; label: string; value: ShownText };

/** The four facts of a row in their fixed order, each as short as it can be said; the notice's page says them whole. */
export function rowFacts(job: JobDto, language: Language): RowFact[] {
  const t = translator(language, "jobs");
  const vacancies =
    job.positions === null
      ? t("postsUnknown")
      : t("posts", { count: job.positions, figure: formatNumber(job.positions, language) });
  return [
    { key: "vacancies", label: t("vacancies"), value: { text: vacancies } },
    { key: "qualification", label: t("qualification"), value: shownText(job.qualification, "qualification", language) },
    { key: "pay", label: t("pay"), value: shortPay(job, language) ?? { text: t("payUnknown") } },
    { key: "age", label: t("age"), value: shortAge(job.ageLimit, language) ?? { text: t("ageUnknown") } },
  ];
}

/** "₹35,400–1,12,400": the pay of a month that a text states; the text itself where it states none in figures, or not how much it can be. */
function shortPay({ salary, department }: JobDto, language: Language): ShownText | null {
  if (salary === null) return null;
  const pay = parsePay(salary, department);
  if (pay === null || pay.max === null) return shownText(salary, "pay", language);
  const from = formatRupees(pay.min, language);
  return { text: pay.min === pay.max ? from : `${from}–${formatNumber(pay.max, language)}` };
}

/** "18–27 years": an age limit without the relaxations that follow it. */
function shortAge(ageLimit: string | null, language: Language): ShownText | null {
  return ageLimit === null ? null : shownText(ageLimit.split(";")[0] ?? ageLimit, "age", language);
}

/** The places of a listing: the one that was asked for where it is among them, else the first, and how many others there are. */
export function rowPlace(location: string, asked: OneOrMore<string> | undefined): { place: string; others: number } {
  const places = location
    .split(";")
    .map((place) => place.trim())
    .filter((place) => place !== "");
  const keys = valuesOf(asked).map(placeKey);
  const place = places.find((one) => placesOf(one).some((key) => keys.includes(key))) ?? places[0] ?? location;
  return { place, others: Math.max(0, places.length - 1) };
}
