import { api } from "@/lib/http/api";
import { respondTagged, tagBody } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { readStats } from "@/lib/stats/queries";

export const dynamic = "force-dynamic";

/** `{totalJobs, newToday, departments, applications}`. */
export const GET = api({}, async ({ request }) => respondTagged(request, tagBody(await readStats(new Date()))));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("GET");
