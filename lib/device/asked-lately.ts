import type { SessionUser } from "@/lib/device/device-session";
import { readStored, writeStored } from "@/lib/device/storage";

/** How often, at most, a tab asks whether the session still holds. */
const ASK_AFTER_MS = 5 * 60 * 1000;
const ASKED_KEY = "niyukti_session_asked";

/** Whether this tab has asked of this user a short while ago. */
export function wasAskedLately(user: SessionUser): boolean {
  const [id, time] = (readStored(ASKED_KEY, "session") ?? "").split(" ");
  return id === String(user.id) && Date.now() - Number(time) < ASK_AFTER_MS;
}

/** Notes that this tab asks of this user now. */
export function noteAsked({ id }: SessionUser): void {
  writeStored(ASKED_KEY, `${id} ${Date.now()}`, "session");
}

/** A form without script cannot tell the device who signed in; it leaves this mark, which says only that somebody did. */
export function dropHint(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing in browsers that people here use.
  document.cookie = "niyukti_hint=; Path=/; Max-Age=0";
}
