import { comparePicks } from "@/lib/device/compare-picks";
import { parseSavedJob, type SavedJob, savedJobs } from "@/lib/device/saved-jobs";

export function savedOf(job: SavedJob): SavedJob | undefined {
  return savedJobs.list().find(({ key }) => key === String(job.jobId))?.value;
}

const IS_PRESSED: Record<string, (job: SavedJob) => boolean> = {
  save: (job) => savedOf(job) !== undefined,
  follow: (job) => savedOf(job)?.isFollowed === true,
  compare: ({ jobId }) => comparePicks().includes(jobId),
};

/** Whether what a mark stands for is so. */
export function isPressed({ mark }: { mark?: string }, job: SavedJob): boolean {
  return IS_PRESSED[mark ?? ""]?.(job) === true;
}

/** Shows of every mark of the page whether it is pressed, and how many jobs are saved. */
export function showMarks(): void {
  for (const mark of document.querySelectorAll<HTMLElement>("[data-job] [data-mark]")) {
    const job = jobOf(mark);
    if (!job) continue;
    const pressed = String(isPressed(mark.dataset, job));
    if (mark.getAttribute("aria-pressed") !== pressed) mark.setAttribute("aria-pressed", pressed);
  }
  const count = String(savedJobs.list().length || "");
  for (const place of document.querySelectorAll("[data-saved-count]")) {
    if (place.textContent !== count) place.textContent = count;
  }
}

/** The job that a mark is of. */
export function jobOf(mark: HTMLElement): SavedJob | null {
  return jobIn(mark.closest<HTMLElement>("[data-job]")?.dataset.job);
}

export function jobIn(text: string | undefined): SavedJob | null {
  return text ? parseSavedJob(JSON.parse(text)) : null;
}
