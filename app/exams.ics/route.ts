import { examCalendar } from "@/lib/calendar/exam-calendar";
import { AppError } from "@/lib/errors";
import { listChangedExams } from "@/lib/exams/queries";
import { api } from "@/lib/http/api";
import { etagOf, hasCurrentCopy } from "@/lib/http/etag";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { translator } from "@/lib/i18n/translate";
import { parseJobId } from "@/lib/jobs/job-id";
import { links } from "@/lib/links";
import { shownText } from "@/lib/notice-text/shown-text";
import { site, siteName } from "@/lib/site";

export const dynamic = "force-dynamic";

/**
 * /exams.ics: the exam calendar as iCalendar (domain.md 6), to subscribe to; with `?exam=5` the days of one exam, to take once. 404 where
 * there is no such exam in the calendar.
 */
export const GET = api({}, async ({ request, language, t }) => {
  const given = new URL(request.url).searchParams.get("exam");
  const all = await listChangedExams(new Date());
  const exams = given === null ? all : all.filter(({ id }) => id === parseJobId(given));
  if (given !== null && exams.length === 0) throw new AppError("NOT_FOUND", t("notFound"));
  const words = translator(language, "exams");
  const body = examCalendar(exams, {
    name: `${words("heading")} - ${siteName(language)}`,
    siteUrl: site.url,
    pageUrl: (exam) => `${site.url}${links.exams(language)}#exam-${exam.id}`,
    summaryOf: (kind, exam) => words(`calendar.${kind}`, { title: shownText(exam.title, "exam", language).text }),
    ...(given === null && { feedUrl: site.url + links.examFeed(language) }),
  });
  const etag = etagOf(body);
  const headers = { etag, "cache-control": "public, max-age=0, must-revalidate" };
  if (hasCurrentCopy(request, etag)) return new Response(null, { status: 304, headers });
  const changed = exams.map(({ updatedAt }) => Date.parse(updatedAt));
  return new Response(body, {
    headers: {
      ...headers,
      "last-modified": new Date(Math.max(0, ...changed)).toUTCString(),
      "content-type": "text/calendar; charset=utf-8; method=PUBLISH",
      "content-disposition": `${given === null ? "inline" : "attachment"}; filename="exams.ics"`,
    },
  });
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("GET");
