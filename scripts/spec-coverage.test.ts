import { readFileSync } from "node:fs";

const ROWS = readFileSync("docs/spec-coverage.md", "utf8")
  .split("\n")
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .map(([, section = "", part = "", files = ""]) => ({
    name: `${section} ${part}`,
    section,
    files: [...files.matchAll(/`([^`]+)`/g)].map(([, file = ""]) => file),
  }));

it("has rows for each section of the specification", () => {
  expect([...new Set(ROWS.map(({ section }) => section))]).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9"]);
});

it.each(ROWS)("§ $name is checked by tests that are there", ({ files }) => {
  expect(files).not.toEqual([]);
  for (const file of files) expect(readFileSync(file, "utf8")).toMatch(/^\s*(?:it|test)(?:\.each)?[(<]/m);
});
