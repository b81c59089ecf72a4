import { listExams } from "@/lib/exams/queries";
import { api } from "@/lib/http/api";
import { respondTagged, tagBody } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";

export const dynamic = "force-dynamic";

/** The array of exams itself: coming ones and those of the last 90 days. */
export const GET = api({}, async ({ request }) => respondTagged(request, tagBody(await listExams(new Date()))));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("GET");
