import { notFound, permanentRedirect, redirect } from "next/navigation";
import { languageOf } from "@/lib/i18n/languages";
import { parseId } from "@/lib/ids";
import { cachedJob } from "@/lib/jobs/cache";
import { joinedInto } from "@/lib/jobs/joining/joined-jobs";
import { links } from "@/lib/links";

/**
 * Ends the page of a job, or of a post of it, that is not there: by leading to the job that it was joined with; from the only post of a notice to the notice, whose
 * own page is then the post's, for as long as it is the only one; else as one that is not found.
 */
export async function redirectMissing(id: string, lang: string, ordinal?: string): Promise<never> {
  const number = parseId(id);
  const job = number === null ? null : await cachedJob(number);
  if (job?.jobPositions.length === 1 && String(job.jobPositions[0]?.ordinal) === ordinal)
    redirect(links.job(languageOf(lang), job.id));
  // A post that its notice does not have is missing, whatever was joined.
  const into = number === null || job ? null : await joinedInto(number);
  return into === null ? notFound() : permanentRedirect(links.job(languageOf(lang), into));
}
