import { rulesIndexBody } from "@/lib/eligibility/rules-file/cache";
import { api } from "@/lib/http/api";
import { respondTagged } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";

export const dynamic = "force-dynamic";

/**
 * `{chunks: [{chunk, rules, listings}]}`: the files that hold the rules of all open posts, with the stamps of their present content. A device reads
 * them and judges by itself (docs/decisions/031): nobody says here who they are.
 */
export const GET = api({}, async ({ request }) => respondTagged(request, await rulesIndexBody(new Date())));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("GET");
