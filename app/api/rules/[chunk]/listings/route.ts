import { cachedListings } from "@/lib/eligibility/rules-file/cache";
import { parseChunk } from "@/lib/eligibility/rules-file/queries";
import { api } from "@/lib/http/api";
import { respondStamped } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";

export const dynamic = "force-dynamic";

/**
 * The jobs of one file as a list names them, in the language of the call. All of a file and never some ids: which jobs somebody may apply for
 * would tell who they are.
 */
export const GET = api({}, async ({ request, params, language, t }) =>
  respondStamped(request, await cachedListings(parseChunk(params.chunk, t), language)),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("GET");
