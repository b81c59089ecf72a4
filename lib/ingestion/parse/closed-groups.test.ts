import { FILE_BOUNDS } from "@/lib/ingestion/read/bounds";
import { readDocument } from "@/lib/ingestion/read/read-document";
import { readListingRows } from "@/lib/ingestion/read-listings";

/** What becomes of the listings of a document, by their titles: the last day, or why it is none. */
async function told(text: string) {
  const bytes = new TextEncoder().encode(text);
  const file = await readDocument({ bytes, name: "posts" }, { bounds: FILE_BOUNDS, seenAt: new Date("2026-11-27") });
  const { jobs, refused } = readListingRows(file);
  return Object.fromEntries([
    ...jobs.map(({ job }) => [job.title, job.deadline]),
    ...refused.map(({ title, reason }) => [title, reason]),
  ]);
}

const OPEN = "2026-12-15";
const CLOSED = "closed-ahead";
const table = (title: string, above = "", names = ["Post", "Board", "Last Date"]) =>
  `${above}<table><tr>${names.map((name) => `<th>${name}</th>`).join("")}</tr><tr><td>${title}</td><td>Example Board</td><td>15-12-2026</td></tr></table>`;
const page = (...parts: string[]) => told(`<html><body><main>${parts.join("")}</main></body></html>`);

it.each(["<h3>Archive</h3>", "<h2>Closed Advertisements</h2><p>Of the last years.</p>", "<h3><a href='#old'>Archive</a></h3>"])(
  "asks a person about the last dates to come of a table of a page below %s",
  async (heading) => {
    expect(await page(table("Clerk", heading))).toEqual({ Clerk: CLOSED });
    expect(await page(table("Clerk"), table("Peon", heading))).toEqual({ Clerk: OPEN, Peon: CLOSED });
    expect(await page(table("Clerk", heading), table("Peon", "<h3>Current Advertisements</h3>"))).toEqual({
      Clerk: CLOSED,
      Peon: OPEN,
    });
  },
);

it("takes the caption and the first row of a table for its heading too, and of two headings the nearer", async () => {
  const captioned = table("Clerk").replace("<table>", "<table><caption>Expired vacancies</caption>");
  expect(await page(captioned)).toEqual({ Clerk: CLOSED });
  const headed = table("Clerk").replace("<tr>", '<tr><td colspan="3">Archive</td></tr><tr>');
  expect(await page(headed)).toEqual({ Clerk: CLOSED });
  expect(await page(table("Clerk", "<h2>Archive</h2><h3>Current vacancies</h3>"))).toEqual({ Clerk: OPEN });
});

it("takes the heading of a section for that of all its tables, up to the next one of its rank or the end of what it stands in", async () => {
  const part = table("Peon", "<h4>Part II</h4>");
  expect(await page("<h3>Archive</h3>", table("Clerk"), part)).toEqual({ Clerk: CLOSED, Peon: CLOSED });
  expect(await page("<div><h3>Archive</h3></div>", table("Clerk"), part)).toEqual({ Clerk: CLOSED, Peon: CLOSED });
  expect(await page("<h3>Archive</h3>", table("Clerk"), table("Peon", "<h3>Part II</h3>"))).toEqual({
    Clerk: CLOSED,
    Peon: OPEN,
  });
  const apart = `<section><h2>Archive</h2>${table("Clerk")}</section>`;
  expect(await page(apart, part)).toEqual({ Clerk: CLOSED, Peon: OPEN });
  expect(await page("<h2>Current vacancies</h2>", part, "<h2>Archive</h2>", table("Clerk"))).toEqual({
    Clerk: CLOSED,
    Peon: OPEN,
  });
});

it("takes no heading of closed ones for that of a table behind the next heading, where nothing stands below the first or it stands lower", async () => {
  const none = "<h3>Archive</h3><p>Nothing yet.</p>";
  expect(await page(table("Clerk", `${none}<h3>Recruitments</h3>`))).toEqual({ Clerk: OPEN });
  expect(await page(table("Clerk", `<p>Archive</p><h3>Recruitments</h3>`))).toEqual({ Clerk: OPEN });
  for (const heading of ["Current Job Openings", "Live Positions", "वर्तमान रिक्तियाँ"])
    expect(await page("<h2>Closed</h2>", table("Clerk"), table("Peon", `<h3>${heading}</h3>`))).toEqual({
      Clerk: CLOSED,
      Peon: OPEN,
    });
});

it("takes no link to the closed ones for the heading of what stands behind it", async () => {
  expect(await page(table("Clerk", '<p><a href="/archive">Archive</a></p>'))).toEqual({ Clerk: OPEN });
  expect(await page(table("Clerk"), '<p><a href="/archive">Archive</a></p>', table("Peon", "<h3>Results</h3>"))).toEqual({
    Clerk: OPEN,
    Peon: OPEN,
  });
});

it("ends a group with its table, and takes no row with a link for a heading", async () => {
  const group = table("Clerk").replace("</table>", "<tr><td colspan='3'>Archive</td></tr>$&");
  expect(await page(group, table("Peon", "<p>Of this year.</p>"))).toMatchObject({ Clerk: OPEN, Peon: OPEN });
  const linked = ["Post,Board,Notice,Last Date", "Archive,,https://example.gov.in/archive,", "Clerk,Example Board,,15-12-2026"];
  expect(await told(linked.join("\n"))).toMatchObject({ Clerk: OPEN });
});

it("reads a heading above the names of a sheet, and one between two tables of a sheet as of the second", async () => {
  expect(await told("Archive,,\nPost,Board,Last Date\nClerk,Example Board,15-12-2026\n")).toEqual({ Clerk: CLOSED });
  const names = ["Post,Board,Last Date", "Name of Post,Closing Date,Board"];
  const rows = ["Clerk,Example Board,15-12-2026", "Peon,15-12-2026,Example Board"];
  expect(await told([names[0], rows[0], "Archive,,", names[1], rows[1]].join("\n"))).toMatchObject({ Clerk: OPEN, Peon: CLOSED });
  expect(await told([names[0], rows[0], "Closed,Closed now,", names[1], rows[1]].join("\n"))).toMatchObject({ Peon: OPEN });
});
