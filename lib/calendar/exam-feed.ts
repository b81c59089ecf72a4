import { examCalendar } from "@/lib/calendar/exam-calendar";
import type { ChangedExam } from "@/lib/exams/schema";
import { etagOf } from "@/lib/http/etag";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";
import { shownText } from "@/lib/notice-text/shown-text";
import { site, siteName } from "@/lib/site";

/** Exams as iCalendar (domain.md 6): all of them to subscribe to, or one to take once. */
export function examFeed(exams: readonly ChangedExam[], language: Language, { isWhole }: { isWhole: boolean }): Response {
  const words = translator(language, "exams");
  const body = examCalendar(exams, {
    name: `${words("heading")} - ${siteName(language)}`,
    siteUrl: site.url,
    pageUrl: (exam) => `${site.url}${links.exams(language)}#exam-${exam.id}`,
    summaryOf: (kind, exam) => words(`calendar.${kind}`, { title: shownText(exam.title, "exam", language).text }),
    ...(isWhole && { feedUrl: site.url + links.examFeed(language) }),
  });
  const changed = exams.map(({ updatedAt }) => Date.parse(updatedAt));
  return new Response(body, {
    headers: {
      etag: etagOf(body),
      "cache-control": "public, max-age=0, must-revalidate",
      ...(changed.length > 0 && { "last-modified": new Date(Math.max(...changed)).toUTCString() }),
      // As every feed that anybody may read (lib/http/api.ts, lib/feeds/answer.ts), by which this one does not go.
      "access-control-allow-origin": "*",
      "x-robots-tag": "noindex",
      "content-type": "text/calendar; charset=utf-8; method=PUBLISH",
      "content-disposition": `${isWhole ? "inline" : "attachment"}; filename="exams.ics"`,
    },
  });
}
