import { plainText } from "@/lib/ingestion/parse/clean";
import { OF_REGISTRATION, withRegistration } from "@/lib/ingestion/parse/last-day";
import { OFFLINE, ONLINE } from "@/lib/ingestion/parse/last-day-words";

/** What a row says of the last day of a first step, without which its others cannot follow: to register, and to apply online. */
export type FirstSteps = { registration?: string; online?: string };

/** Notes what a column of a last date says, where its name is of a first step and none of the kind was noted before it. */
export function noteFirstStep(steps: FirstSteps, header: string, text: string): void {
  if (OF_REGISTRATION.test(header)) steps.registration ??= plainText(text);
  if (ONLINE.test(header.toLowerCase())) steps.online ??= plainText(text);
}

/** What a row says of its last date, or of that of a first step which is over before it. @param header the name of the column of the last date */
export function withFirstStep(
  lastDate: string | undefined,
  header: string,
  { registration, online }: FirstSteps,
): string | undefined {
  const told = withRegistration(lastDate, registration);
  return isOfReceipt(header) ? withRegistration(told, online) : told;
}

/** Whether the name of a column is of what is received: beside a last day to apply online, of what is then sent by post. */
function isOfReceipt(header: string): boolean {
  return /receipt|receiv|प्राप्त/i.test(header) && !ONLINE.test(header.toLowerCase());
}

/** Whether words are of those who apply on paper alone. */
export function isOnPaper(words: string): boolean {
  return OFFLINE.test(words.toLowerCase()) && !ONLINE.test(words.toLowerCase());
}
