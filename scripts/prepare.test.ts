import { existsSync, readFileSync } from "node:fs";
import { BUILD_INPUTS } from "./prepare.mjs";

it("builds anew when anything changes that a build reads, and asks for nothing that is not there", () => {
  expect(BUILD_INPUTS.filter((input) => !existsSync(input))).toEqual([]);
  const named = ["next.config.mjs", "postcss.config.mjs", "scripts/prepare.mjs", "scripts/serve.ts", "scripts/compile-server.mjs"]
    .map((file) => readFileSync(file, "utf8").replaceAll(/"\.\//g, file.startsWith("scripts/") ? '"scripts/' : '"'))
    .flatMap((text) => [...text.matchAll(/"((?:lib|scripts)\/[\w./-]+\.(?:mjs|cjs|ts))"/g)].map(([, file = ""]) => file));
  expect(named).toContain("scripts/without-segments.cjs");
  expect(named.filter((file) => !BUILD_INPUTS.some((input) => file === input || file.startsWith(`${input}/`)))).toEqual([]);
});
