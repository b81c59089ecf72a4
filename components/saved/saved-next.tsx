import { DateLeaf } from "@/components/days/date-leaf";
import { dayInIndia, daysBetween } from "@/lib/dates";
import { formatDay } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import type { Translator } from "@/lib/i18n/translate";
import { urgencyOf } from "@/lib/jobs/urgency";
import type { ShownStage } from "@/lib/notice/stage-text";

type Leaf = { next: ShownStage; now: Date; language: Language };

/** Of a followed job that has closed, the day of what comes next in place of the last date. */
export function NextLeaf({ next, now, language }: Leaf) {
  // The day itself belongs to the last band before it, not to what is over.
  const days = Math.max(1, daysBetween(dayInIndia(now), next.day));
  return <DateLeaf day={next.day} language={language} tone={urgencyOf(days)} note={next.note} text={next.line} />;
}

type Props = {
  /** Whether the tracker has an application for it that was sent. */
  isApplied: boolean;
  /** The last date that it was saved with, where it has another one now. */
  was: string | null;
  next: ShownStage | null;
  language: Language;
  t: Translator<"saved">;
};

/** What has come of a saved job since it was saved, and what comes next. */
export function SavedNext({ isApplied, was, next, language, t }: Props) {
  if (!isApplied && was === null && next === null) return null;
  return (
    <p className="row-next">
      {isApplied && <span className="block">{t("applied")}</span>}
      {was !== null && <span className="block text-soon">{t("deadlineWas", { day: formatDay(was, language) })}</span>}
      {next && t("next", { stage: next.line })}
    </p>
  );
}
