import { existsSync, readFileSync } from "node:fs";

const ROWS = readFileSync("docs/spec-coverage.md", "utf8")
  .split("\n")
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split(" | ").map((cell) => cell.replace(/^\||\|$/g, "").trim()));

it("has a row for each part of the specification", () => {
  const sections = new Set(ROWS.map(([section]) => section?.split(" ")[0]));
  expect([...sections]).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9"]);
});

it.each(ROWS.map(([, sentence, file, title]) => [sentence, file ?? "", title ?? ""]))("%s: is checked", (_, file, title) => {
  expect(file).not.toBe("");
  expect(title).not.toBe("");
  expect(existsSync(file)).toBe(true);
  // A title in the source may stand in quotes of any kind and name values of a table.
  expect(readFileSync(file, "utf8")).toContain(title);
});
