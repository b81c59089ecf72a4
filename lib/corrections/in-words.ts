import { formatDay, formatNumber } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import type { Translator } from "@/lib/i18n/translate";
import type { CorrigendumDto } from "@/lib/jobs/schema";

export type CorrectionWords = Translator<"corrections">;

/** A value of a corrected field as it is read: days and counts in the words of the language, a fee as published. */
export function correctedValue(value: string, field: CorrigendumDto["field"], language: Language): string {
  if (field === "deadline") return formatDay(value, language);
  return field === "positions" ? formatNumber(Number(value), language) : value;
}

/** "from 100 to 120". */
export function correctionLine(
  { field, oldValue, newValue }: Pick<CorrigendumDto, "field" | "oldValue" | "newValue">,
  language: Language,
  t: CorrectionWords,
): string {
  const old = correctedValue(oldValue, field, language);
  return newValue === null ? t("takenAway", { old }) : t("changed", { old, now: correctedValue(newValue, field, language) });
}
