import { withAsciiDigits } from "@/lib/jobs/search/words/fold";
import { byPost, type PastedPost, type PastedRow } from "@/lib/notice/editing/pasted-rows";
import { type Column, columnOf } from "@/lib/notice/editing/table-headers";

export type PastedTable = { posts: PastedPost[]; problems: [] } | { posts: []; problems: string[] };

type Row = { cells: string[]; line: number };

/**
 * The vacancies of a table that was copied from a PDF or a spreadsheet: a row of headers in English or Hindi, then a row a post, with tabs or
 * spaces between the cells. What is not understood is said, and then nothing of the table is taken: half a table is a wrong one.
 */
export function readVacancyTable(text: string): PastedTable {
  const lines = text
    .split(/\r?\n/)
    .map((line, at) => ({ line, at: at + 1 }))
    .filter(({ line }) => line.trim() !== "");
  const [header, ...body] = lines;
  if (!header || body.length === 0) return refused(["A row of headers and at least one row below it are needed."]);
  const split = splitter(text);
  const headers = split(header.line);
  const columns = headers.map(columnOf);
  const unknown = headers.filter((_name, at) => columns[at] === null);
  if (unknown.length > 0) return refused(unknown.map((name) => `The column '${name}' is not understood.`));
  const known = columns as Column[];
  const problems = shapeProblems(known, headers);
  if (problems.length > 0) return refused(problems);
  const rows = body.map(({ line, at }): Row => ({ cells: inColumns(split(line), known), line: at }));
  const read = rows.map((row) => readRow(row, known));
  const faults = read.flatMap(({ faults: found }) => found);
  if (faults.length > 0) return refused(faults);
  const { posts, problems: wrong } = checkedByTotals(read.map(({ post }) => post));
  if (wrong.length > 0) return refused(wrong);
  return { posts: known.some(({ kind }) => kind === "place") ? byPost(posts) : posts.map(withoutPlace), problems: [] };
}

const withoutPlace = ({ name, vacancies }: PastedRow): PastedPost => ({ name, vacancies });

function refused(problems: string[]): PastedTable {
  return { posts: [], problems };
}

/** A spreadsheet puts tabs between cells, a PDF two spaces or more, or one where no name has two words. */
function splitter(text: string): (line: string) => string[] {
  const separator = text.includes("\t") ? /\t/ : / {2,}/.test(text.trim()) ? / {2,}/ : / +/;
  return (line) => (separator.source === "\\t" ? line : line.trim()).split(separator).map((cell) => cell.trim());
}

function shapeProblems(columns: readonly Column[], headers: readonly string[]): string[] {
  const keys = columns.map((column) => JSON.stringify(column));
  const twice = headers.filter((_name, at) => columns[at]?.kind !== "ignored" && keys.indexOf(keys[at] ?? "") !== at);
  return [
    ...(columns.some(({ kind }) => kind === "name" || kind === "place")
      ? []
      : ["No column names the posts (such as 'Post' or 'पद का नाम') or places."]),
    ...(columns.some(({ kind }) => kind === "category" || kind === "total") ? [] : ["No column is a category or the total."]),
    ...twice.map((name) => `The column '${name}' stands there twice.`),
  ];
}

/** Names of several words are one cell where single spaces separate the cells: whatever the figures leave over. */
function inColumns(cells: string[], columns: readonly Column[]): string[] {
  const extra = cells.length - columns.length;
  const at = columns.findIndex(({ kind }) => kind === "name" || kind === "place");
  if (extra <= 0 || at < 0) return cells;
  return [...cells.slice(0, at), cells.slice(at, at + extra + 1).join(" "), ...cells.slice(at + extra + 1)];
}

function readRow({ cells, line }: Row, columns: readonly Column[]): { post: PastedRow; faults: string[] } {
  const post: PastedRow = { name: "", place: "", vacancies: {} };
  const faults: string[] = [];
  if (cells.length !== columns.length)
    faults.push(`Line ${line} has ${cells.length} cells, and there are ${columns.length} columns.`);
  for (const [at, column] of columns.entries()) {
    const cell = cells[at] ?? "";
    if (column.kind === "ignored") continue;
    if (column.kind === "name" || column.kind === "place") {
      post[column.kind] = cell;
      if (cell === "" && faults.length === 0) faults.push(`Line ${line} names no ${column.kind === "name" ? "post" : "place"}.`);
      continue;
    }
    const count = countOf(cell);
    if (count === undefined) faults.push(`Line ${line}: '${cell}' is no number.`);
    else if (count !== null) put(post.vacancies, column, count);
  }
  return { post, faults };
}

/** Blank is unknown, a dash or "nil" is none; Indian commas are read, footnotes are not. */
function countOf(cell: string): number | null | undefined {
  if (cell === "") return null;
  if (/^(?:[-–—]+|nil)$/i.test(cell)) return 0;
  const digits = withAsciiDigits(cell);
  return /^\d{1,3}(?:,\d{2,3})*$|^\d+$/.test(digits) ? Number(digits.replaceAll(",", "")) : undefined;
}

function put(vacancies: PastedPost["vacancies"], column: Column, count: number): void {
  if (column.kind === "total") vacancies.total = count;
  if (column.kind === "category") vacancies.byCategory = { ...vacancies.byCategory, [column.category]: count };
  if (column.kind === "within") vacancies.within = { ...vacancies.within, [column.group]: count };
  if (column.kind === "other") vacancies.otherCategories = [...(vacancies.otherCategories ?? []), { name: column.name, count }];
}

/** A last row of totals is no post; it must be the sum of the rows above, or a row was lost in copying. */
function checkedByTotals(posts: PastedRow[]): { posts: PastedRow[]; problems: string[] } {
  const last = posts.at(-1);
  if (!last || posts.length === 1 || ![last.name, last.place].some((name) => columnOf(name)?.kind === "total"))
    return { posts, problems: [] };
  const rows = posts.slice(0, -1);
  const sums = (of: (post: PastedPost) => number | null | undefined) => rows.reduce((sum, post) => sum + (of(post) ?? 0), 0);
  const stated = Object.entries({ total: last.vacancies.total, ...last.vacancies.byCategory });
  const problems = stated.flatMap(([name, count]) => {
    const sum = sums(({ vacancies }) => (name === "total" ? vacancies.total : vacancies.byCategory?.[name as "UR"]));
    return count === sum
      ? []
      : [`The row '${last.name || last.place}' says ${count} for ${name}, and the rows above add up to ${sum}.`];
  });
  return problems.length > 0 ? { posts: [], problems } : { posts: rows, problems: [] };
}
