import { addHours } from "date-fns/addHours";
import { db } from "@/lib/db";
import { env } from "@/lib/env";

/** Of what a provider takes an hour, the share that is left to mails that somebody waits for just then. */
const KEPT_SHARE = 0.1;

/** How many mails the provider takes yet this hour, by MAIL_PER_HOUR and what all servers have sent; Infinity where there is no bound. */
export async function mailsLeftThisHour(now: Date): Promise<number> {
  const { MAIL_PER_HOUR: most } = env;
  return most === undefined ? Number.POSITIVE_INFINITY : Math.max(0, most - (await sentSince(addHours(now, -1))));
}

/** How many mails of lists the provider takes yet this hour: they leave a tenth to the others. */
export async function listMailsLeftThisHour(now: Date): Promise<number> {
  const room = await mailsLeftThisHour(now);
  return Math.max(0, Math.floor(room - (env.MAIL_PER_HOUR ?? 0) * KEPT_SHARE));
}

function sentSince(instant: Date): Promise<number> {
  return db().outgoingMail.count({ where: { sentAt: { gt: instant } } });
}
