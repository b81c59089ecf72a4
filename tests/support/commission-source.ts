import { definitionSchema } from "@/lib/sources/definition";

export const HOST = "commission.gov.in";

/** A source of one document that the source player answers for. */
export const commissionSource = (origin: string, change: object = {}) =>
  definitionSchema.parse({
    name: "Example Commission",
    hosts: [HOST],
    kind: "document",
    addresses: [`${origin}/notices`],
    fields: {},
    defaults: { organisation: "Example Public Service Commission" },
    schedule: "every 6 hours",
    trust: "official",
    licence: "Played",
    expects: { items: { least: 1, most: 50 } },
    ...change,
  });
