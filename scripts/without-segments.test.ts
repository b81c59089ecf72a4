import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import withoutSegments from "./without-segments.cjs";

const NEXT = "node_modules/next/dist/esm/server/app-render/entry-base.js";

it("stands for all that Next asks the module for that it replaces", () => {
  const [, asked = ""] = /export \{ ([^}]+) \} from '\.\/collect-segment-data'/.exec(readFileSync(NEXT, "utf8")) ?? [];
  const given = [...withoutSegments().matchAll(/export const (\w+)/g)].map(([, name]) => name);
  expect(given).toEqual(asked.split(", "));
});

it("lets no page link by next/link, whose prefetch would ask for segments", () => {
  const sources = ["app", "components", "lib"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => path.join(folder, file)),
  );
  const scripts = sources.filter((file) => /\.tsx?$/.test(file));
  expect(scripts.length).toBeGreaterThan(1_000);
  expect(scripts.filter((file) => readFileSync(file, "utf8").includes('from "next/link"'))).toEqual([]);
});
