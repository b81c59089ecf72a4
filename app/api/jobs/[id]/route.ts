import { AppError } from "@/lib/errors";
import { jobBody } from "@/lib/jobs/api-bodies";
import { parseJobId } from "@/lib/jobs/job-id";
import { api } from "@/lib/server/api";
import { respondTagged } from "@/lib/server/json-response";
import { otherMethodsThan } from "@/lib/server/other-methods";

export const dynamic = "force-dynamic";

/** The job itself; 404 for a withdrawn one and for anything that is no number of a job. */
export const GET = api({}, async ({ request, params, t }) => {
  const id = parseJobId(params.id);
  const body = id === null ? null : await jobBody(id);
  if (!body) throw new AppError("NOT_FOUND", t("jobNotFound"));
  return respondTagged(request, body);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("GET");
