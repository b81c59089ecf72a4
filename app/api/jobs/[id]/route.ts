import { z } from "zod";
import { AppError } from "@/lib/errors";
import { api } from "@/lib/http/api";
import { respondTagged } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { parseId } from "@/lib/ids";
import { jobBody } from "@/lib/jobs/api-bodies";
import { shownIn } from "@/lib/notice-text/shown-text";

export const dynamic = "force-dynamic";

/** The job itself, with its texts for a dialog where `lang` names a language; 404 for a withdrawn one and for anything that is no number of a job. */
export const GET = api({ query: z.object({ lang: shownIn }) }, async ({ request, params, query, t }) => {
  const id = parseId(params.id);
  const body = id === null ? null : await jobBody(id, query.lang);
  if (!body) throw new AppError("NOT_FOUND", t("jobNotFound"));
  return respondTagged(request, body);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("GET");
