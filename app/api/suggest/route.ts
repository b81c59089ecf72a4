import { api } from "@/lib/http/api";
import { respondTagged } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { suggestQuerySchema } from "@/lib/jobs/search/suggest/schema";
import { suggestBody } from "@/lib/jobs/search/suggest/suggest";

export const dynamic = "force-dynamic";

/** `{suggestions}`: what a half-typed search `q` may mean, in the language `lang`. Answered from memory like the list. */
export const GET = api({ query: suggestQuerySchema, isSearch: true }, async ({ request, query: { q, lang } }) =>
  respondTagged(request, await suggestBody(q, lang, new Date())),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("GET");
