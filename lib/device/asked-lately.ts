import type { SessionUser } from "@/lib/device/device-session";

/** How often, at most, a tab asks whether the session still holds. */
const ASK_AFTER_MS = 5 * 60 * 1000;
const ASKED_KEY = "niyukti_session_asked";

/** Whether this tab has asked of this user a short while ago. */
export function wasAskedLately(user: SessionUser): boolean {
  try {
    const [id, time] = (window.sessionStorage.getItem(ASKED_KEY) ?? "").split(" ");
    return id === String(user.id) && Date.now() - Number(time) < ASK_AFTER_MS;
  } catch {
    return false;
  }
}

export function noteAsked({ id }: SessionUser): void {
  try {
    window.sessionStorage.setItem(ASKED_KEY, `${id} ${Date.now()}`);
  } catch {
    // Asked again at the next page.
  }
}
