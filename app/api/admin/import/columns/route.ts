import { api } from "@/lib/http/api";
import { respondPrivate } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { columnMapSchema } from "@/lib/ingestion/column-maps/schema";
import { keepColumnMap } from "@/lib/ingestion/column-maps/store";

export const dynamic = "force-dynamic";

const LIMIT = { name: "admin-column-maps", calls: 60, seconds: 60 };

/** Keeps what the columns of a source are read as, from the next preview and import on. */
export const PUT = api({ role: "editor", body: columnMapSchema, limit: LIMIT }, async ({ body, actor }) => {
  await keepColumnMap(body, actor);
  return respondPrivate({ message: "Kept for this source." });
});

export const { GET, HEAD, POST, PATCH, DELETE, OPTIONS } = otherMethodsThan("PUT");
