/**
 * npm run bench:bodies: how well names are resolved to bodies, departments and states, over names as real sources write them, labelled by hand
 * (bench/bodies/rows.txt, bench/bodies/clusters.txt). bench/bodies/figures.txt holds the last run: a change shows as a difference. `npm run
 * bench:ingestion` prints the same with all the rest.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { resolveBody } from "@/lib/bodies/resolve-body";

/** A fifth is held apart: it is only measured, nothing was changed for its sake. */
function isHeldApart(text: string): boolean {
  return createHash("sha256").update(text).digest().readUInt8(0) % 5 === 0;
}

type Count = { right: number; missing: number; wrong: number };
type Labelled = { name: string; department: string; state: string };

/** Departments and states of labelled names, and whether names of bodies are rightly taken for one, as lines of text. */
export function measureBodies(): string[] {
  const rows = labelledRows();
  const held = rows.filter(({ name }) => isHeldApart(name));
  const open = rows.filter(({ name }) => !isHeldApart(name));
  return [
    ...figuresOf("departments", open, held, ({ name, department }) => [resolveBody(name).department, department]),
    ...figuresOf(
      "states",
      open.filter(({ state }) => state !== "-"),
      held.filter(({ state }) => state !== "-"),
      ({ name, state }) => [resolveBody(name).state, state],
    ),
    ...pairFigures(),
  ];
}

function figuresOf(
  kind: string,
  open: readonly Labelled[],
  held: readonly Labelled[],
  of: (row: Labelled) => [string | null, string],
): string[] {
  const count = (rows: readonly Labelled[]): Count => {
    const said = rows.map(of);
    const right = said.filter(([given, label]) => given === label).length;
    const missing = said.filter(([given]) => given === null).length;
    return { right, missing, wrong: rows.length - right - missing };
  };
  const line = (name: string, rows: readonly Labelled[]) => {
    const { right, missing, wrong } = count(rows);
    return `${kind.padEnd(12)} ${name.padEnd(11)} ${rows.length} names  right ${(right / rows.length).toFixed(3)}  missing ${missing}  wrong ${wrong}`;
  };
  const worst = open.filter((row) => of(row)[0] !== of(row)[1]).map((row) => `  ${row.name}: ${of(row)[0]}, not ${of(row)[1]}`);
  return [line("open", open), line("held apart", held), ...worst];
}

function pairFigures(): string[] {
  const pairs = labelledPairs();
  const line = (name: string, some: readonly Pair[]) => {
    const joined = some.filter(isJoined);
    const same = some.filter(({ isSame }) => isSame);
    const right = joined.filter(({ isSame }) => isSame).length;
    const [precision, recall] = [right / joined.length, right / same.length];
    const f1 = (2 * precision * recall) / (precision + recall);
    return `bodies       ${name.padEnd(11)} ${some.length} pairs, ${same.length} of one body  precision ${precision.toFixed(3)}  recall ${recall.toFixed(3)}  F1 ${f1.toFixed(3)}`;
  };
  const open = pairs.filter(({ one, other }) => !isHeldApart(`${one}\n${other}`));
  const held = pairs.filter(({ one, other }) => isHeldApart(`${one}\n${other}`));
  const worst = open
    .filter((pair) => isJoined(pair) !== pair.isSame)
    .map(({ one, other, isSame }) => `  ${isSame ? "not joined" : "joined"}: ${one} | ${other}`);
  return [line("open", open), line("held apart", held), ...worst];
}

type Pair = { one: string; other: string; isSame: boolean };

function isJoined({ one, other }: Pair): boolean {
  const [a, b] = [resolveBody(one).body, resolveBody(other).body];
  return a !== null && a === b;
}

/** Every two names of one body, and of two bodies that are easily mistaken one name each with one of the other. */
function labelledPairs(): Pair[] {
  const sets = read("clusters.txt").split(/\n\s*\n/);
  return sets.flatMap((set) => {
    const bodies = set.split("\n").map((line) => line.split("|").map((name) => name.trim()));
    const same = bodies.flatMap((names) =>
      names.flatMap((one, at) => names.slice(at + 1).map((other) => ({ one, other, isSame: true }))),
    );
    const others = bodies.flatMap((names, at) =>
      bodies.slice(at + 1, at + 3).flatMap((beside) => {
        const [one, other] = [names.at(-1), beside.at(-1)];
        return one && other ? [{ one, other, isSame: false }] : [];
      }),
    );
    return [...same, ...others];
  });
}

function labelledRows(): Labelled[] {
  return read("rows.txt")
    .split("\n")
    .map((line) => {
      const [name = "", department = "", state = ""] = line.split("|").map((cell) => cell.trim());
      return { name, department, state };
    });
}

function read(file: string): string {
  const text = readFileSync(path.join(import.meta.dirname, "bodies", file), "utf8");
  return text.replace(/^#.*\n/gm, "").trim();
}

if (process.argv[1] === import.meta.filename) for (const line of measureBodies()) console.log(line);
