import { z } from "zod";
import { AUDIT_ENTITIES } from "@/lib/audit/schema";
import { isDay } from "@/lib/dates";
import { cleanFormText } from "@/lib/form-text";

const blank = (value: unknown) => (value === "" || value === "all" ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blank, schema.optional());

/** What the log is asked for; the same for the page and for `GET /api/admin/audit`. */
export const auditListSchema = z.object({
  search: optional(z.string().overwrite(cleanFormText).max(200)),
  entity: optional(z.enum(AUDIT_ENTITIES)),
  entityId: optional(z.string().max(20)),
  from: optional(z.string().refine(isDay)),
  to: optional(z.string().refine(isDay)),
  page: optional(z.string().regex(/^[1-9]\d{0,5}$/)).transform((page) => Number(page ?? 1)),
});
