import { createHash, randomBytes } from "node:crypto";
import { addressKey } from "@/lib/accounts/address";
import { STILL_OPENS } from "@/lib/auth/sessions";
import { db } from "@/lib/db";
import type { Prisma } from "@/lib/generated/prisma/client";

/** Links by mail work once and for an hour. */
export const TOKEN_HOURS = 1;
const TOKEN_MS = TOKEN_HOURS * 3600 * 1000;

/** More mails of one purpose than this an hour go to no address, however often one asks. */
const MAX_PER_HOUR = 3;

type Purpose = "reset_password" | "verify_email";
/** Whose link it is and where it goes; to an address that is not the account's, by a session that asks for it. */
type Subject = { userId: number; purpose: Purpose; email: string; sessionId?: string };

/**
 * Makes a link's token; older ones of the same purpose end. Only its digest is stored.
 * @returns null where this account was sent enough of them in the last hour, or has left the address meanwhile
 * @throws where the session that asks for it has ended meanwhile
 */
export async function makeOneTimeToken(subject: Subject, now: Date): Promise<string | null> {
  const { userId, purpose, email } = subject;
  const hourAgo = new Date(now.getTime() - TOKEN_MS);
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(now.getTime() + TOKEN_MS);
  return db().$transaction(async (transaction) => {
    // Those who ask at once go one after the other, or each of them would count before the others have written.
    await lockOwner(transaction, userId);
    if (!(await mayGoThere(transaction, subject))) {
      if (subject.sessionId) throw new Error("The session that asks for a link has ended");
      return null;
    }
    const recent = await transaction.oneTimeToken.count({ where: { userId, purpose, createdAt: { gt: hourAgo } } });
    if (recent >= MAX_PER_HOUR) return null;
    await transaction.oneTimeToken.updateMany({ where: { userId, purpose, usedAt: null }, data: { usedAt: now } });
    await transaction.oneTimeToken.create({
      data: { userId, purpose, email, tokenHash: digestOf(token), createdAt: now, expiresAt },
    });
    return token;
  });
}

/**
 * Whether a link may go to its address, asked behind whoever moves the account or ends its sessions just now: a call that began before must not leave a
 * link after it that opens the account, or moves it to the address of whoever was to be kept out.
 */
async function mayGoThere(transaction: Prisma.TransactionClient, { userId, email, sessionId }: Subject): Promise<boolean> {
  const [found] = await transaction.$queryRaw<unknown[]>`
    SELECT FROM users AS u WHERE u.id = ${userId} AND (u.email_key = ${addressKey(email)} OR EXISTS (
      SELECT FROM sessions AS s WHERE s.id = ${sessionId ?? null}::uuid AND ${STILL_OPENS}))`;
  return found !== undefined;
}

type TokenOwner = { fullName: string; email: string; phone: string | null; emailVerifiedAt: Date | null };

/** Whose token it is, where it could be spent just now; another may spend it in between. */
export async function ownerOfToken(token: string, purpose: Purpose, now: Date): Promise<TokenOwner | null> {
  const owner = { select: { fullName: true, email: true, phone: true, emailVerifiedAt: true } };
  const row = await db().oneTimeToken.findFirst({ where: openToken(token, purpose, now), select: { user: owner } });
  return row?.user ?? null;
}

/**
 * Uses a token up, in the transaction that does what it is for: a process that dies in between leaves both undone. Of two who come at once with the
 * same link, one finds it. Null for an unknown, used or expired one.
 */
export async function spendToken(
  transaction: Prisma.TransactionClient,
  { token, purpose }: { token: string; purpose: Purpose },
  now: Date,
): Promise<{ userId: number; email: string } | null> {
  const where = openToken(token, purpose, now);
  const open = await transaction.oneTimeToken.findFirst({ where, select: { userId: true } });
  if (!open) return null;
  // The account before its links, as everywhere: in the other order two could wait for each other.
  await lockOwner(transaction, open.userId);
  const [row] = await transaction.oneTimeToken.updateManyAndReturn({
    where,
    data: { usedAt: now },
    select: { userId: true, email: true },
  });
  return row ?? null;
}

/** Whether an account has proven the address that a link was sent to: such a link, used or older than another, has nothing left to do. */
export async function hasProvenItsAddress(client: Prisma.TransactionClient, token: string): Promise<boolean> {
  const row = await client.oneTimeToken.findFirst({
    where: { tokenHash: digestOf(token), purpose: "verify_email", user: { isActive: true, emailVerifiedAt: { not: null } } },
    select: { email: true, user: { select: { emailKey: true } } },
  });
  return row !== null && addressKey(row.email) === row.user.emailKey;
}

/**
 * Ends the links of an account that are still open, in the transaction that changes its password or address. Above all the link that would
 * move it to another address: the mail about that says to set a new password where it was somebody else who asked.
 */
export async function endOpenLinks(client: Prisma.TransactionClient, userId: number, now: Date): Promise<void> {
  await client.oneTimeToken.updateMany({ where: { userId, usedAt: null }, data: { usedAt: now } });
}

/** Until the end of the transaction; what points at the account may be written meanwhile. */
async function lockOwner(transaction: Prisma.TransactionClient, userId: number): Promise<void> {
  await transaction.$queryRaw`SELECT id FROM users WHERE id = ${userId} FOR NO KEY UPDATE`;
}

function openToken(token: string, purpose: Purpose, now: Date): Prisma.OneTimeTokenWhereInput {
  return { tokenHash: digestOf(token), purpose, usedAt: null, expiresAt: { gt: now }, user: { isActive: true } };
}

function digestOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
