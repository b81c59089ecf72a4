import { z } from "zod";
import { cleanFormText } from "@/lib/form-text";
import { FIELDS } from "@/lib/ingestion/parse/column-names";
import { BY_NAME } from "@/lib/ingestion/parse/field-labels";

const field = z.enum(FIELDS);
/** A name of a column without case, spaces and punctuation. */
const name = z.string().regex(/^\P{Cc}{1,300}$/u);

/** What the columns of a source are read as, as the staff say it, with the names of all others: `fixed` is what every row has that states nothing else. */
export const columnMapSchema = z.strictObject({
  host: z.string().regex(/^\P{Cc}{1,253}$/u),
  shape: z.string().regex(/^[0-9a-f]{64}$/),
  columns: z
    .record(name, field.or(z.literal(BY_NAME)).nullable())
    .refine((columns) => Object.keys(columns).length <= 200, "at most 200 columns"),
  fixed: z.partialRecord(field, z.string().overwrite(cleanFormText).min(1).max(300)),
});

/** A map with the source that it is kept for. */
export type KeptColumnMap = z.output<typeof columnMapSchema>;
