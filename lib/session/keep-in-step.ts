import { finishSignOut, signOut } from "@/lib/session/calls";
import { clearSession, parseSessionUser, type SessionUser, storeSession } from "@/lib/session/device-session";

/** How often, at most, a tab asks whether the session still holds. */
const ASK_AFTER_MS = 5 * 60 * 1000;
const ASKED_KEY = "niyukti_session_asked";

/**
 * Keeps what the device shows true: asks the server now and then who is signed in, and finishes a sign-out that did not get through. A
 * session that has ended elsewhere takes the account's data off this device.
 */
export async function keepInStep(user: SessionUser | null): Promise<void> {
  if (!user) {
    await finishSignOut();
    if (!takeHint()) return;
  }
  if (user && wasAskedLately(user)) return;
  const response = await fetch("/api/users/me", { credentials: "same-origin" });
  if (response.status === 401) return forgetAccount();
  if (!response.ok) return;
  const me = parseSessionUser(await response.text());
  if (!me) return;
  noteAsked(me);
  if (JSON.stringify(me) !== JSON.stringify(user)) storeSession(me, null);
}

/** Signs out and leaves the device as one on which nobody has signed in. */
export async function leaveSession(): Promise<void> {
  const done = signOut();
  forgetAccount();
  await done;
}

function forgetAccount(): void {
  clearSession();
}

/** A form without script cannot tell the device who signed in; it leaves this mark, which says only that somebody did. */
function takeHint(): boolean {
  const isThere = document.cookie.includes("niyukti_hint=");
  if (isThere) document.cookie = "niyukti_hint=; Path=/; Max-Age=0";
  return isThere;
}

function wasAskedLately(user: SessionUser): boolean {
  try {
    const [id, time] = (window.sessionStorage.getItem(ASKED_KEY) ?? "").split(" ");
    return id === String(user.id) && Date.now() - Number(time) < ASK_AFTER_MS;
  } catch {
    return false;
  }
}

function noteAsked({ id }: SessionUser): void {
  try {
    window.sessionStorage.setItem(ASKED_KEY, `${id} ${Date.now()}`);
  } catch {
    // Asked again at the next page.
  }
}
