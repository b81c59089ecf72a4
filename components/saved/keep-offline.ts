import { loadCorrection } from "@/components/days/day-corrector";
import { handOverReminders } from "@/components/saved/remind-here";
import { savedJobs } from "@/lib/device/saved-jobs";
import { languageOf } from "@/lib/i18n/languages";
import { loadTranslator } from "@/lib/i18n/load-translator";
import { links } from "@/lib/links";

/** What pages are made with: files of the build, and letters. */
const FILES = ["/_next/static/", "/fonts/"];

/**
 * Has the service worker keep the page of every saved job, and the list of them with what shows it, so that both open without a network and
 * without having been opened before (public/sw.js). Where there is no service worker, `ready` never comes and nothing is done.
 */
export async function keepOffline(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const language = languageOf(document.documentElement.lang);
  const saved = savedJobs.list().map(({ value }) => links.job(language, value.jobId));
  // The list and its words come with the page that shows it, what puts days right on a later day: asked for here, they are among the files of this page,
  // whose names the browser has.
  if (saved.length > 0) {
    await Promise.all([import("@/components/saved/saved-list"), loadTranslator(language, "saved"), loadCorrection()]);
  }
  const files = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  await handOverReminders(language);
  active?.postMessage({ saved, list: links.saved(language), files: files.filter(isNeeded) });
}

function isNeeded(path: string): boolean {
  return FILES.some((folder) => path.startsWith(folder));
}
