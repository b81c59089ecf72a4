import type { Language } from "@/lib/i18n/languages";
import type { JobDto } from "@/lib/jobs/schema";
import { shownBody, shownTitle } from "@/lib/notice-text/shown-job";
import type { ShownText } from "@/lib/notice-text/shown-text";

type Named = Pick<JobDto, "title" | "titleHi" | "recruitingOrganization" | "recruitingOrganizationHi">;

/** The title of a row without the name of its body at the end ("Junior Clerk - UPSC"), which the line below says. */
export function rowTitle(job: Named, language: Language): ShownText {
  const title = withoutBody(job.title, job.recruitingOrganization);
  const titleHi = job.titleHi && withoutBody(job.titleHi, shownBody(job, language).text);
  return shownTitle({ title, titleHi }, language);
}

/** A title without what stands behind its last " - ", where the name of the body has every word of it. */
function withoutBody(title: string, body: string): string {
  const at = title.lastIndexOf(" - ");
  if (at <= 0) return title;
  const said = new Set(wordsOf(body));
  return wordsOf(title.slice(at)).every((word) => said.has(word)) ? title.slice(0, at) : title;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
