import type { Attempt } from "@/lib/auth/attempts";
import type { Actor, RequiredRole } from "@/lib/auth/schema";
import { keyedDigest } from "@/lib/auth/secret";
import { AppError, type ErrorCode } from "@/lib/errors";
import { clientAddress, networkOf } from "@/lib/http/network";
import { log } from "@/lib/log";
import { processState } from "@/lib/process-state";

type SignIn = Pick<Attempt, "kind" | "account" | "address">;

/**
 * Notes a try to sign in, by a password or a code. Account and network stand there as marks, the same in every line about them, so that
 * a series can be followed without a list of who came from where; whoever got in is named by number. What limits refuse is noted
 * by logRefusal.
 */
export function logSignIn({ kind, account, address }: SignIn, accountId: number | null): void {
  const fields = { kind, account: markOf(account), network: markOf(networkOf(address)) };
  if (accountId === null) log.info(fields, "A sign-in failed");
  else log.info({ ...fields, accountId }, "Signed in");
}

/** Notes that somebody who is signed in did not know the password that is asked for once more: so does whoever stole a session. */
export function logWrongPassword({ kind, id }: Pick<Actor, "kind" | "id">, address: string): void {
  log.info({ kind, accountId: id, network: markOf(networkOf(address)) }, "A password that is asked for once more was wrong");
}

/** Notes that somebody who is signed in asked for what they may not do. */
export function logForbidden(request: Request, { kind, id }: Pick<Actor, "kind" | "id">, needs: RequiredRole): void {
  const { pathname } = new URL(request.url);
  log.warn({ kind, accountId: id, method: request.method, path: pathname, needs }, "A call was refused to somebody signed in");
}

/** What is refused for what a call holds or how often it comes: what somebody looks for who tries the doors. */
const NOTED: readonly string[] = ["INVALID", "TOO_LARGE", "UNSUPPORTED_MEDIA", "RATE_LIMITED"] satisfies ErrorCode[];
/** A flood must not fill the disk. */
const LINES_A_MINUTE = 60;
const MAX_FIELDS = 10;
const state = processState<{ niyuktiRefusals: { minute: number; lines: number } }>();

/**
 * Notes that a call or a form was refused, with the names of its wrong fields and never what stood in them; up to 60 a minute in this process,
 * and how many more there were.
 */
export function logRefusal(request: Request, error: unknown): void {
  if (!(error instanceof AppError) || !NOTED.includes(error.code)) return;
  const minute = Math.floor(Date.now() / 60_000);
  let written = state.niyuktiRefusals;
  if (written?.minute !== minute) {
    const leftOut = (written?.lines ?? 0) - LINES_A_MINUTE;
    if (leftOut > 0) log.info({ leftOut }, "More calls were refused than were noted");
    written = state.niyuktiRefusals = { minute, lines: 0 };
  }
  written.lines += 1;
  if (written.lines > LINES_A_MINUTE) return;
  const fields = Object.keys(error.fields ?? {}).filter((name) => /^[\w.]{1,60}$/.test(name));
  const where = {
    method: request.method,
    path: new URL(request.url).pathname,
    network: markOf(networkOf(clientAddress(request))),
  };
  log.info({ ...where, code: error.code, fields: fields.slice(0, MAX_FIELDS) }, "A call was refused");
}

/** Sixteen characters tell some millions of accounts apart. */
function markOf(text: string): string {
  return keyedDigest("log", text).slice(0, 16);
}
