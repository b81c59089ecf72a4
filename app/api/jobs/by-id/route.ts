import { z } from "zod";
import { jobsBody } from "@/lib/jobs/api-bodies";
import { MAX_PAGE_SIZE } from "@/lib/jobs/schema";
import { api } from "@/lib/server/api";
import { respondTagged } from "@/lib/server/json-response";
import { otherMethodsThan } from "@/lib/server/other-methods";

export const dynamic = "force-dynamic";

const ids = z
  .string()
  .regex(/^\d{1,10}(,\d{1,10})*$/)
  .transform((text) => [...new Set(text.split(",").map(Number))])
  .pipe(z.array(z.int()).max(MAX_PAGE_SIZE));

/** `{jobs}`: the jobs of up to 100 ids, those that are gone left out. A page that keeps ids asks once for all of them. */
export const GET = api({ query: z.object({ ids }) }, async ({ request, query }) =>
  respondTagged(request, await jobsBody(query.ids)),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("GET");
