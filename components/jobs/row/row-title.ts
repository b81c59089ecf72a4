import type { Language } from "@/lib/i18n/languages";
import type { JobDto } from "@/lib/jobs/schema";
import { shownBody, shownTitle } from "@/lib/notice-text/shown-job";
import type { ShownText } from "@/lib/notice-text/shown-text";
import { withoutBody } from "./without-body";

type Named = Pick<JobDto, "title" | "titleHi" | "recruitingOrganization" | "recruitingOrganizationHi">;

/** The title of a row without the name of its body at the end ("Junior Clerk - UPSC"), which the line below says. */
export function rowTitle(job: Named, language: Language): ShownText {
  const title = withoutBody(job.title, job.recruitingOrganization);
  const titleHi = job.titleHi && withoutBody(job.titleHi, shownBody(job, language).text);
  return shownTitle({ title, titleHi }, language);
}
