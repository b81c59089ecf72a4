import { env } from "@/lib/env";

/**
 * The secret that signs sessions, links and marks.
 * @throws Error where it is missing: nothing may ever be signed with an empty one
 */
export function authSecret(): string {
  if (!env.NEXTAUTH_SECRET) throw new Error("NEXTAUTH_SECRET is not set");
  return env.NEXTAUTH_SECRET;
}
