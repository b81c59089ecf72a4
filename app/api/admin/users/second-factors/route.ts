import { listSecondFactors } from "@/lib/admins/second-factor-people";
import { api } from "@/lib/server/api";
import { respondPrivate } from "@/lib/server/json-response";
import { otherMethodsThan } from "@/lib/server/other-methods";

export const dynamic = "force-dynamic";

/** The numbers of those whose second factor is on. */
export const GET = api({ role: "admin" }, async () => respondPrivate(await listSecondFactors()));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("GET");
