import { api } from "@/lib/http/api";
import { respondPrivate } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { readAdminStats } from "@/lib/stats/admin-queries";

export const dynamic = "force-dynamic";

/** `{totalProcessed, successfulExtractions, reviewRequired, avgProcessingTime}` (spec section 3). */
export const GET = api({ role: "editor" }, async () => respondPrivate(await readAdminStats()));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("GET");
