import { CLERK, rowsOf } from "@/tests/support/document-rows";

const PLANNED = { ...CLERK, deadline: "30-09-2026 (tentative)" };
const TABLE = `<table><tr><th>Post</th><th>Organisation</th><th>Last Date</th></tr><tr><td>Clerk</td><td>Example Board</td><td>30-09-2026</td></tr></table>`;
const page = (above: string) => rowsOf(`<html><body>${above}${TABLE}</body></html>`);

it.each([
  ["Tentative Calendar of Recruitments 2026,,\n", true],
  ["Calendar (Proposed) for 2026,,\n", true],
  ["Recruitments 2026,,\n", false],
])("takes the last dates of a table below %j for tentative: %s", async (above, isPlan) => {
  const rows = await rowsOf(`${above}Post,Organisation,Last Date\nClerk,Example Board,30-09-2026\n`);
  expect(rows).toEqual([isPlan ? PLANNED : CLERK]);
});

it("takes those of a table of a page for tentative that its heading or its caption calls a plan, and of no other table", async () => {
  const title = "Tentative schedule of recruitments";
  expect(await page(`<h2>${title}</h2>`)).toEqual([PLANNED]);
  expect(await page(`<h1>${title}</h1><div></div>`)).toEqual([PLANNED]);
  expect(await page(`<table><caption>${title}</caption><tr><td>Clerk</td></tr></table><h2>Open now</h2>`)).toEqual([CLERK]);
  const captioned = TABLE.replace("<table>", `<table><caption>${title}</caption>`);
  const rows = await rowsOf(`<html><body>${captioned}${TABLE}</body></html>`);
  expect(rows.map((row) => row.deadline)).toEqual([PLANNED.deadline, CLERK.deadline]);
});
