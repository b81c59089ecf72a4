import { datedJobsById } from "@/lib/calendar/dated-jobs";
import { jobCalendar } from "@/lib/calendar/list-calendar";
import { AppError } from "@/lib/errors";
import { CALENDAR_TYPE } from "@/lib/feeds/files";
import { api } from "@/lib/http/api";
import { etagOf } from "@/lib/http/etag";
import { respondTagged } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { parseId } from "@/lib/ids";

export const dynamic = "force-dynamic";

/** The last date of a job as an iCalendar file (domain.md 6); 404 where there is no such job. */
export const GET = api({}, async ({ request, params, language, t }) => {
  const id = parseId(params.id);
  const [job] = id === null ? [] : await datedJobsById([id]);
  if (!job?.isPublic) throw new AppError("NOT_FOUND", t("jobNotFound"));
  const body = jobCalendar(job, language);
  const response = respondTagged(request, { body, etag: etagOf(body), type: CALENDAR_TYPE });
  if (response.status === 200) response.headers.set("content-disposition", `attachment; filename="job-${job.id}.ics"`);
  return response;
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("GET");
