import type { Language } from "@/lib/i18n/languages";
import type { JobDto, PositionDto } from "@/lib/jobs/schema";
import type { ShownPost, ShownTexts } from "@/lib/notice-text/shown-job";

/** A job with its texts as a dialog shows them: they come finished, since a browser has neither the dictionary nor the rules of setting. */
export type DialogJob = JobDto & { shown: ShownTexts };
type DialogPost = PositionDto & { shown: ShownPost };

/** The job of an id; null where there is none. @throws where the server or the network fails */
export async function fetchJob(id: number, language: Language): Promise<DialogJob | null> {
  const answer = await fetch(`/api/jobs/${id}?lang=${language}`);
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`The job could not be loaded: ${answer.status}`);
  return answer.json();
}

/** The posts of a job; none where they cannot be loaded (spec section 8: silent, empty list). */
export async function fetchPositions(id: number, language: Language): Promise<DialogPost[]> {
  try {
    const answer = await fetch(`/api/jobs/${id}/positions?lang=${language}`);
    const text = answer.ok ? await answer.text() : "";
    return text === "" ? [] : JSON.parse(text);
  } catch {
    return [];
  }
}
