import { toListingRow } from "@/lib/ingestion/parse/columns";
import { lastDayOf } from "@/lib/ingestion/parse/last-day";
import { flatten } from "@/lib/ingestion/read/json/flatten";

const lastDate = (posts: readonly object[]) => String(flatten({ title: "Recruitment 2026", posts }, 50)["posts.last_date"]);

it("numbers the days of several records, so that the last date of one post is told of no other", () => {
  const posts = [
    { name: "Clerk", last_date: "15-12-2026" },
    { name: "Peon", last_date: "31-12-2026" },
  ];
  expect(lastDate(posts)).toBe("1) 15-12-2026, 2) 31-12-2026");
  expect(lastDayOf(lastDate(posts))).toEqual({ problem: "several" });
  expect(lastDate(posts.map((post) => ({ ...post, last_date: "15-12-2026" })))).toBe("15-12-2026");
});

it("makes one text of a list", () => {
  expect(flatten({ places: ["Patna", "Gaya"], dates: ["01-12-2026", "15-12-2026"] }, 50)).toEqual({
    places: "Patna, Gaya",
    dates: "01-12-2026, 15-12-2026",
  });
});

it("gives values under their labels, where one is of a last date", () => {
  const dates = [
    { event: "Apply start", date: "01-12-2026" },
    { event: "Last date", date: "31-12-2026" },
    { event: "Exam", date: "01-03-2027" },
  ];
  const record = flatten({ name: "Clerk", important_dates: dates }, 50);
  expect(toListingRow(1, record).cells).toEqual({ title: "Clerk", startsOn: "01-12-2026", deadline: "31-12-2026" });
  const posts = [{ name: "Clerk", value: "12" }];
  expect(flatten({ posts }, 50)).toEqual({ "posts.name": "Clerk", "posts.value": "12" });
});

it("says the fees of a list each with the people who pay them", () => {
  const feeOf = (fees: readonly object[]) => toListingRow(1, flatten({ title: "Clerk", fees }, 50)).cells.applicationFee;
  expect(
    feeOf([
      { category: "General/OBC", amount: 708 },
      { category: "SC/ST", amount: 0 },
    ]),
  ).toBe("General/OBC: 708; SC/ST: 0");
  expect(
    feeOf([
      { category: "UR", fee: "Rs 500" },
      { category: "SC", fee: "Nil" },
    ]),
  ).toBe("UR: Rs 500; SC: Nil");
  const vacancies = [{ category: "UR", value: "12" }];
  expect(flatten({ vacancies }, 50)).toEqual({ "vacancies.category": "UR", "vacancies.value": "12" });
});

it("knows the total and the days of a listing by the names around them", () => {
  const nested = { title: "Clerk", vacancies: { total: 12, ur: 7, sc: 5 }, dates: { start: "2026-12-01", last: "2026-12-31" } };
  const told = { title: "Clerk", vacancies: "12", startsOn: "2026-12-01", deadline: "2026-12-31" };
  expect(toListingRow(1, flatten(nested, 50)).cells).toEqual(told);
  const { dates, ...job } = nested;
  const { start, last } = dates;
  expect(toListingRow(1, flatten({ job: { ...job, important_dates: { start, end: last } } }, 50)).cells).toEqual(told);
});
