import { z } from "zod";
import { api } from "@/lib/http/api";
import { respondTagged } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { jobsBody } from "@/lib/jobs/api-bodies";
import { MAX_PAGE_SIZE } from "@/lib/jobs/schema";
import { shownIn } from "@/lib/notice-text/shown-text";

export const dynamic = "force-dynamic";

const ids = z
  .string()
  .regex(/^\d{1,10}(,\d{1,10})*$/)
  .transform((text) => [...new Set(text.split(",").map(Number))])
  .pipe(z.array(z.int()).max(MAX_PAGE_SIZE));

/** `{jobs, joined}`: the jobs of up to 100 ids with what comes next of each, those that are gone left out, those that were joined with another replaced by it. A page that keeps ids asks once for all of them. */
export const GET = api({ query: z.object({ ids, lang: shownIn }) }, async ({ request, query }) =>
  respondTagged(request, await jobsBody(query.ids, new Date(), query.lang)),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("GET");
