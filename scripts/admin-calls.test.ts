import { readdirSync, readFileSync } from "node:fs";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];
const FOLDER = "app/api/admin";
const [, CALLS = ""] = readFileSync("docs/admin.md", "utf8").split("## Calls");

/** The calls of a cell such as "`GET`, `PUT jobs/{id}`; `POST jobs/{id}/status`, `/restore`": a method may wait for its path, and a path begin like the one before. */
function callsIn(cell: string): string[] {
  const calls: string[] = [];
  let [waiting, method, path]: [string[], string, string] = [[], "", ""];
  for (const [, text = ""] of cell.matchAll(/`([^`]+)`/g)) {
    const [first = "", second = ""] = text.split(/[ ?]/);
    if (METHODS.includes(first)) [waiting, method] = [[...waiting, first], first];
    if (METHODS.includes(first) && second) path = second;
    else if (text.startsWith("/")) [waiting, path] = [[method], path.replace(/\/[^/]+$/, text)];
    else continue;
    calls.push(...waiting.map((one) => `${one} ${path}`));
    waiting = [];
  }
  return calls;
}

function callsOf(file: string): string[] {
  const path = file.replace(/\/route\.ts$/, "").replaceAll(/\[(\w+)\]/g, "{$1}");
  const exported = readFileSync(`${FOLDER}/${file}`, "utf8").matchAll(/export (?:const|async function|function) ([A-Z]+)\b/g);
  return [...exported].map(([, method]) => `${method} ${path}`);
}

it("docs/admin.md names every call of the staff's area, and no other", () => {
  const rows = CALLS.split("\n").filter((line) => line.startsWith("| `"));
  const named = rows.flatMap((row) => callsIn(row.split(" | ")[0] ?? ""));
  const there = readdirSync(FOLDER, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith("route.ts"));
  expect(named.toSorted()).toEqual(there.flatMap(callsOf).toSorted());
});
