import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const LISTS = path.join("tests", "mutants");

/** All mutants with their group and tests, after it was checked that each can be made. */
export function readLists() {
  const files = readdirSync(LISTS).filter((name) => name.endsWith(".json"));
  const mutants = files.sort().flatMap((name) => {
    const { group, tests, mutants: list } = JSON.parse(readFileSync(path.join(LISTS, name), "utf8"));
    return list.map((mutant) => ({ tests, ...mutant, group }));
  });
  const wrong = mutants.flatMap((mutant) => problemOf(mutant) ?? []);
  if (wrong.length > 0) throw new Error(`tests/mutants does not fit the code:\n${wrong.join("\n")}`);
  return mutants;
}

function problemOf({ group, name, file, find, replace, tests }) {
  const at = `  ${group}: ${name} (${file}): `;
  if (!existsSync(file)) return `${at}there is no such file`;
  const times = readFileSync(file, "utf8").split(find).length - 1;
  if (times !== 1) return `${at}its text stands there ${times} times: ${find}`;
  if (find === replace) return `${at}it changes nothing`;
  const missing = tests.find((test) => !existsSync(test));
  return missing ? `${at}there is no test ${missing}` : null;
}

/** Some of a list, evenly spread. */
export function spread(list, count) {
  const step = Math.max(1, list.length / count);
  return Array.from({ length: Math.min(count, list.length) }, (_, index) => list[Math.floor(index * step)]);
}
