import { FILE_BOUNDS } from "@/lib/ingestion/read/bounds";
import { labelledIn } from "@/lib/ingestion/read/markup/labelled-text";
import { readDocument } from "@/lib/ingestion/read/read-document";
import { CLERK } from "@/tests/support/document-rows";
import { pdfOf } from "@/tests/support/pdf-of";

async function rowsOf(bytes: Uint8Array) {
  return (await readDocument({ bytes, name: "notices" }, { bounds: FILE_BOUNDS, seenAt: new Date("2026-08-20") })).rows;
}

it("reads what the text of an item remarks of its notice under a label", async () => {
  const item = (remark: string) =>
    `<item><title>Clerk</title><description>Board: Example Board | Last date: 30-09-2026 | ${remark}</description></item>`;
  const items = `${item("Status: Cancelled")}${item("Corrigendum: Last date extended to 15-10-2026")}`;
  expect(await rowsOf(new TextEncoder().encode(`<rss version="2.0"><channel>${items}</channel></rss>`))).toMatchObject([
    { cells: CLERK, closed: "Status: Cancelled" },
    { cells: CLERK, remarks: "Last date extended to 15-10-2026" },
  ]);
});

it("goes on with a fee and an age in the lines below, for the people that these name, and with nothing else", async () => {
  const fee = "Application fee: Rs. 500<br/>SC/ST/Women: Nil<br>PwBD - Rs. 100";
  const text = `Board: Example Board<br>${fee}<br/>Age limit: 18-35 years<br>OBC: 38 years<br>Last date: 30-09-2026<br>SC/ST: 05-10-2026`;
  const feed = `<rss version="2.0"><channel><item><title>Clerk</title><description><![CDATA[${text}]]></description></item></channel></rss>`;
  expect((await rowsOf(new TextEncoder().encode(feed)))[0]?.cells).toMatchObject({
    ...CLERK,
    applicationFee: "Rs. 500; SC/ST/Women: Nil; PwBD - Rs. 100",
    ageLimit: "18-35 years; OBC: 38 years",
  });
  expect(labelledIn("Fee: Rs. 500\nUR: 20\nSC: 5")).toEqual([["Fee", "Rs. 500"]]);
  expect(labelledIn("Fee: Rs. 500\nUR: 120\nSC: 130 posts")).toEqual([["Fee", "Rs. 500"]]);
  expect(labelledIn("Fee: Rs. 500; UR: 120; SC: 30; Age: 18-30; OBC: 33")).toEqual([
    ["Fee", "Rs. 500"],
    ["Age", "18-30; OBC: 33"],
  ]);
  expect(labelledIn("Fee: Rs. 500; SC: 250\nPwBD: 100")).toEqual([["Fee", "Rs. 500; SC: 250; PwBD: 100"]]);
  expect(labelledIn("Fee: UR: Rs. 500\nSC: 250")).toEqual([["Fee", "UR: Rs. 500; SC: 250"]]);
  expect(labelledIn("Fee:\nUR: 500\nSC: 250")).toEqual([["Fee", "UR: 500; SC: 250"]]);
  expect(labelledIn("Age: 18-30\nGeneral Instructions: read all of the notice")).toEqual([["Age", "18-30"]]);
  expect(labelledIn("Age: 18-30\nVacancies by category\nUR: 20")).toEqual([["Age", "18-30"]]);
  expect(labelledIn("Qualification: Degree\nFee:\nUR: Rs. 500\nSC: Nil")).toEqual([
    ["Qualification", "Degree"],
    ["Fee", "UR: Rs. 500; SC: Nil"],
  ]);
});

const row = (...cells: readonly string[]) => `<tr>\n${cells.map((cell) => `<td>${cell}</td>`).join("\n")}\n</tr>\n`;

it("reads the labels of a table and of a list of terms within the text of an item", async () => {
  const facts = [
    row("Recruiting Body", "Example Board"),
    row("<b>Last Date&nbsp;:</b>", ":", "<p>30-09-2026<br/>(5 PM; server time)</p>"),
    row("Application Fee", "Rs. 500<br>PwBD: Nil"),
    row("SC/ST", "Rs. 100"),
    row("Notification", '<a href="a.pdf">Click here</a>'),
  ];
  const terms = "<dl><dt>Board<dd>Example Board<dt>Last Date<dd>30-09-2026</dl>";
  const item = (text: string) => `<item><title>Clerk</title><content:encoded><![CDATA[${text}]]></content:encoded></item>`;
  const feed = `<rss version="2.0"><channel>${item(`<p>Apply soon</p><table>${facts.join("")}</table>`)}${item(terms)}</channel></rss>`;
  const rows = await rowsOf(new TextEncoder().encode(feed));
  const told = { ...CLERK, deadline: "30-09-2026 (5 PM, server time)", applicationFee: "Rs. 500; PwBD: Nil; SC/ST: Rs. 100" };
  expect(rows[0]?.cells).toMatchObject(told);
  expect(rows[0]?.cells.noticeLink).toBeUndefined();
  expect(rows[1]?.cells).toMatchObject(CLERK);
});

it("takes what names two columns of a table for no label and its value, and reads on in a cell that has labels itself", () => {
  const tableOf = (...rows: readonly string[]) => labelledIn(`<table>${rows.join("")}</table>`);
  expect(tableOf(row("Application Fee", "Amount"), row("General", "Rs. 500"))).toEqual([]);
  expect(tableOf(row("Post Name", "Last Date"), row("Clerk", "30-09-2026"))).toEqual([]);
  expect(tableOf(row("Event", "Date"), row("Last Date", "30-09-2026"))).toEqual([["Last Date", "30-09-2026"]]);
  expect(tableOf(row("Salary", "Stages"), row("Clerk", "5"), row("Last Date", "30-09-2026"))).toEqual([
    ["Last Date", "30-09-2026"],
  ]);
  expect(tableOf(row("Board", "Example Board"), row("Last Date", "30-09-2026"))).toHaveLength(2);
  const dates = row("Important Dates", "Start Date: 01-09-2026<br>Last Date: 30-09-2026");
  expect(tableOf(row("Vacancies", "12"), dates)).toEqual([
    ["Vacancies", "12"],
    ["Start Date", "01-09-2026"],
    ["Last Date", "30-09-2026"],
  ]);
});

it("reads what a notice in a PDF remarks under a label, which alone makes it none", async () => {
  const lines = [
    "Name of Post: Clerk",
    "Organisation: Example Board",
    "Last date: 30-09-2026",
    "Note: Last date extended to 15-10-2026",
  ];
  const pdf = (texts: readonly string[]) => pdfOf(texts.map((text, at) => [50, 700 - 20 * at, text] as const));
  expect(await rowsOf(pdf(lines))).toMatchObject([{ cells: CLERK, remarks: "Last date extended to 15-10-2026" }]);
  await expect(rowsOf(pdf([...lines.slice(0, 2), ...lines.slice(3)]))).rejects.toThrow("no labels of a notice");
});

it("reads the ends of an age limit under labels of their own, but none of several posts", async () => {
  const item = (label: string, value: string) => `<p>${label}: <b>${value}</b></p>`;
  const pageOf = (...ages: readonly string[]) =>
    `<html><body><h1>Clerk</h1>${item("<b>Organisation</b>", "Example Board")}${item("<b>Last date</b>", "30-09-2026")}${item("<b>Posts</b>", "12")}${ages.join("")}</body></html>`;
  const [least, most] = [item("Minimum Age Limit", "21 Years"), item("Maximum Age Limit", "30 Years")];
  const ageIn = async (page: string) => (await rowsOf(new TextEncoder().encode(page)))[0]?.cells.ageLimit;
  expect(await ageIn(pageOf(least, most))).toBe("21-30 years");
  expect(await ageIn(pageOf(most))).toBe("30 Years");
  expect(await ageIn(pageOf(least, most, item("Maximum Age Limit", "35 Years")))).toBeUndefined();
  const [bare, inSpan] = ["<ul><li>Minimum Age: 21</li></ul>", "<span>Maximum Age: 30 Years</span>"];
  expect(await ageIn(pageOf(bare, inSpan))).toBe("21-30 years");
  expect(await ageIn(pageOf("<ul><li>Minimum Age: 21</li><li>Maximum Age: 30</li></ul>"))).toBe("21-30 years");
  expect(await ageIn(pageOf("<ul><li>Maximum Age: 30</li><li>Maximum Age: 35</li></ul>"))).toBeUndefined();
});
