import { readSheet } from "read-excel-file/universal";
import { writeWorkbook } from "@/lib/jobs/export/workbook";

async function* steps() {
  yield [["Title", "Posts", "Note"]];
  yield [
    ["लिपिक & <Clerk>", 7, null],
    ["=1+1", 0, " two\nlines \u0001\uD83D\uDE00"],
  ];
  yield [Array.from({ length: 30 }, (_, at) => `c${at}`)];
}

it("writes rows in their steps as a workbook that is read as what was written, and texts as texts", async () => {
  const bytes = await writeWorkbook(steps());
  const [head, first, second, wide] = await readSheet(new Uint8Array(bytes).buffer, { trim: false });
  expect(head?.slice(0, 3)).toEqual(["Title", "Posts", "Note"]);
  expect(first?.slice(0, 3)).toEqual(["लिपिक & <Clerk>", 7, null]);
  expect(second?.slice(0, 3)).toEqual(["=1+1", 0, " two\nlines \u{1F600}"]);
  expect(wide).toEqual(Array.from({ length: 30 }, (_, at) => `c${at}`));
});

it("cuts what is longer than a cell takes, and writes what looks like the number of a character so that it is read as written", async () => {
  async function* rows() {
    yield [[`${"x".repeat(32_766)}\u{1F600}y`, "Form_x0041_7", "_x005F_"]];
  }
  const bytes = await writeWorkbook(rows());
  const [[long, form, line] = []] = await readSheet(new Uint8Array(bytes).buffer);
  expect(String(long)).toBe("x".repeat(32_766));
  expect([form, line]).toEqual(["Form_x0041_7", "_x005F_"]);
});
