import { api } from "@/lib/http/api";
import { respondPrivate } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { listBin } from "@/lib/jobs/bin/queries";
import { binQuerySchema } from "@/lib/jobs/bin/schema";

export const dynamic = "force-dynamic";

/** `{jobs, total}`: a page of the deleted jobs, with who deleted each and when it goes for good. POST jobs/{id}/restore brings one back. */
export const GET = api({ role: "editor", query: binQuerySchema }, async ({ query }) => respondPrivate(await listBin(query.page)));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("GET");
