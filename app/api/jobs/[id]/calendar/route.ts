import { jobCalendar } from "@/lib/calendar/job-calendar";
import { AppError } from "@/lib/errors";
import { api } from "@/lib/http/api";
import { etagOf, hasCurrentCopy } from "@/lib/http/etag";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { formatHour } from "@/lib/i18n/format";
import { translator } from "@/lib/i18n/translate";
import { parseJobId } from "@/lib/jobs/job-id";
import { findJob } from "@/lib/jobs/queries";
import { links } from "@/lib/links";
import { shownBody, shownTitle } from "@/lib/notice-text/shown-job";
import { site } from "@/lib/site";

export const dynamic = "force-dynamic";

/** The last date of a job as an iCalendar file (domain.md 6); 404 where there is no such job. */
export const GET = api({}, async ({ request, params, language, t }) => {
  const id = parseJobId(params.id);
  const job = id === null ? null : await findJob(id);
  if (!job) throw new AppError("NOT_FOUND", t("jobNotFound"));
  const words = translator(language, "job");
  const names = { title: shownTitle(job, language).text, organisation: shownBody(job, language).text };
  const summary = words("calendarSummary", names);
  const till =
    job.closesAt === null ? words("lastDayEnds") : words("lastDayTill", { hour: formatHour(new Date(job.closesAt), language) });
  const body = jobCalendar(
    job,
    { summary, description: `${words("calendarDescription", names)}\n${till}` },
    { siteName: site.name, siteUrl: site.url, pageUrl: site.url + links.job(language, job.id) },
  );
  const etag = etagOf(body);
  const headers = { etag, "cache-control": "public, max-age=0, must-revalidate" };
  if (hasCurrentCopy(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(body, {
    headers: {
      ...headers,
      "content-type": "text/calendar; charset=utf-8; method=PUBLISH",
      "content-disposition": `attachment; filename="job-${job.id}.ics"`,
    },
  });
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("GET");
