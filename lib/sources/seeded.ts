import { definitionSchema, type SourceDefinition } from "@/lib/sources/definition";
import bodies from "@/lib/sources/official-bodies.json";

type Seed = {
  key: string;
  name: string;
  /** The body whose page it is; its notices do not say it. None where several bodies announce there. */
  body?: string;
  hosts: string[];
  addresses: string[];
  items?: string;
  fields?: Record<string, string>;
};

/** The rows of a table, or the entries of a list, that lead somewhere: how nearly all of these sites list their notices. */
const ITEMS = "main table tr:has(a[href]), #content table tr:has(a[href]), table tr:has(a[href]), .view-content li:has(a[href])";
const FIELDS = { title: "a", noticeLink: "a@href" };
const LICENCE =
  "Facts of official notices, with a link to each. The site's own terms have not been looked at: do so before turning it on.";

/** The sources that come with the site: definitions of real bodies' pages that nobody has tried yet. */
export function seededSources(): { key: string; definition: SourceDefinition }[] {
  return (bodies as Seed[]).map(({ key, body, items = ITEMS, fields = FIELDS, ...seed }) => {
    const definition = {
      ...seed,
      kind: "html",
      items,
      fields,
      defaults: body ? { organisation: body } : {},
      dateOrder: "day-first",
      schedule: "every 6 hours",
      trust: "official",
      licence: LICENCE,
      expects: { items: { least: 1, most: 1_000 }, filled: { title: 0.9 }, type: "html" },
    };
    return { key, definition: definitionSchema.parse(definition) };
  });
}
