import { api } from "@/lib/http/api";
import { respondPrivate } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { readFreshness } from "@/lib/sources/staff/freshness";

export const dynamic = "force-dynamic";

/** How old listings and sources are, and the load of the review (FreshnessFigures). */
export const GET = api({ role: "editor" }, async () => respondPrivate(await readFreshness(new Date())));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("GET");
