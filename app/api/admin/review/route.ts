import { z } from "zod";
import { api } from "@/lib/http/api";
import { respondPrivate } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { listReview } from "@/lib/ingestion/review/queries";
import { PAGE_NUMBER } from "@/lib/query-params";

export const dynamic = "force-dynamic";

const querySchema = z.object({
  page: z.string().regex(PAGE_NUMBER).default("1").transform(Number),
});

/** `{items, total}`: a page of the rows that wait for an editor, with source and reason. */
export const GET = api({ role: "editor", query: querySchema }, async ({ query }) =>
  respondPrivate(await listReview(query.page, new Date())),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("GET");
