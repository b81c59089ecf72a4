import { createHmac, randomInt } from "node:crypto";
import type { UserActor } from "@/lib/auth/schema";
import { authSecret, isSameSecret } from "@/lib/auth/secret";
import { STILL_OPENS } from "@/lib/auth/sessions";
import { isSmsOn } from "@/lib/channels/configured";
import { sendCode } from "@/lib/channels/sms";
import { db } from "@/lib/db";
import { secondsToWaitFor } from "@/lib/http/limits/rate-limit";
import { withAsciiDigits } from "@/lib/jobs/search/words/fold";

/** How long a code proves a phone, and how often one may be typed. */
const CODE_MS = 10 * 60 * 1000;
const MAX_TRIES = 5;
const DAY = 24 * 3600;
/** Codes that a person asks for, and that one phone is sent, whoever asks. */
const BY_PERSON = { name: "sms-code-person", calls: 5, seconds: DAY };
const BY_NUMBER = { name: "sms-code-number", calls: 3, seconds: DAY };

/** A mobile phone of India as +91 and ten digits; null for anything else. */
export function readMobileNumber(text: string): string | null {
  const [, digits] = /^(?:\+?91|0)?([6-9]\d{9})$/.exec(withAsciiDigits(text).replace(/[\s()-]/g, "")) ?? [];
  return digits ? `+91${digits}` : null;
}

type Owner = Pick<UserActor, "id" | "sessionId">;

export type SmsState = { number: string; isConfirmed: boolean };

/** What is kept of a person's phone, its digits hidden but the last; null where there is none or SMS is not configured. */
export async function smsNumberOf(userId: number): Promise<SmsState | null> {
  if (!isSmsOn()) return null;
  const [found] = await db().$queryRaw<SmsState[]>`
    SELECT '…' || right(number, 4) AS number, confirmed_at IS NOT NULL AS "isConfirmed" FROM sms_numbers WHERE user_id = ${userId}`;
  return found ?? null;
}

/**
 * Sends a code to a phone, which is told nothing else before the code comes back. A phone to which none could be sent is forgotten: the settings would ask
 * for a code that never comes. It fails where the session has ended meanwhile.
 */
export async function askForNumber(owner: Owner, number: string, now: Date): Promise<"sent" | "tooMany" | "failed"> {
  const { id: userId, sessionId } = owner;
  if ((await secondsToWaitFor(BY_PERSON, String(userId))) !== null) return "tooMany";
  if ((await secondsToWaitFor(BY_NUMBER, number)) !== null) return "tooMany";
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  const codeHash = hashOf(userId, code);
  const count = await db().$executeRaw`
    INSERT INTO sms_numbers (user_id, number, code_hash, code_until, created_at)
    SELECT u.id, ${number}, ${codeHash}, ${new Date(now.getTime() + CODE_MS)}::timestamptz, ${now}::timestamptz
    FROM users AS u JOIN sessions AS s ON ${STILL_OPENS}
    WHERE u.id = ${userId} AND s.id = ${sessionId}::uuid FOR SHARE OF u
    ON CONFLICT (user_id) DO UPDATE SET number = excluded.number, code_hash = excluded.code_hash, code_until = excluded.code_until,
      tries = 0, confirmed_at = NULL`;
  if (count === 0) throw new Error("The session that asks for messages to a phone has ended");
  if (await sendCode(number, code)) return "sent";
  await db().$executeRaw`DELETE FROM sms_numbers WHERE user_id = ${userId} AND code_hash = ${codeHash}`;
  return "failed";
}

/** Proves the phone by the code that it was sent. @returns whether it was the right one, in time, within five tries */
export async function confirmNumber(userId: number, code: string, now: Date): Promise<boolean> {
  // Counted before it is looked at, so that tries at the same time are counted too.
  const [found] = await db().$queryRaw<{ codeHash: string }[]>`
    UPDATE sms_numbers SET tries = tries + 1
    WHERE user_id = ${userId} AND confirmed_at IS NULL AND tries < ${MAX_TRIES} AND code_until > ${now} RETURNING code_hash AS "codeHash"`;
  if (!found || !isSameSecret(hashOf(userId, code), found.codeHash)) return false;
  const count = await db().$executeRaw`
    UPDATE sms_numbers SET confirmed_at = ${now}, code_hash = '' WHERE user_id = ${userId} AND code_hash = ${found.codeHash}`;
  return count === 1;
}

/** Ends messages and forgets the phone. */
export async function forgetNumber(userId: number): Promise<void> {
  await db().$executeRaw`DELETE FROM sms_numbers WHERE user_id = ${userId}`;
}

function hashOf(userId: number, code: string): string {
  return createHmac("sha256", authSecret()).update(`sms ${userId} ${code}`).digest("base64url");
}
