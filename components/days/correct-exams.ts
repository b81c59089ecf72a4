import { inDays, repaint, write } from "@/components/days/in-place";
import { REGISTRATION_TONES, URGENCY_TONES } from "@/components/exams/exam-badges";
import type { ExamDayWords } from "@/components/exams/exam-days";
import { type Day, isDay } from "@/lib/dates";
import type { ExamEvent } from "@/lib/exams/events";
import { countdown, eventState, examUrgency, registrationStatus } from "@/lib/exams/policy";

/** Rewrites the leaves and badges of the exams under `root` as of now. A row stays where it stands, also when what it began with has passed. */
export function correctExams(root: ParentNode, now: Date): void {
  for (const agenda of root.querySelectorAll<HTMLElement>("[data-exam-words]")) {
    const words: ExamDayWords = JSON.parse(agenda.dataset.examWords ?? "");
    for (const row of agenda.querySelectorAll<HTMLElement>("[data-exam]")) correctRow(row, words, now);
  }
}

function correctRow(row: HTMLElement, words: ExamDayWords, now: Date): void {
  const [kind, registrationStartDate = "", registrationEndDate = "", held = "", closesAt = null] =
    row.dataset.exam?.split(" ") ?? [];
  const [examDate = "", examEndDate = null] = held.split("/");
  const leaf = row.querySelector<HTMLTimeElement>("time.leaf");
  const day: Day = leaf?.dateTime ?? "";
  if (![day, registrationStartDate, registrationEndDate, examDate].every(isDay)) return;
  const exam = { registrationStartDate, registrationEndDate, examDate, examEndDate, closesAt };
  const registration = registrationStatus(exam, now);
  // What has closed needs no further look.
  if (registration === "closed") row.removeAttribute("data-closes");
  const { when, tone, days } = eventState(exam, { kind, day } as ExamEvent, now);
  const heard = leaf?.querySelector(".sr-only");
  if (leaf) leaf.dataset.tone = tone;
  const toCome = inDays(days, kind === "registrationEnd" ? words.toRegister : words.inDays);
  // The words for the day stay; what it is by now stands behind them.
  write(heard, heard?.textContent?.replace(/, [^,]*$/, `, ${when === "toCome" ? toCome : words[when]}`) ?? "");
  const [status, left] = row.querySelectorAll("p > .chip");
  // One that was called off says that alone.
  if (!status || !left) return;
  repaint(status, REGISTRATION_TONES[registration], words[registration]);
  const next = countdown(exam, now);
  const urgency = examUrgency(next.days);
  const count = inDays(next.days, next.kind === "exam" ? words.toExam : words.toRegister);
  repaint(left, URGENCY_TONES[urgency], urgency === "over" ? words.over : next.days === 0 ? words.examToday : count);
}
