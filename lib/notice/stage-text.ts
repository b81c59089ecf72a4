import type { Day } from "@/lib/dates";
import { formatDayRange } from "@/lib/i18n/day-range";
import { formatDay } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import type { StageKind } from "@/lib/notice/schema";
import { dayOfStage, type TimelineStage } from "@/lib/notice/timeline";
import { shownText } from "@/lib/notice-text/shown-text";

/** A stage in one line of plain text: "Exam: Tier 1, 10–12 Jan 2027 (provisional)". Server only, as the dictionary is. */
export function stageLine(stage: TimelineStage, language: Language): string {
  const t = translator(language, "job");
  return `${stageName(stage, language)}, ${stageDays(stage, language, "untilDayInLine")} (${t(`stageStatus.${stage.status}`)})`;
}

/** A stage whose days are others than they were: "Exam: Tier 1, now 17 Jan 2027 (confirmed), no longer 10 Jan 2027", or that it was called off. */
export function changedStageLine(stage: TimelineStage, before: Pick<TimelineStage, "from" | "to">, language: Language): string {
  const t = translator(language, "job");
  const line = {
    stage: stageName(stage, language),
    days: stageDays(stage, language, "untilDayInLine"),
    before: stageDays(before, language, "untilDayInLine"),
    status: t(`stageStatus.${stage.status}`),
  };
  return t(stage.status === "cancelled" ? "stageCalledOff" : "stageMoved", line);
}

/** What a stage is called: "Exam: Tier 1". */
export function stageName({ kind, name }: Pick<TimelineStage, "kind" | "name">, language: Language): string {
  const of = translator(language, "job")(`stages.${kind}`);
  return name === null ? of : `${of}: ${shownText(name, null, language).text}`;
}

/** A stage as a list on the device shows it, finished. */
export type ShownStage = {
  kind: StageKind;
  day: Day;
  line: string;
  /** In the width of a date leaf. */
  note: string;
};

/** A stage as a row or a mail shows it, in one line and by its day; null where it has no day. */
export function shownStage(stage: TimelineStage, language: Language): ShownStage | null {
  const day = dayOfStage(stage);
  const note = translator(language, "job")(`stagesShort.${stage.kind}`);
  return day === null ? null : { kind: stage.kind, day, line: stageLine(stage, language), note };
}

/** The days of a stage: "10–12 Jan 2027", "Until 5 Dec 2026", or that none is announced. */
export function stageDays(
  stage: Pick<TimelineStage, "from" | "to">,
  language: Language,
  until: "untilDay" | "untilDayInLine" = "untilDay",
): string {
  const t = translator(language, "job");
  const { from, to } = stage;
  if (from !== null && to !== null) return formatDayRange(from, to, language, true);
  const day = dayOfStage(stage);
  return day === null ? t("noDay") : t(until, { date: formatDay(day, language) });
}
