import { z } from "zod";
import { dayInIndia } from "@/lib/dates";
import { api } from "@/lib/http/api";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { EXPORT_FORMATS, exportJobs } from "@/lib/jobs/export/export";
import { adminListSchema } from "@/lib/jobs/search/staff/filters";
import { PAGE_NUMBER } from "@/lib/query-params";

export const dynamic = "force-dynamic";

const TYPES = {
  csv: "text/csv; charset=utf-8",
  json: "application/json; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;
const LIMIT = { name: "admin-export", calls: 20, seconds: 60 };
const querySchema = z.intersection(
  adminListSchema,
  z.object({
    format: z.enum(EXPORT_FORMATS).default("csv"),
    part: z.string().regex(PAGE_NUMBER, "part must be a number from 1").default("1").transform(Number),
  }),
);

/** The jobs that the filters of the list find, as CSV, JSON or XLSX; of more than one file holds the `part` that is asked for. */
export const GET = api({ role: "editor", query: querySchema, limit: LIMIT }, async ({ query }) => {
  const { format, part, ...filters } = query;
  const now = new Date();
  const file = await exportJobs(filters, format, now, { part });
  return new Response(new Uint8Array(file), {
    headers: {
      "content-type": TYPES[format],
      "content-disposition": `attachment; filename="jobs-${dayInIndia(now)}${part > 1 ? `-${part}` : ""}.${format}"`,
      "cache-control": "no-store",
    },
  });
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("GET");
