import { api } from "@/lib/http/api";
import { respondPrivate } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { listSecondFactors } from "@/lib/staff/second-factor-people";

export const dynamic = "force-dynamic";

/** The numbers of those whose second factor is on. */
export const GET = api({ role: "admin" }, async () => respondPrivate(await listSecondFactors()));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("GET");
