import type { Piece } from "@/lib/ingestion/read/pdf/lines";
import { rowsOfLines } from "@/lib/ingestion/read/pdf/table-rows";

const piece = (y: number, from: number, text: string): Piece => ({ text, from, to: from + text.length * 5, y, size: 10 });
const line = (y: number, ...texts: [number, string][]) => texts.map(([from, text]) => piece(y, from, text));
const title = (y: number, text: string) => line(y, [90, text]);
const row = (y: number, number: string, text = "") =>
  line(y, ...([[50, number], ...(text ? [[90, text]] : []), [200, "Board"], [400, "30-09-2026"]] as [number, string][]));
const HEADINGS = line(720, [50, "Sl"], [90, "Post"], [200, "Board"], [400, "Last Date"]);
const read = (lines: Piece[][], headings = HEADINGS) =>
  rowsOfLines(lines, headings).map((cells) => cells.filter((text) => text !== "").join(" | "));
const [ENGINEER, CLERK] = ["1 | Junior Engineer | Board | 30-09-2026", "2 | Clerk cum Typist | Board | 30-09-2026"];

it("puts no heading of a group into the row below it, before the first row too", () => {
  const group = (y: number, text: string) => line(y, [220, text]);
  const [engineer, clerk] = [
    [title(652, "Junior"), row(646, "1"), title(640, "Engineer")],
    [title(608, "Clerk"), row(602, "2"), title(596, "cum Typist")],
  ];
  expect(read([group(668, "GROUP B"), ...engineer, group(624, "GROUP C"), ...clerk])).toEqual([
    "GROUP B",
    ENGINEER,
    "GROUP C",
    CLERK,
  ]);
});

it("goes on with a row that has half of its cells or fewer", () => {
  const wide = line(
    720,
    ...["Sl", "Post", "Board", "Last Date", "Age", "Pay", "Fee", "Posts"].map((name, at): [number, string] => [
      [50, 90, 200, 400][at] ?? at * 130,
      name,
    ]),
  );
  const lines = [row(700, "1", "Junior"), title(688, "Engineer"), row(672, "2", "Clerk"), title(660, "cum Typist")];
  expect(read(lines, wide)).toEqual([ENGINEER, CLERK]);
  const few = [line(700, [50, "1"], [90, "Junior"]), title(688, "Engineer"), line(672, [50, "2"], [90, "Clerk"])];
  expect(read(few)).toEqual(["1 | Junior Engineer", "2 | Clerk"]);
});

it("reads a text whose last line stands beside the others of its row, as spreadsheets set it", () => {
  const first = [title(704, "Junior"), row(692, "1", "Engineer")];
  expect(read([...first, title(676, "Clerk"), row(664, "2", "cum Typist"), row(648, "3", "Driver")])).toEqual([
    ENGINEER,
    CLERK,
    "3 | Driver | Board | 30-09-2026",
  ]);
});

it("puts no numbered line into another row, where what is said of several stands beside the one in their middle", () => {
  const numbered = (y: number, number: string, text: string) => line(y, [50, number], [90, text]);
  expect(read([numbered(716, "१", "Peon"), row(700, "२", "Driver"), numbered(684, "३", "Guard")])).toEqual([
    "१ | Peon",
    "२ | Driver | Board | 30-09-2026",
    "३ | Guard",
  ]);
});

it("goes on with words in the first column over several lines, but with no row of which only the title is known", () => {
  const headings = line(720, [50, "Post"], [200, "Board"], [400, "Last Date"]);
  const [whole, first] = [
    (y: number, text: string) => line(y, [50, text], [200, "Board"], [400, "30-09-2026"]),
    (y: number, text: string) => line(y, [50, text]),
  ];
  const lines = [whole(700, "Junior"), first(688, "Engineer"), first(676, "(Civil)"), whole(660, "Clerk"), first(644, "Peon")];
  expect(read(lines, headings)).toEqual(["Junior Engineer (Civil) | Board | 30-09-2026", "Clerk | Board | 30-09-2026", "Peon"]);
});
