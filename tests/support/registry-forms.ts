import type { StaffBody } from "@/lib/bodies/staff/schema";
import type { StaffNames } from "@/lib/jobs/search/words/staff/schema";
import { definitionSchema } from "@/lib/sources/definition";

export const NAMES: StaffNames = { key: "clerk", kind: "post", same: ["Clerk"], said: [], near: [], version: 0, isSeeded: true };
export const BODY: StaffBody = {
  key: "ssc",
  name: "Staff Selection Commission",
  hindi: "कर्मचारी चयन आयोग",
  department: "ssc",
  parent: null,
  state: null,
  aliases: [],
  hosts: [],
  version: 0,
  isSeeded: true,
};

export const DEFINITION = definitionSchema.parse({
  name: "SSC",
  hosts: ["ssc.gov.in"],
  kind: "document",
  addresses: ["https://ssc.gov.in/notices"],
  schedule: "every 1 day",
  trust: "official",
  licence: "none stated",
  expects: { items: { least: 1, most: 50 } },
});
