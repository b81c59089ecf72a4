import { addMilliseconds } from "date-fns/addMilliseconds";

/** What time it is at each call. A run goes on for a while, and what it claims counts from the moment of the claim. */
export type Clock = () => Date;

/** When a run of mails began, which decides what is due, and its clock. */
export type MailRun = { now: Date; clock: Clock };

/** How long one run sends of one table; what is left is taken by the next. The call that does all of them waits four minutes (lib/server/schedules.ts). */
const MAX_RUN_MS = 60 * 1000;

/** A clock that shows an instant and goes on from there as the clock of the machine does, also over a while for which the machine stood still. */
export function clockFrom(now: Date): Clock {
  const begun = Date.now();
  return () => addMilliseconds(now, Date.now() - begun);
}

/** Says of a run that begins now whether it has sent long enough; to be asked before each mail. */
export function timeOf(clock: Clock): { isOver: () => boolean } {
  const end = addMilliseconds(clock(), MAX_RUN_MS);
  return { isOver: () => clock() >= end };
}
