import { FILE_BOUNDS } from "@/lib/ingestion/read/bounds";
import { readDocument } from "@/lib/ingestion/read/read-document";
import { readListingRows } from "@/lib/ingestion/read-listings";

/** What becomes of the rows of a list, those of a corrigendum left out: the last day, or that they wait for a person. */
async function told(...lines: string[]) {
  const bytes = new TextEncoder().encode(["Post,Board,Advt No,Last Date", ...lines].join("\n"));
  const file = await readDocument({ bytes, name: "posts" }, { bounds: FILE_BOUNDS, seenAt: new Date("2026-11-27") });
  const { jobs, waiting } = readListingRows(file);
  const all = [...jobs.map(({ row, job }) => [row, job.deadline] as const), ...waiting.map(({ row }) => [row, "waits"] as const)];
  return all.toSorted(([a], [b]) => a - b).map(([, what]) => what);
}

const CLERK = "Clerk,Example Board,5/2026,15-12-2026";
const PEON = "Peon,Example Board,6/2026,15-12-2026";

it.each([
  "Corrigendum to Advt. No. 05/2026: last date extended to 31-12-2026,Example Board,,",
  "Corrigendum: Last date of applications extended to 31-12-2026,Example Board,5/2026,",
  "Extension of last date,Example Board,5/2026,31-12-2026",
  "Extension of last date for Advt. No. 5/2026 till 31-12-2026,,C-7,-",
])("reads of a row of its own to which day the last date of the notice that it names was put off: %j", async (corrigendum) => {
  expect(await told(CLERK, PEON, corrigendum)).toEqual(["2026-12-31", "2026-12-15"]);
  expect(await told(corrigendum, PEON, CLERK)).toEqual(["2026-12-15", "2026-12-31"]);
});

it("takes a corrigendum for one of no row that is of another body, number or year, or that it says no last date of", async () => {
  const others = [
    "Corrigendum to Advt. No. 5/2026: last date extended to 31-12-2026,Other Commission,,",
    "Corrigendum to Advt. No. 7/2026: last date extended to 31-12-2026,Example Board,,",
    "Corrigendum to Advt. No. 5/2025: last date extended to 31-12-2026,Example Board,,",
    "Corrigendum to Advt. No. 5/2026: last date of fee extended to 31-12-2026,Example Board,,",
    "Corrigendum to Advt. No. 5/2026 regarding the age limit,Example Board,,31-12-2026",
  ];
  expect(await told(CLERK, ...others)).toEqual(["2026-12-15"]);
});

it("moves all posts of one number by a corrigendum that names none, and asks a person where it may be of some", async () => {
  const driver = CLERK.replace("Clerk", "Driver");
  const ofAll = "Corrigendum to Advt. No. 5/2026: last date extended to 31-12-2026,Example Board,,";
  const ofOne = ofAll.replace("last date", "last date for post no. 2");
  expect(await told(CLERK, driver, ofAll)).toEqual(["2026-12-31", "2026-12-31"]);
  expect(await told(CLERK, driver, ofOne)).toEqual(["waits", "waits"]);
  expect(await told(CLERK, driver.replace("15-12", "31-12"), ofAll)).toEqual(["waits", "2026-12-31"]);
});

it("asks a person where a corrigendum makes the last date an earlier one", async () => {
  expect(await told(CLERK, "Corrigendum to Advt. No. 5/2026: last date revised to 10-12-2026,Example Board,,")).toEqual([
    "waits",
  ]);
});

it.each([
  "Corrigendum to Advt. No. 5/2026: applications will now be received up to 31-12-2026,Example Board,,",
  "Corrigendum to Advt. No. 5/2026: closing date may be read as 31-12-2026,Example Board,,",
  "Extension of last date of Advt. No. 5/2026 by 15 days,Example Board,,-",
  "Corrigendum to Advt. No. 5/2026: last date extended to 31-12-2026,Example Board,,30-12-2026",
])(
  "asks a person of the row that a corrigendum names, where it leaves open to which day the last date was moved: %j",
  async (corrigendum) => {
    expect(await told(CLERK, PEON, corrigendum)).toEqual(["waits", "2026-12-15"]);
  },
);

it.each([
  "Corrigendum to Advt. No. 5/2026: closing date may be read as 15-12-2026,Example Board,,",
  "Corrigendum to Advt. No. 5/2026: last date for SC/ST only extended by 15 days,Example Board,,",
  "Corrigendum to Advt. No. 5/2026: last date of fee extended by 15 days,Example Board,,",
  "Corrigendum to Advt. No. 5/2026: age as on the last date of applications,Example Board,,",
  "Corrigendum to Advt. No. 5/2026: format of applications changed,Example Board,,",
])("asks nobody of one that says the last date as it is, or another: %j", async (corrigendum) => {
  expect(await told(CLERK, corrigendum)).toEqual(["2026-12-15"]);
});
