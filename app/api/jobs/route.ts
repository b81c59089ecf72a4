import { jobListBody } from "@/lib/jobs/api-bodies";
import { strictFiltersSchema } from "@/lib/jobs/filters";
import { api } from "@/lib/server/api";
import { respondTagged } from "@/lib/server/json-response";
import { otherMethodsThan } from "@/lib/server/other-methods";

export const dynamic = "force-dynamic";

/** `{jobs, total}`: a page of the list (spec section 7; parameters and their values: lib/jobs/filters.ts). */
export const GET = api({ query: strictFiltersSchema }, async ({ request, query }) =>
  respondTagged(request, await jobListBody(query, new Date())),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("GET");
