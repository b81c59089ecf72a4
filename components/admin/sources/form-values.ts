import type { SourceDefinition } from "@/lib/sources/definition";

/** A definition as texts in a form: a list is its lines, a map its lines with a colon. */
export type SourceTexts = Record<(typeof TEXTS)[number], string>;

const TEXTS = [
  "name",
  "hosts",
  "addresses",
  "kind",
  "items",
  "fields",
  "defaults",
  "dateOrder",
  "schedule",
  "trust",
  "licence",
  "least",
  "most",
  "filled",
  "type",
] as const;

/** What a form starts from: the definition, or what most sources are. */
export function textsOf(definition: SourceDefinition | undefined): SourceTexts {
  const { expects, hosts = [], addresses = [], fields = {}, defaults = {}, ...rest } = definition ?? NEW;
  return {
    name: rest.name,
    hosts: hosts.join("\n"),
    addresses: addresses.join("\n"),
    kind: rest.kind,
    items: rest.items ?? "",
    fields: linesOf(fields),
    defaults: linesOf(defaults),
    dateOrder: rest.dateOrder,
    schedule: rest.schedule,
    trust: rest.trust,
    licence: rest.licence,
    least: String(expects.items.least),
    most: String(expects.items.most),
    filled: linesOf(expects.filled),
    type: expects.type ?? "",
  };
}

const NEW: SourceDefinition = {
  name: "",
  hosts: [],
  kind: "html",
  addresses: [],
  items: "table tr:has(a)",
  fields: { title: "a", noticeLink: "a@href" },
  defaults: {},
  dateOrder: "day-first",
  schedule: "every 6 hours",
  trust: "official",
  licence: "",
  expects: { items: { least: 1, most: 1_000 }, filled: { title: 0.9 } },
};

/** The definition that a form states, for the server to judge. */
export function definitionOf(form: FormData): Record<string, unknown> {
  const given = Object.fromEntries(TEXTS.map((name) => [name, String(form.get(name) ?? "").trim()])) as SourceTexts;
  const { hosts, addresses, items, fields, defaults, least, most, filled, type, ...rest } = given;
  const shares = Object.entries(mapOf(filled)).map(([field, share]) => [field, Number(share)]);
  return {
    ...rest,
    hosts: lines(hosts),
    addresses: lines(addresses),
    ...(items && { items }),
    fields: mapOf(fields),
    defaults: mapOf(defaults),
    expects: { items: { least: Number(least), most: Number(most) }, filled: Object.fromEntries(shares), ...(type && { type }) },
  };
}

const lines = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

const linesOf = (map: object) =>
  Object.entries(map)
    .map(([name, value]) => `${name}: ${value}`)
    .join("\n");

function mapOf(text: string): Record<string, string> {
  return Object.fromEntries(
    lines(text).map((line) => [line.split(":")[0]?.trim() ?? "", line.slice(line.indexOf(":") + 1).trim()]),
  );
}

/** What is wrong with a source, by the field of its form that states it. */
export type SourceErrors = Partial<Record<"key" | keyof SourceTexts, string>>;

/** Where the parts of a definition lie that the form states in fields of their own. */
export const EXPECTATIONS = /^expects\.(?:items\.)?/;
