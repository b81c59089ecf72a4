import { PUBLIC_CALLS } from "@/app/api/openapi.json/public-calls";
import { STAFF_CALLS } from "@/app/api/openapi.json/staff-calls";
import { api } from "@/lib/http/api";
import { respondTagged, type TaggedBody, tagBody } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { openApiDocument } from "@/lib/openapi/document";

export const dynamic = "force-dynamic";

let made: TaggedBody | undefined;

/** /api/openapi.json: every call in OpenAPI 3.1, which changes with the release alone. */
export const GET = api({}, ({ request }) => {
  made ??= tagBody(openApiDocument({ ...PUBLIC_CALLS, ...STAFF_CALLS }));
  return respondTagged(request, made);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("GET");
