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
