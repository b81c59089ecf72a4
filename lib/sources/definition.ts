import { z } from "zod";
import { problemsOf } from "@/lib/errors";
import { FIELDS } from "@/lib/ingestion/parse/column-names";
import { isOnHosts } from "@/lib/web-address";

const MINUTE_MS = 60_000;
const UNITS = { minute: MINUTE_MS, hour: 60 * MINUTE_MS, day: 24 * 60 * MINUTE_MS } as const;
const LEAST_EVERY_MS = 30 * MINUTE_MS;
/** Items that one run of a source may bring. */
export const MAX_ITEMS = 5_000;

const field = z.enum(FIELDS);
const share = z.number().min(0).max(1);
const count = z.number().int().min(0).max(MAX_ITEMS);
const host = z.string().regex(/^[a-z0-9.-]{1,253}$/, "a name such as upsc.gov.in");
const line = z.string().trim().min(1).max(300);

/** How a source is written down: all that a run needs to know of it, so that a further one of a known kind takes no code. */
export const definitionSchema = z
  .object({
    name: line,
    /** Names that its pages, and the links to apply, may be on; what lies below them counts too. */
    hosts: z.array(host).min(1).max(20),
    /** `html` is taken apart by the selectors of `items` and `fields`; `document` is read by its content, whatever it is. */
    kind: z.enum(["html", "document"]),
    addresses: z
      .array(z.url({ protocol: /^https?$/ }).max(500))
      .min(1)
      .max(10),
    /** Selector of an item in a page. */
    items: z.string().max(300).optional(),
    /** Where a field stands: a selector within the item, with `@href` for its attribute, or the name of a column. */
    fields: z.partialRecord(field, z.string().min(1).max(300)).default({}),
    /** What every item of the source has that says nothing else, as the body of a commission's own page. */
    defaults: z.partialRecord(field, line).default({}),
    dateOrder: z.enum(["day-first", "month-first"]).default("day-first"),
    /** `every 6 hours` */
    schedule: z
      .string()
      .refine((text) => everyMs(text) >= LEAST_EVERY_MS, "as `every 6 hours` or `every 1 day`, half an hour at least"),
    trust: z.enum(["official", "aggregator"]),
    licence: line,
    expects: z.object({
      items: z.object({ least: count, most: count }),
      /** Least share of items that have a field. */
      filled: z.partialRecord(field, share).default({}),
      /** What stands in the content type of every page. */
      type: z.string().max(100).optional(),
    }),
  })
  .refine(({ kind, items }) => kind !== "html" || items !== undefined, { path: ["items"], error: "needed for pages of HTML" })
  .refine(({ hosts, addresses }) => addresses.every((address) => isOnHosts(new URL(address), hosts)), {
    path: ["addresses"],
    error: "must lie on the hosts",
  });

export type SourceDefinition = z.output<typeof definitionSchema>;

/** What is stored as a definition is none that this release takes: an older one or somebody in the database wrote it, or a backup brought it. */
export class UnreadableDefinition extends Error {
  override readonly name = "UnreadableDefinition";
}

/**
 * The definition of a source as it is stored.
 * @throws UnreadableDefinition, which says in words for the staff what is wrong with it
 */
export function readDefinition(stored: unknown): SourceDefinition {
  const { data, error } = definitionSchema.safeParse(stored);
  if (data) return data;
  throw new UnreadableDefinition(`The definition cannot be read: ${problemsOf(error)}. Save it anew`);
}

/** Milliseconds between two runs of a schedule in words; NaN where it is none. */
export function everyMs(schedule: string): number {
  const [, number, unit] = /^every (\d{1,3}) (minute|hour|day)s?$/.exec(schedule) ?? [];
  return unit ? Number(number) * UNITS[unit as keyof typeof UNITS] : Number.NaN;
}
