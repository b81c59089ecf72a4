import { z } from "zod";
import type { NoticeValues } from "@/lib/notice/editing/values";

const MAX_ROWS = 100;

/** What a control or a group of controls may hold: a draft is kept as it was typed, and whether it may be saved is asked when it is. */
const part: z.ZodType = z.lazy(() =>
  z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(part).max(MAX_ROWS), z.record(z.string(), part)]),
);
/** A place that nobody filled in is null where the places after it are. */
const row = z
  .record(z.string(), part)
  .nullable()
  .transform((given) => given ?? {});
const rows = z.array(row).max(MAX_ROWS);

/** The notice of a form that was kept and not saved. The cast says what is not asked here: which names there are. */
export const noticeValuesSchema = z.looseObject({
  closingTime: z.string().nullish(),
  feePaidBy: z.string().nullish(),
  documents: rows.nullish(),
  stages: rows.nullish(),
  fees: rows.nullish(),
  confirmed: z.array(z.string()).max(MAX_ROWS).nullish(),
  posts: rows.optional(),
}) as unknown as z.ZodType<NoticeValues>;
