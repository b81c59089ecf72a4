import { readFileSync } from "node:fs";
import path from "node:path";
import { madePairs } from "@/bench/ingestion/made-pairs";
import { bodyOfCells } from "@/lib/ingestion/parse/body-of-row";
import { plainText, readTitle, vacanciesOf, yearsAround } from "@/lib/ingestion/parse/clean";
import type { ListingRow } from "@/lib/ingestion/parse/columns";
import { deadlineOf } from "@/lib/ingestion/parse/deadline-of";
import { FILE_BOUNDS } from "@/lib/ingestion/read/bounds";
import { toListingFile } from "@/lib/ingestion/read/entries";
import { readEntries } from "@/lib/ingestion/read/read-document";
import { type Described, numberOf } from "@/lib/jobs/similar/identity";
import { judgeRecruitments } from "@/lib/jobs/similar/same-recruitment";

/** Two notices, and whether they are of one recruitment. */
export type Pair = { a: Described; b: Described; isSame: boolean; isApart: boolean; name: string };

/** File, row, file, row, and 1 where a reader of the two takes them for one recruitment. */
type Label = [number, number, number, number, 0 | 1];
type Labels = { files: string[]; tuned: Label[]; heldApart: Label[] };

/** How well notices of one recruitment are told from others, as lines of a table and the faults among those that rules may be tuned on. */
export async function measurePairs(folder: string): Promise<{ lines: string[]; faults: string[] }> {
  const real = await realPairs(folder);
  const made = madePairs();
  const all = [...real, ...made];
  const lines = [
    "| Pairs | Number | Of one recruitment | Joined | Wrongly | Asked | Precision | Recall | Recall with what the staff is asked | Joined across numbers |",
    "|---|---|---|---|---|---|---|---|---|---|",
    line("all", all),
    line(
      "all, held apart",
      all.filter(({ isApart }) => isApart),
    ),
    line("of real files", real),
    line(
      "of real files, held apart",
      real.filter(({ isApart }) => isApart),
    ),
    line("made of sample data", made),
  ];
  const faults = all.filter((pair) => !pair.isApart && isWrong(pair)).map(faultOf);
  return { lines, faults };
}

function line(name: string, pairs: readonly Pair[]): string {
  const judged = pairs.map((pair) => ({ ...pair, ...judgeRecruitments(pair.a, pair.b) }));
  const same = judged.filter(({ isSame }) => isSame);
  const joined = judged.filter(({ verdict }) => verdict === "join");
  const right = joined.filter(({ isSame }) => isSame).length;
  const found = same.filter(({ verdict }) => verdict !== "apart").length;
  const across = joined.filter(({ a, b }) => numberOf(a) !== null && numberOf(b) !== null && numberOf(a) !== numberOf(b)).length;
  const asked = judged.filter(({ verdict }) => verdict === "ask").length;
  const share = (part: number, whole: number) => (part / whole).toFixed(3);
  const figures = [share(right, joined.length), share(right, same.length), share(found, same.length)];
  return `| ${[name, pairs.length, same.length, joined.length, joined.length - right, asked, ...figures, across].join(" | ")} |`;
}

function isWrong({ a, b, isSame }: Pair): boolean {
  return (judgeRecruitments(a, b).verdict === "join") !== isSame;
}

function faultOf({ a, b, name }: Pair): string {
  const { verdict, score, because } = judgeRecruitments(a, b);
  return `pairs: ${name}: ${verdict} (${score}: ${because.join(", ")}): ${a.title} | ${b.title}`;
}

async function realPairs(folder: string): Promise<Pair[]> {
  const { files, tuned, heldApart }: Labels = JSON.parse(readFileSync("tests/bench/ingestion/pairs.json", "utf8"));
  const rows = await Promise.all(files.map((file) => rowsOf(path.join(folder, file))));
  const pairOf =
    (isApart: boolean) =>
    ([file, row, otherFile, otherRow, same]: Label) => ({
      a: describe(rows[file]?.[row - 1]?.cells ?? {}),
      b: describe(rows[otherFile]?.[otherRow - 1]?.cells ?? {}),
      isSame: same === 1,
      isApart,
      name: `${files[file]} row ${row} and ${files[otherFile]} row ${otherRow}`,
    });
  return [...tuned.map(pairOf(false)), ...heldApart.map(pairOf(true))];
}

async function rowsOf(file: string): Promise<readonly ListingRow[]> {
  const name = path.basename(file);
  const found = await readEntries({ bytes: readFileSync(file), name }, FILE_BOUNDS);
  return toListingFile(found, { name, otherwise: new Date(0), bounds: FILE_BOUNDS }).rows;
}

/** A row as an import reads it, also where an import would refuse it: most of them closed long ago. */
function describe(cells: ListingRow["cells"]): Described {
  const { title, vacancies } = readTitle(cells.title);
  const read = deadlineOf(cells.deadline, plainText(cells.title), false);
  const deadline = "day" in read ? read.day : null;
  return {
    title,
    recruitingOrganization: bodyOfCells(cells, title)?.name ?? "",
    advertisementNumber: cells.advertisement ?? null,
    applyLink: cells.applyLink ?? null,
    sourceUrl: cells.listingLink ?? cells.noticeLink ?? null,
    deadline,
    positions: vacanciesOf(cells.vacancies, vacancies, yearsAround(cells.title, deadline), cells.title),
  };
}
