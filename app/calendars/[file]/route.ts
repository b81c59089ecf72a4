import { examFeed } from "@/lib/calendar/exam-feed";
import { cachedChangedExams } from "@/lib/exams/cache";
import { languageOf } from "@/lib/i18n/languages";

// Made at the first request, not by the build, which has no database; kept until a write or midnight invalidates it.
export const dynamic = "force-static";
export const revalidate = 300;
export function generateStaticParams() {
  return [];
}

type Props = { params: Promise<{ file: string }> };

/** /exams.ics, to subscribe to (next.config.mjs): `exams-en.ics` and `exams-hi.ics`. 404 for any other name. */
export async function GET(_request: Request, { params }: Props): Promise<Response> {
  const language = /^exams-(en|hi)\.ics$/.exec((await params).file)?.[1];
  if (!language) return new Response("There is no such file.\n", { status: 404, headers: { "content-type": "text/plain" } });
  return examFeed(await cachedChangedExams(), languageOf(language), { isWhole: true });
}
