import { addDays, dayInIndia } from "@/lib/dates";
import { askIsVerified } from "@/lib/device/calls";
import { sessionUser } from "@/lib/device/device-session";
import { REMINDERS_KEY, remindersChosen } from "@/lib/device/saved-jobs";
import { formatHour } from "@/lib/i18n/format";
import { type Language, languageOf } from "@/lib/i18n/languages";
import { loadTranslator } from "@/lib/i18n/load-translator";
import { links } from "@/lib/links";
import { trackedApplications } from "@/lib/tracker/device";
import { keptJobs } from "./kept-jobs";

const TAG = "reminders";
const HALF_A_DAY_MS = 12 * 60 * 60 * 1000;
/** The most days before a last date that are told of. */
const MOST_DAYS = 7;
/** How long a last date is over that may have been put off since: what is saved keeps the date that it was saved with. */
const PUT_OFF_DAYS = 60;

type PeriodicSync = { register(tag: string, options: { minInterval: number }): Promise<void> };

/** Whether this browser can show reminders at all. */
export function canRemindHere(): boolean {
  return "serviceWorker" in navigator && "Notification" in window && "showNotification" in ServiceWorkerRegistration.prototype;
}

/** Whether they are chosen, and still allowed by the browser. */
export function remindsHere(): boolean {
  return canRemindHere() && Notification.permission === "granted" && remindersChosen();
}

/**
 * Begins to remind on this device, after asking the browser: call it from a tap.
 * @returns false where the browser or its owner does not allow it
 */
export async function startReminding(language: Language): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const registration = await navigator.serviceWorker.register("/sw.js");
  localStorage.setItem(REMINDERS_KEY, "on");
  // Only some browsers have it, and only for sites that their owner installed: else the next visit looks.
  const { periodicSync } = registration as ServiceWorkerRegistration & { periodicSync?: PeriodicSync };
  await periodicSync?.register(TAG, { minInterval: HALF_A_DAY_MS }).catch(() => undefined);
  await handOverReminders(language);
  return true;
}

/** Ends it, and has the service worker forget what it was handed. */
export async function stopReminding(language: Language): Promise<void> {
  localStorage.removeItem(REMINDERS_KEY);
  await handOverReminders(language);
}

/**
 * Hands the service worker what to remind of: what is saved or tracked as planned, and not applied for. Nothing where reminders are not chosen, or mails
 * remind: whoever signed in and has not proven the address gets none, and is reminded here as before.
 */
export async function handOverReminders(language: Language): Promise<void> {
  if (!canRemindHere()) return;
  followTracker();
  const { active } = await navigator.serviceWorker.ready;
  const isWanted = remindsHere();
  const isMailed = isWanted && sessionUser() !== null ? await askIsVerified() : false;
  // Where nobody knows whether mails come, the worker keeps what it was handed.
  if (isMailed === undefined) return;
  active?.postMessage({ reminders: isWanted && !isMailed ? await remindersOf(language) : null });
}

let isFollowing = false;

/** What is applied for while the page stands open is not reminded of from then on, and what is planned is. */
function followTracker(): void {
  if (isFollowing) return;
  isFollowing = true;
  trackedApplications.subscribe(() => {
    // Without the network nobody knows whether mails remind; the next visit hands over.
    if (remindsHere()) handOverReminders(languageOf(document.documentElement.lang)).catch(() => undefined);
  });
}

async function remindersOf(language: Language) {
  const t = await loadTranslator(language, "reminders");
  const inDays = (key: "subjectOne" | "subjectOneEarlier") =>
    Array.from({ length: MOST_DAYS + 1 }, (_, days) => t(key, { days, title: "{title}" }));
  const endedWords = t("subjectOneEnded", { title: "{title}" });
  const tillOf = (closesAt: string) => t("till", { hour: formatHour(new Date(closesAt), language) });
  const jobs = [...keptJobs().values()].map((job) => ({
    ...job,
    href: links.job(language, job.id),
    ...(job.closesAt && { till: tillOf(job.closesAt) }),
  }));
  jobs.sort((a, b) => (a.deadline < b.deadline ? -1 : 1));
  const today = dayInIndia(new Date());
  const isOver = ({ deadline }: { deadline: string }) => deadline < today;
  const putOff = jobs.filter((job) => isOver(job) && job.deadline >= addDays(today, -PUT_OFF_DAYS));
  // The soonest to come, then those that were over last: the service worker keeps only so many.
  return {
    words: inDays("subjectOne"),
    earlierWords: inDays("subjectOneEarlier"),
    endedWords,
    jobs: [...jobs.filter((job) => !isOver(job)), ...putOff.reverse()],
  };
}
