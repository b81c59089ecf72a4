import { notFound, permanentRedirect } from "next/navigation";
import { languageOf } from "@/lib/i18n/languages";
import { parseId } from "@/lib/ids";
import { cachedJob } from "@/lib/jobs/cache";
import { joinedInto } from "@/lib/jobs/joining/joined-jobs";
import { links } from "@/lib/links";

/** Ends the page of a job that is not there: by leading to the job that it was joined with, else as one that is not found. */
export async function redirectJoined(id: string, lang: string): Promise<never> {
  const number = parseId(id);
  // A post that its notice does not have is missing, whatever was joined.
  const isGone = number !== null && (await cachedJob(number)) === null;
  const into = isGone ? await joinedInto(number) : null;
  return into === null ? notFound() : permanentRedirect(links.job(languageOf(lang), into));
}
