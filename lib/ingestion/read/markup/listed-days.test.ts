import { rowsOf } from "@/tests/support/document-rows";

const link = '<a href="https://board.example.in/notice.pdf">Click Here</a>';

/** A page of one notice as sites write it: what it is above, and one table of all else. */
function pageOf(dates: readonly string[], posts = "<tr><td>Clerk</td><td>06</td></tr><tr><td>Peon</td><td>18</td></tr>") {
  const list = `<ul>${dates.map((date) => `<li>${date}</li>`).join("")}</ul>`;
  const rows = [
    `<tr><td colspan="2"><p><strong>Application Fee</strong></p><ul><li>SC/ST: Nil</li></ul></td></tr>`,
    `<tr><td colspan="2"><p><strong>Important Dates</strong></p>${list}</td></tr>`,
    `<tr><td><strong>Post Name</strong></td><td><strong>Total</strong></td></tr>${posts}`,
    `<tr><td><strong>Last Date Extended</strong></td><td>${link}</td></tr><tr><td>Notification</td><td>${link}</td></tr>`,
  ];
  const above = `<p><strong>Post Date: </strong>20-08-2026</p><p><strong>Total Vacancy: </strong>24</p>`;
  return `<html><body><h1>Example Board Group C Recruitment 2026</h1>${above}<table>${rows.join("")}</table></body></html>`;
}

it("calls a notice by its heading and not by the name of a column beside that of posts, and reads its days of the list in a cell", async () => {
  const page = pageOf([
    "Starting Date to Apply Online<b>: 21-08-2026</b>",
    "Last Date to Apply Online<b>: 30-09-2026 (5 PM)</b>",
  ]);
  expect(await rowsOf(page, "text/html")).toMatchObject([
    {
      title: "Example Board Group C Recruitment 2026",
      vacancies: "24",
      startsOn: "21-08-2026",
      deadline: "30-09-2026 (5 PM)",
    },
  ]);
});

it("reads no last date of items that say several under one label, or of something else", async () => {
  const lasts = ["Last Date to Apply Online: 30-09-2026", "Last Date to Apply Online: 15-10-2026"];
  const rounds = [...lasts, "Last Date to Apply: 31-08-2026"];
  for (const dates of [
    lasts,
    rounds,
    ["Last Date for Payment of Fee: 30-09-2026"],
    ["Last Date to Apply Online: see the notice"],
  ]) {
    expect((await rowsOf(pageOf(dates), "text/html"))[0]?.deadline).toBeUndefined();
  }
});

it("reads no last date of rounds whose items are set apart in another way, where one says of a fee as well that it ends then", async () => {
  const again = "<span>Last Date to Apply Online &amp; Payment of Fee<b>: 21-07-2026</b></span>";
  const rounds = pageOf(["Last Date to Apply Online &amp; Fee Submission<b>: 30-09-2026</b>", again]);
  expect((await rowsOf(rounds, "text/html"))[0]?.deadline).toBeUndefined();
});

it("leaves out the days of a list that is called the old ones", async () => {
  const page = pageOf([
    "Last Date to Apply Online: 30-09-2026</li></ul><p>Old Dates:</p><ul><li><span>Last Date to Apply Online: 31-08-2026</span>",
  ]);
  expect((await rowsOf(page, "text/html"))[0]?.deadline).toBe("30-09-2026");
});

it.each([
  "within 60 days",
  "21 days (upto 5:00 PM)",
  "Six weeks from the date of publication of this advertisement in the Employment News/ Rozgar Samachar, whichever is later",
])("reads from what a last date is counted where no item says it, so that a person is asked: %j", async (counted) => {
  const [row] = await rowsOf(pageOf([`Last Date for Apply: ${counted}`]), "text/html");
  expect(row?.deadline).toBe(counted);
  const dated = [`Last Date for Apply: ${counted}`, "Last Date to Apply Online: 30-09-2026"];
  expect((await rowsOf(pageOf(dated), "text/html"))[0]?.deadline).toBe("30-09-2026");
});
