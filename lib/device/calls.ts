import {
  clearSession,
  isSigningOut,
  noteSigningOut,
  parseSessionUser,
  readSessionUser,
  renewSession,
  storeSession,
} from "@/lib/device/device-session";
import { parseObject } from "@/lib/plain-object";

/** What a call came to: `message` is what the server says, null where it says nothing or could not be reached. */
export type CallResult =
  | { outcome: "done"; message: string | null }
  | { outcome: "refused"; status: number; message: string | null }
  | { outcome: "unreachable" };

const TIMEOUT_MS = 20_000;

/** Sends JSON to a call of this site with the session cookie. */
export async function post(path: string, body: unknown): Promise<CallResult & { answer?: Record<string, unknown> }> {
  try {
    const language = document.documentElement.lang === "hi" ? "?lang=hi" : "";
    const response = await fetch(`${path}${language}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      credentials: "same-origin",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer = parseObject(await response.text());
    const message = typeof answer?.message === "string" ? answer.message : null;
    // Of a page of a proxy the status says enough where it refuses; one that says that all is well comes in the place of the site.
    if (!response.ok) return { outcome: "refused", status: response.status, message };
    return answer ? { outcome: "done", message, answer } : { outcome: "unreachable" };
  } catch {
    // Network away, half an answer, or none in time.
    return { outcome: "unreachable" };
  }
}

/** Signs in or registers; the device then shows who is signed in. */
export async function enter(path: "/api/users/login" | "/api/users/register", body: unknown): Promise<CallResult> {
  const { answer, ...result } = await post(path, body);
  if (result.outcome === "done") {
    const user = readSessionUser(answer?.user);
    if (!user) return { outcome: "unreachable" };
    // The cookie of a session that could not be ended is gone: what is ended from now on is this one.
    noteSigningOut(false);
    storeSession(user, typeof answer?.token === "string" ? answer.token : null);
  }
  return result;
}

/**
 * Signs out here and on the server. The device forgets at once, whatever the network does; where the server could not be reached it is told
 * at the next page (`finishSignOut`).
 */
export async function signOut(): Promise<void> {
  clearSession();
  noteSigningOut(true);
  await finishSignOut();
}

/** Ends on the server a session whose sign-out did not get through. */
export async function finishSignOut(): Promise<void> {
  if (!isSigningOut()) return;
  const { outcome } = await post("/api/users/logout", {});
  if (outcome === "done") noteSigningOut(false);
}

/** Whether the address of whoever is signed in is proven, without which no mail of a list comes; undefined where the server cannot be asked. */
export async function askIsVerified(signal: AbortSignal = AbortSignal.timeout(TIMEOUT_MS)): Promise<boolean | undefined> {
  try {
    const response = await fetch("/api/users/me", { credentials: "same-origin", signal });
    const text = await response.text();
    const me = response.ok && parseSessionUser(text);
    // The address may have been changed on another device since this one was told.
    if (me) renewSession(me);
    return (JSON.parse(text) as { isEmailVerified?: boolean }).isEmailVerified;
  } catch {
    // Offline, given up, or a proxy's page.
    return undefined;
  }
}
