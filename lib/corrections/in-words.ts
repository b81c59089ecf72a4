import { formatDay, formatNumber } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import type { Translator } from "@/lib/i18n/translate";
import type { CorrigendumDto } from "@/lib/jobs/schema";
import { type ShownText, shownText } from "@/lib/notice-text/shown-text";

export type CorrectionWords = Translator<"corrections">;

/** A value of a corrected field as the page of its notice shows it: days and counts in the words of the language, a fee by its rules. Server only. */
export function correctedValue(value: string, field: CorrigendumDto["field"], language: Language): ShownText {
  if (field === "applicationFee") return shownText(value, "fee", language);
  return { text: field === "deadline" ? formatDay(value, language) : formatNumber(Number(value), language) };
}

/** "from 100 to 120". */
export function correctionLine(
  { field, oldValue, newValue }: Pick<CorrigendumDto, "field" | "oldValue" | "newValue">,
  language: Language,
  t: CorrectionWords,
): string {
  const inWords = (value: string) => correctedValue(value, field, language).text;
  const old = inWords(oldValue);
  return newValue === null ? t("takenAway", { old }) : t("changed", { old, now: inWords(newValue) });
}
