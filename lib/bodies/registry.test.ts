import { readFileSync } from "node:fs";
import { SEEDED_BODIES } from "@/lib/bodies/registry";

it.each(["README.md", "docs/data-sources.md"])("%s says to the thousand how many bodies the registry has", (document) => {
  const [, said = ""] = /more than ([\d,]+) (?:recruiting bodies|with all)/.exec(readFileSync(document, "utf8")) ?? [];
  expect(Number(said.replace(",", ""))).toBe(Math.floor(SEEDED_BODIES.length / 1000) * 1000);
});
