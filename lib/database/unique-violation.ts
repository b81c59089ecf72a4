import { Prisma } from "@/lib/generated/prisma/client";

/**
 * Whether a write failed because a unique value is taken, and which: `isTaken(error, "users_email_key_key")`. Under a driver adapter
 * Prisma names the constraint only inside the adapter's own error.
 */
export function isTaken(error: unknown, constraint?: string): boolean {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError) || error.code !== "P2002") return false;
  return constraint === undefined || JSON.stringify(error.meta ?? {}).includes(constraint) || error.message.includes(constraint);
}
