import { cachedRules } from "@/lib/eligibility/rules-file/cache";
import { parseChunk } from "@/lib/eligibility/rules-file/queries";
import { api } from "@/lib/http/api";
import { respondStamped } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";

export const dynamic = "force-dynamic";

/** The rules of the open posts of one file (lib/eligibility/rules-file/chunk.ts). `?stamp=`, as the index says it now, lets it be kept. */
export const GET = api({}, async ({ request, params, t }) =>
  respondStamped(request, await cachedRules(parseChunk(params.chunk, t))),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("GET");
