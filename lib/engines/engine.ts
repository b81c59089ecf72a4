import { retryAfterMs } from "@/lib/http/retry-after";

/** A page of a notice as it is when the engine is told: the notice's own (0), or that of one of its posts. */
export type Page = { jobId: number; ordinal: number; isThere: boolean };

/** "later": the engine was not asked, and is asked again without a try being counted. */
export type Answer = "taken" | "failed" | "later";

/**
 * What came of telling pages, in their order; `pauseMs`: for how long the engine is not to be asked at all; `problem`: the status of its last refusal,
 * or why it could not be asked.
 */
export type Told = { answers: Answer[]; pauseMs?: number; problem?: unknown };

export type Engine = {
  name: "indexnow" | "google";
  /** Pages that one run tells at most. */
  batch: number;
  /** Pages that it may be told of a day; null: any number. */
  perDay: number | null;
  /** Whether it is told of the page of a notice that has posts with pages of their own. */
  wantsPage: "every" | "with-markup";
  tell: (pages: readonly Page[]) => Promise<Told>;
};

const ASK_TIMEOUT_MS = 10_000;
const DEFAULT_PAUSE_MS = 10 * 60 * 1000;

/** How an engine is asked: within ten seconds, and at its address alone. What is sent carries keys, and is meant for no other. */
export function asked(): { redirect: "error"; signal: AbortSignal } {
  return { redirect: "error", signal: AbortSignal.timeout(ASK_TIMEOUT_MS) };
}

/** How long an answer of 429 asks to be left alone; ten minutes where it does not say. */
export function pauseOf(response: Response, now: Date): number {
  return retryAfterMs(response.headers.get("retry-after"), now) ?? DEFAULT_PAUSE_MS;
}
