import { createHash, randomBytes } from "node:crypto";
import { db } from "@/lib/db";
import type { Prisma } from "@/lib/generated/prisma/client";

/** Links by mail work once and for an hour. */
export const TOKEN_HOURS = 1;
const TOKEN_MS = TOKEN_HOURS * 3600 * 1000;

/** More mails of one purpose than this an hour go to no address, however often one asks. */
const MAX_PER_HOUR = 3;

type Purpose = "reset_password" | "verify_email";
type Subject = { userId: number; purpose: Purpose; email: string };

/**
 * Makes a link's token; older ones of the same purpose end. Only its digest is stored.
 * @returns null where this account was sent enough of them in the last hour
 */
export async function makeOneTimeToken({ userId, purpose, email }: Subject, now: Date): Promise<string | null> {
  const hourAgo = new Date(now.getTime() - TOKEN_MS);
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(now.getTime() + TOKEN_MS);
  return db().$transaction(async (transaction) => {
    // Those who ask at once go one after the other, or each of them would count before the others have written.
    await transaction.$queryRaw`SELECT id FROM users WHERE id = ${userId} FOR UPDATE`;
    const recent = await transaction.oneTimeToken.count({ where: { userId, purpose, createdAt: { gt: hourAgo } } });
    if (recent >= MAX_PER_HOUR) return null;
    await transaction.oneTimeToken.updateMany({ where: { userId, purpose, usedAt: null }, data: { usedAt: now } });
    await transaction.oneTimeToken.create({
      data: { userId, purpose, email, tokenHash: digestOf(token), createdAt: now, expiresAt },
    });
    return token;
  });
}

type TokenOwner = { fullName: string; email: string; phone: string | null };

/** Whose token it is, where it could be spent just now; another may spend it in between. */
export async function ownerOfToken(token: string, purpose: Purpose, now: Date): Promise<TokenOwner | null> {
  const owner = { select: { fullName: true, email: true, phone: true } };
  const row = await db().oneTimeToken.findFirst({ where: openToken(token, purpose, now), select: { user: owner } });
  return row?.user ?? null;
}

/** Uses a token up: of two who come at once with the same link, one finds it. Null for an unknown, used or expired one. */
export async function spendToken(token: string, purpose: Purpose, now: Date): Promise<{ userId: number; email: string } | null> {
  const [row] = await db().oneTimeToken.updateManyAndReturn({
    where: openToken(token, purpose, now),
    data: { usedAt: now },
    select: { userId: true, email: true },
  });
  return row ?? null;
}

/**
 * Ends the links of an account that are still open, in the transaction that changes its password or address. Above all the link that would
 * move it to another address: the mail about that says to set a new password where it was somebody else who asked.
 */
export function endOpenLinks(userId: number, now: Date): Prisma.PrismaPromise<unknown> {
  return db().oneTimeToken.updateMany({ where: { userId, usedAt: null }, data: { usedAt: now } });
}

function openToken(token: string, purpose: Purpose, now: Date): Prisma.OneTimeTokenWhereInput {
  return { tokenHash: digestOf(token), purpose, usedAt: null, expiresAt: { gt: now }, user: { isActive: true } };
}

function digestOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
