import type { Attempt } from "@/lib/auth/attempts";
import type { Actor, RequiredRole } from "@/lib/auth/schema";
import { keyedDigest } from "@/lib/auth/secret";
import { networkOf } from "@/lib/http/network";
import { log } from "@/lib/log";

type SignIn = Pick<Attempt, "kind" | "account" | "address">;

/**
 * Notes a try to sign in, by a password or a code. Account and network stand there as marks, the same in every line about them, so that
 * a series can be followed without a list of who came from where; whoever got in is named by number. What limits refuse is not noted: a flood
 * must not fill the disk.
 */
export function logSignIn({ kind, account, address }: SignIn, accountId: number | null): void {
  const fields = { kind, account: markOf(account), network: markOf(networkOf(address)) };
  if (accountId === null) log.info(fields, "A sign-in failed");
  else log.info({ ...fields, accountId }, "Signed in");
}

/** Notes that somebody who is signed in asked for what they may not do. */
export function logForbidden(request: Request, { kind, id }: Pick<Actor, "kind" | "id">, needs: RequiredRole): void {
  const { pathname } = new URL(request.url);
  log.warn({ kind, accountId: id, method: request.method, path: pathname, needs }, "A call was refused to somebody signed in");
}

/** Sixteen characters tell some millions of accounts apart. */
function markOf(text: string): string {
  return keyedDigest("log", text).slice(0, 16);
}
