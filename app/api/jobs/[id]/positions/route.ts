import { z } from "zod";
import { AppError } from "@/lib/errors";
import { api } from "@/lib/http/api";
import { respondTagged } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { parseId } from "@/lib/ids";
import { positionsBody } from "@/lib/jobs/api-bodies";
import { shownIn } from "@/lib/notice-text/shown-text";

export const dynamic = "force-dynamic";

/** The posts of a job as a list; an empty body where it has none (spec section 7). */
export const GET = api({ query: z.object({ lang: shownIn }) }, async ({ request, params, query, t }) => {
  const id = parseId(params.id);
  const body = id === null ? null : await positionsBody(id, query.lang);
  if (!body) throw new AppError("NOT_FOUND", t("jobNotFound"));
  return respondTagged(request, body);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("GET");
