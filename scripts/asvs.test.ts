import { existsSync, readFileSync } from "node:fs";

const text = readFileSync("docs/asvs.md", "utf8");
const sectionOf = (name: string) => text.split(`\n## ${name}\n`)[1]?.split("\n## ")[0] ?? "";
const idsIn = (section: string) =>
  section.split("\n").flatMap((line) => (/^\| (\d[\d., ]+) \|/.exec(line)?.[1] ?? "").split(", ").filter(Boolean));

const COUNTED = {
  met: "Met",
  "for the operator": "For the operator",
  "in part": "In part",
  "not met": "Not met",
  "about what the site does not have": "What the site does not have",
};

it("every file that the table of ASVS names is there", () => {
  const files = [...text.matchAll(/`([\w./-]+\/[\w./-]+|middleware\.ts|next\.config\.mjs)`/g)].map(([, file = ""]) => file);
  expect(files.length).toBeGreaterThan(90);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

it("every requirement stands there once, and the counts are right", () => {
  const all = Object.values(COUNTED).flatMap((name) => idsIn(sectionOf(name)));
  expect(all.filter((id, at) => all.indexOf(id) !== at)).toEqual([]);
  const counts = Object.fromEntries(Object.entries(COUNTED).map(([line, name]) => [line, idsIn(sectionOf(name)).length]));
  const told = Object.keys(COUNTED).map((line) => [line, Number(new RegExp(`^\\| ${line} \\| (\\d+) \\|`, "m").exec(text)?.[1])]);
  expect(counts).toEqual(Object.fromEntries(told));
  expect(text).toContain(`| requirements of levels 1 and 2 | ${all.length} |`);
});
