import { type BenchRow, isHeldApart } from "@/bench/ingestion/figures";
import { type Labelled, labelledRows } from "@/bench/ingestion/labelled-rows";
import type { Body } from "@/lib/bodies/body";
import { formOf, formWords } from "@/lib/bodies/forms";
import { resolveBody } from "@/lib/bodies/resolve-body";
import { bodyOfCells, type RowBody } from "@/lib/ingestion/parse/body-of-row";
import { readTitle } from "@/lib/ingestion/parse/clean";
import { isPlace } from "@/lib/places/places";

type Found = RowBody | null;

const isDepartmentRight = (found: Found, { departments }: Labelled) => departments.includes(found?.department ?? "");
const isStateRight = (found: Found, { states }: Labelled) => states.includes(found?.state ?? "");
const FIELDS = [
  { name: "names of bodies", isLabelled: () => true, isRight: isNameRight },
  { name: "bodies", isLabelled: () => true, isRight: isBodyRight },
  { name: "departments", isLabelled: (row: Labelled) => row.departments.length > 0, isRight: isDepartmentRight },
  {
    name: "departments, where one fits alone",
    isLabelled: (row: Labelled) => row.departments.length === 1,
    isRight: isDepartmentRight,
  },
  { name: "states", isLabelled: (row: Labelled) => row.states.length > 0, isRight: isStateRight },
];

/** The drawings of rows that are measured, with those of the first two that were held apart until their faults were read; faults are told of those alone that rules may be tuned on. */
const SETS = [
  { name: "Tuned on", labels: "bodies", isOpen: true, has: (row: string) => !isHeldApart(row) },
  { name: "Apart at first", labels: "bodies", isOpen: true, has: isHeldApart },
  { name: "Read last, apart at first", labels: "bodies-held-apart", isOpen: true, has: () => true },
  { name: "Second drawing, tuned on", labels: "bodies-second", isOpen: true, has: () => true },
  { name: "Second drawing, apart at first", labels: "bodies-second-apart", isOpen: true, has: () => true },
  { name: "Third drawing, held apart", labels: "bodies-third", isOpen: false, has: () => true },
];

/** Bodies, departments and states of rows of real files, as lines of a table and the faults among those that rules may be tuned on. */
export async function measureRealBodies(folder: string): Promise<{ lines: string[]; faults: string[] }> {
  const faults: string[] = [];
  const columns: string[][] = [];
  for (const { labels, isOpen, has } of SETS) {
    const rows = (await labelledRows(labels, folder))
      .filter(({ name }) => has(name))
      .map((label) => ({ label, found: bodyOf(label.row) }));
    columns.push(
      FIELDS.map(({ name, isLabelled, isRight }) => {
        const asked = rows.filter(({ label }) => isLabelled(label));
        const wrong = asked.filter(({ label, found }) => !isRight(found, label));
        if (isOpen) faults.push(...wrong.map(({ label, found }) => `${name}: ${label.name} ${said(found)} for ${wanted(label)}`));
        const right = asked.length - wrong.length;
        return `${asked.length} | ${right} (${(right / asked.length).toFixed(3)})`;
      }),
    );
  }
  const lines = [
    `| Field | ${SETS.map(({ name }) => `${name} | Right`).join(" | ")} |`,
    `|---|${"---|---|".repeat(SETS.length)}`,
    ...FIELDS.map(({ name }, at) => `| ${[name, ...columns.map((column) => column[at])].join(" | ")} |`),
  ];
  return { lines, faults };
}

/** The body of a row as an import reads it. */
function bodyOf({ cells }: BenchRow): Found {
  return bodyOfCells(cells, readTitle(cells.title).title);
}

/** A body is right where the name that is shown is the row's, and the body that is known by it, if any, is the one that the row means. */
function isBodyRight(found: Found, label: Labelled): boolean {
  return isNameRight(found, label) && (!found?.body || label.names.length === 0 || label.names.some(means(found.body)));
}

function isNameRight(found: Found, { words }: Labelled): boolean {
  return found === null ? words.length === 0 : words.some((word) => formOf(word) === formOf(found.name));
}

/** Whether a full name means a body, its parent (DRDO, of a laboratory of it), or is its name but for a place ("National AYUSH Mission", of Kerala's). */
function means({ key, name, parent }: Body) {
  const own = formWords(name);
  return (full: string) => {
    const meant = resolveBody(full).body?.key;
    if (meant !== undefined && (meant === key || meant === parent)) return true;
    const said = formWords(full);
    const rest = own.filter((word) => !said.includes(word));
    return said.every((word) => own.includes(word)) && rest.length > 0 && isPlace(rest.join(" "));
  };
}

function said(found: Found): string {
  return found ? [found.name, found.body?.name, found.department, found.state, found.reason].join("; ") : "nothing";
}

function wanted({ words, names, departments, states }: Labelled): string {
  return [words, names, departments, states].map((some) => some.join("/")).join("; ");
}
