import { claimDevice, endFollowing, forgetAccountData, syncWithAccount } from "@/lib/device/account-sync";
import { dropHint, noteAsked, wasAskedLately } from "@/lib/device/asked-lately";
import { finishSignOut, signOut } from "@/lib/device/calls";
import { clearSession, parseSessionUser, type SessionUser, sessionUser, storeSession } from "@/lib/device/device-session";
import type { Sync } from "@/lib/device/sync";

const ASK_TIMEOUT_MS = 20_000;
/** When the question is put again that got no answer; at once where the browser says that the network is back. */
const ASK_AGAIN_MS = 30_000;
/** How long signing out waits for changes that were not sent yet. */
const LAST_EXCHANGE_MS = 3_000;

let current: { userId: number; sync: Sync } | undefined;
/** Tells whoever is at the device that its session has ended, which they did not ask for here, and whether what was on it has left. */
let tellEnded: (hasLeft: boolean) => void = () => undefined;
let asking: ReturnType<typeof setTimeout> | undefined;

/**
 * Keeps what the device shows true: asks the server now and then who is signed in, exchanges the device's data with the account, and finishes
 * a sign-out that did not get through. A session that has ended elsewhere takes the account's data off this device, and `onEnded` says so: without a
 * word a list of saved jobs would just be empty.
 */
export async function keepInSync(user: SessionUser | null, onEnded = tellEnded): Promise<void> {
  tellEnded = onEnded;
  const isHinted = document.cookie.includes("niyukti_hint=");
  if (!user) {
    const followed = current?.userId;
    stopSync();
    // Another tab has signed out, or found the session ended, and has left what is the device's own.
    if (followed !== undefined) endFollowing(followed);
    await finishSignOut();
  } else {
    handOver(user);
  }
  if (isHinted || (user && !wasAskedLately(user))) {
    // Without an answer nothing is exchanged: what lies here may belong to another account than the one of the cookie.
    if (!(await askWhoIsSignedIn(user, isHinted))) return askLater();
  }
  const present = sessionUser();
  if (present) beginSync(present);
}

/** Signs out and leaves the device as one on which nobody has signed in. */
export async function leaveSession(): Promise<void> {
  await Promise.race([current?.sync.exchange(), new Promise((resolve) => setTimeout(resolve, LAST_EXCHANGE_MS))]);
  forgetAccount();
  await signOut();
}

/** Whether there was an answer; what the device shows is then true. A form that ended the session (`isHinted`) has said so on its page. */
async function askWhoIsSignedIn(user: SessionUser | null, isHinted: boolean): Promise<boolean> {
  try {
    const response = await fetch("/api/users/me", { credentials: "same-origin", signal: AbortSignal.timeout(ASK_TIMEOUT_MS) });
    const me = response.ok ? parseSessionUser(await response.text()) : null;
    if (!me && response.status !== 401) return false;
    dropHint();
    if (!me) {
      if (user && isHinted) forgetAccount();
      else if (user) endHere(user.id);
      return true;
    }
    noteAsked(me);
    // Somebody else has signed in since, by a form: what lies here belongs to the account before.
    if (user && user.id !== me.id) forgetAccount();
    if (JSON.stringify(me) !== JSON.stringify(user)) storeSession(me, null);
    return true;
  } catch {
    // Network or server away.
    return false;
  }
}

function askLater(): void {
  clearTimeout(asking);
  asking = setTimeout(askAgain, ASK_AGAIN_MS);
  window.addEventListener("online", askAgain);
}

function askAgain(): void {
  clearTimeout(asking);
  window.removeEventListener("online", askAgain);
  void keepInSync(sessionUser());
}

/** Ends what runs for another account; first of all, since what then leaves the device must not be taken for changes to send. */
function handOver({ id }: SessionUser): void {
  if (current?.userId !== id) stopSync();
  claimDevice(id);
}

function beginSync(user: SessionUser): void {
  handOver(user);
  if (current) return;
  const { id: userId } = user;
  current = { userId, sync: syncWithAccount(userId, () => endHere(userId)) };
  void current.sync.exchange();
}

function endHere(userId: number): void {
  // Another answer to the same question, or another tab, was faster.
  if (sessionUser()?.id !== userId) return;
  stopSync();
  const hasLeft = endFollowing(userId);
  clearSession();
  tellEnded(hasLeft);
}

/** Leaves the device as one on which nobody has signed in. */
function forgetAccount(): void {
  stopSync();
  forgetAccountData();
  clearSession();
}

/** Before anything is emptied: that must not be taken for removals to send. */
function stopSync(): void {
  current?.sync.stop();
  current = undefined;
}
