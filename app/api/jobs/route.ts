import { api } from "@/lib/http/api";
import { respondTagged } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { jobListBody } from "@/lib/jobs/api-bodies";
import { REPEATED, strictFiltersSchema } from "@/lib/jobs/search/filters";

export const dynamic = "force-dynamic";

/** `{jobs, total}`: a page of the list (spec section 7; parameters and their values: lib/jobs/search/filters.ts). */
export const GET = api({ query: strictFiltersSchema, repeated: REPEATED, isSearch: true }, async ({ request, query }) =>
  respondTagged(request, await jobListBody(query, new Date())),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("GET");
