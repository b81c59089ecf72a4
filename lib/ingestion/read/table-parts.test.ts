import { rowsOf } from "@/tests/support/document-rows";
import { sheetRows, workbookOf } from "@/tests/support/hostile-files";

const told = async (...rows: string[][]) =>
  (await rowsOf(workbookOf(sheetRows(rows)))).flatMap(({ title, deadline }) => (title ? [[title, deadline]] : []));

it("reads a table under its first names that are named again on each page, with those above several columns", async () => {
  const names = [
    ["Name of Post", "Important Dates", "", "Posts", "Board"],
    ["", "Opening", "Closing", "", ""],
  ];
  const row = (post: string) => [post, "20-11-2026", "24-12-2026", "12", "Example Board"];
  expect(await told(...names, row("Clerk"), ...names, row("Peon"))).toEqual([
    ["Clerk", "24-12-2026"],
    ["Peon", "24-12-2026"],
  ]);
});

it("reads a table under its names in English where those in Hindi below them are not all known", async () => {
  const names = ["Post", "Last Date", "Department", "Posts"];
  const inHindi = ["पद का नाम", "कब तक", "बोर्ड", "पदों की संख्या"];
  expect(await told(names, inHindi, ["Clerk", "24-12-2026", "Police", "12"])).toEqual([["Clerk", "24-12-2026"]]);
});

it("reads a mark of repetition as what stands above it in its column, whatever row is between", async () => {
  const rows = [
    ["Name of Post", "Board", "Last Date", "Posts"],
    ["Clerk", "Example Board", "24-12-2026", "3"],
    ["Group C", "", "", ""],
    ["Peon", "-do-", "Ditto", "12"],
    ["DO", "Do", "यथोपरि", '"'],
  ];
  const read = await rowsOf(workbookOf(sheetRows(rows)));
  expect(read.map(({ title, organisation, deadline, vacancies }) => [title, organisation, deadline, vacancies])).toEqual([
    ["Clerk", "Example Board", "24-12-2026", "3"],
    ["Group C", undefined, undefined, undefined],
    ["Peon", "Example Board", "24-12-2026", "12"],
    ["DO", "Example Board", "24-12-2026", "12"],
  ]);
});
