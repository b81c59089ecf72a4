import { rowsOf } from "@/tests/support/document-rows";

const table = (rows: string) => rowsOf(`<!DOCTYPE html><html><body><table>${rows}</table></body></html>`);
const SINGLE = `<th rowspan="2">S. No.</th><th rowspan="2">Name of Post</th><th rowspan="2">Board</th>`;
const ROWS = (...cells: string[]) =>
  ["Clerk", "Peon"]
    .map(
      (post, at) =>
        `<tr><td>${at + 1}</td><td>${post}</td><td>Example Board</td>${cells.map((text) => `<td>${text}</td>`).join("")}</tr>`,
    )
    .join("");

describe("a table with a heading above the headings of several columns", () => {
  it.each<[string, string, string, string[], object]>([
    [
      "dates to apply",
      "Important dates",
      "Opening|Closing",
      ["01-12-2026", "31-12-2026"],
      { startsOn: "01-12-2026", deadline: "31-12-2026" },
    ],
    [
      "a period",
      "Online application",
      "From|To",
      ["01-12-2026", "31-12-2026"],
      { startsOn: "01-12-2026", deadline: "31-12-2026" },
    ],
    [
      "a period in Hindi",
      "आवेदन तिथि",
      "प्रारंभ|अंतिम",
      ["01-12-2026", "31-12-2026"],
      { startsOn: "01-12-2026", deadline: "31-12-2026" },
    ],
    [
      "last dates of several ways",
      "Last Date",
      "Online|Hard Copy",
      ["31-12-2026", "10-01-2027"],
      { deadline: "Online: 31-12-2026; Hard Copy: 10-01-2027" },
    ],
    ["last dates of sorts of people", "Last Date", "General|Far areas", ["15-12-2026", "22-12-2026"], { deadline: "15-12-2026" }],
    [
      "the later one of some before that of all",
      "Last Date",
      "NE States|Others",
      ["22-12-2026", "15-12-2026"],
      { deadline: "15-12-2026" },
    ],
    [
      "a last date in the place of another",
      "Last Date",
      "Original|Extended",
      ["15-12-2026", "22-12-2026"],
      { deadline: "Original: 15-12-2026; Extended: 22-12-2026" },
    ],
    ["a day with its hour", "Last Date", "Date|Time", ["31-12-2026", "5 PM"], { deadline: "31-12-2026" }],
    ["a department and its code", "Department", "Name|Code", ["Forests", "F-1"], { department: "Forests" }],
    [
      "last dates of open and other posts",
      "Last Date",
      "Open|Departmental",
      ["15-12-2026", "22-12-2026"],
      { deadline: "15-12-2026" },
    ],
    ["days of birth", "Date of Birth", "From|To", ["01-01-2000", "31-12-2008"], {}],
    ["the time of a contract", "Contract Period", "From|To", ["01-02-2027", "31-01-2028"], {}],
    ["counts with their sum", "No. of Posts", "UR|SC|Total", ["20", "5", "25"], { vacancies: "25" }],
    ["ages", "Age limit", "Min|Max", ["18", "27"], { ageLimit: "Min: 18; Max: 27" }],
    ["fees", "Application Fee", "General|SC/ST", ["Rs 500", "Nil"], { applicationFee: "General: Rs 500; SC/ST: Nil" }],
    ["known names", "Details", "Last Date|No. of Posts", ["31-12-2026", "4"], { deadline: "31-12-2026", vacancies: "4" }],
  ])("reads %s", async (_what, group, own, cells, expected) => {
    const names = own.split("|");
    const head = `<tr>${SINGLE}<th colspan="${names.length}">${group}</th></tr><tr>${names.map((name) => `<th>${name}</th>`).join("")}</tr>`;
    const rows = await table(head + ROWS(...cells));
    expect(rows).toHaveLength(2);
    expect(rows[0]).toEqual({ title: "Clerk", organisation: "Example Board", ...expected });
  });

  it("takes of counts without a sum none for all, and the dates of later steps for none to apply", async () => {
    const counts = `<tr>${SINGLE}<th colspan="2">No. of Posts</th></tr><tr><th>UR</th><th>SC</th></tr>`;
    expect((await table(counts + ROWS("20", "5")))[0]).toEqual({ title: "Clerk", organisation: "Example Board" });
    const interview = `<tr>${SINGLE}<th colspan="2">Date of Interview</th></tr><tr><th>From</th><th>To</th></tr>`;
    expect((await table(interview + ROWS("01-02-2027", "05-02-2027")))[0]).toEqual({
      title: "Clerk",
      organisation: "Example Board",
    });
    const exam = `<tr>${SINGLE}<th colspan="2">Examination</th></tr><tr><th>Start Date</th><th>End Date</th></tr>`;
    expect((await table(exam + ROWS("01-02-2027", "05-02-2027")))[0]).toEqual({ title: "Clerk", organisation: "Example Board" });
  });

  it("reads it where nothing spans both rows, and takes no row of the table for a heading", async () => {
    const head = `<tr><th></th><th></th><th></th><th colspan="2">Important dates</th></tr><tr><th>S. No.</th><th>Name of Post</th><th>Board</th><th>Opening</th><th>Closing</th></tr>`;
    expect(await table(head + ROWS("01-12-2026", "31-12-2026"))).toMatchObject([
      { title: "Clerk", deadline: "31-12-2026" },
      { title: "Peon" },
    ]);
    const wide = `<tr><th>S. No.</th><th>Name of Post</th><th>Board</th><th>Last Date</th><th colspan="2">Links</th></tr>`;
    expect(await table(wide + ROWS("31-12-2026", "View", "Apply"))).toMatchObject([
      { title: "Clerk", deadline: "31-12-2026" },
      { title: "Peon" },
    ]);
  });
});
