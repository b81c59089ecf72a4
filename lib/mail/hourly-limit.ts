import { addHours } from "date-fns/addHours";
import { db } from "@/lib/db";
import { env } from "@/lib/env";

/**
 * Of what a provider takes an hour, the share that mails of a list leave to others: all to what somebody waits for just then, and what is new two tenths more to
 * last dates, those that alerts told and are earlier or over now too, and to stages, which it would else keep back for hours each morning.
 */
const KEPT_SHARE = { dates: 0.1, news: 0.3 };

/** How many mails the provider takes yet this hour, by MAIL_PER_HOUR and what all servers have sent; Infinity where there is no bound. */
export async function mailsLeftThisHour(now: Date): Promise<number> {
  const { MAIL_PER_HOUR: most } = env;
  return most === undefined ? Number.POSITIVE_INFINITY : Math.max(0, most - (await sentSince(addHours(now, -1))));
}

/** How many mails of lists the provider takes yet this hour. */
export async function listMailsLeftThisHour(now: Date, of: keyof typeof KEPT_SHARE = "dates"): Promise<number> {
  const room = await mailsLeftThisHour(now);
  return Math.max(0, Math.floor(room - (env.MAIL_PER_HOUR ?? 0) * KEPT_SHARE[of]));
}

function sentSince(instant: Date): Promise<number> {
  return db().outgoingMail.count({ where: { sentAt: { gt: instant } } });
}
