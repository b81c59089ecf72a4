import { toListingRow } from "@/lib/ingestion/parse/columns";
import { readListingRows } from "@/lib/ingestion/read-listings";

const SEEN = new Date("2026-08-22T00:00:00Z");
const FORM = "https://commission.gov.in/apply/online-recruitment/form.php";

const read = (rows: readonly Record<string, string>[]) =>
  readListingRows({
    rows: rows.map((row, index) =>
      toListingRow(index + 1, { organisation: "Example Commission", deadline: "2026-09-10", "posted on": "2026-08-01", ...row }),
    ),
    seenAt: SEEN,
  });
const titles = (rows: readonly Record<string, string>[]) => read(rows).jobs.map(({ job }) => job.title);

describe("a name that one file gives to several notices names none of them", () => {
  it("where they have one form to apply", () => {
    const rows: Record<string, string>[] = [
      { title: "Stenographer – 36 Posts", "apply link": FORM },
      { title: "Enforcement Inspector – 27 Posts", "apply link": FORM, deadline: "2026-09-20" },
      { title: "Data Entry Assistant – 28 Posts", "apply link": FORM },
    ];
    const { jobs, joined } = read(rows);
    expect(jobs.map(({ job }) => [job.title, job.positions, job.deadline])).toEqual([
      ["Stenographer", 36, "2026-09-10"],
      ["Enforcement Inspector", 27, "2026-09-20"],
      ["Data Entry Assistant", 28, "2026-09-10"],
    ]);
    expect(joined).toEqual([]);
    // A moved last date is told from a second notice by such a name (lib/jobs/import/extension.ts).
    for (const { job, isOnlyOfItsName } of jobs) {
      expect(job.sourceReference).toMatch(/^\/apply\/online-recrui#[0-9a-f]{32}$/);
      expect(isOnlyOfItsName).toBe(true);
    }
    expect(new Set(jobs.map(({ job }) => job.sourceReference)).size).toBe(3);
    expect(read(rows.toReversed()).jobs.map(({ job }) => job.sourceReference)).toEqual(
      jobs.map(({ job }) => job.sourceReference).toReversed(),
    );
  });

  it("where a number is of a kind of post, and bodies of two are of that kind", () => {
    const rows: Record<string, string>[] = [
      { id: "21", title: "Apprentice", organisation: "SBI" },
      { id: "21", title: "Apprentice", organisation: "ONGC" },
      { id: "22", title: "Clerk", organisation: "SBI" },
    ];
    const { jobs } = read(rows);
    expect(jobs.map(({ job }) => `${job.recruitingOrganization} ${job.title}`)).toEqual([
      "SBI Apprentice",
      "ONGC Apprentice",
      "SBI Clerk",
    ]);
    expect(jobs[2]?.job.sourceReference).toBe("22");
  });

  it("unless they may be one, in other words or on the pages of several states", () => {
    const page = { url: "https://lists.example.org/articles/commission-clerk-recruitment" };
    expect(
      titles([
        { title: "Clerk – 40 Posts", ...page },
        { title: "Clerk (Group C) – 40 Posts", ...page },
      ]),
    ).toHaveLength(1);
    const states = read([
      { title: "Clerk – 40 Posts", state: "Bihar", ...page },
      { title: "Clerk – 40 Posts", state: "Goa", ...page },
    ]);
    expect(states.jobs.map(({ job }) => job.location)).toEqual(["Bihar, Goa"]);
  });

  it("unless another snapshot shows the one, as corrected since", () => {
    const page = { url: "https://lists.example.org/articles/commission-clerk-recruitment" };
    const rows: Record<string, string>[] = [
      { title: "Clerk – 40 Posts", snapshot: "2026-08-10", ...page },
      { title: "Junior Assistant – 45 Posts", snapshot: "2026-08-12", ...page },
    ];
    expect(titles(rows)).toEqual(["Junior Assistant"]);
  });
});

it("lets each row wait for an editor that has another title under a name of several, and one of those that say the same", () => {
  const waits = (title: string, deadline: string, form = FORM) => ({ title, deadline, "apply link": form });
  const alone = waits("Driver", "Soon", FORM.replace("online", "open"));
  const { waiting } = read([waits("Clerk", "15 Days"), waits("Peon", "Open"), waits("Peon", "Open till filled"), alone]);
  const [clerk, peon, again, driver] = waiting.map(({ sourceReference }) => sourceReference);
  expect(new Set([clerk, peon, driver]).size).toBe(3);
  expect(again).toBe(peon);
  expect(driver).toBe("/apply/open-recruitment/form.php");
});

describe("ids that number the rows of a sheet", () => {
  const sheet = (...ids: string[]) =>
    read(ids.map((id) => ({ id, title: `Clerk of ward ${id}` }))).jobs.map(({ job }) => job.sourceReference);

  it("name nothing: row 1 of the next sheet would be taken for the job of row 1 of this one", () => {
    for (const reference of [...sheet("1", "2", "3"), ...sheet("4", "1", "2")]) expect(reference).toMatch(/^#[0-9a-f]{32}$/);
  });

  it("are names where they are others, or where the rows have pages", () => {
    expect(sheet("1", "2", "7")).toEqual(["1", "2", "7"]);
    const page = { id: "1", title: "Clerk", url: "https://lists.example.org/articles/commission-clerk-recruitment" };
    expect(read([page]).jobs[0]?.job.sourceReference).toBe("1");
  });
});

it("puts the rows of one post by districts into one notice of all of them, and the count of none is that of all", () => {
  const rows = [
    { title: "Clerk", district: "Patna", vacancies: "25" },
    { title: "Clerk", district: "Gaya", vacancies: "40" },
    { title: "Peon", district: "Gaya", vacancies: "4" },
  ];
  const told = (some: typeof rows) => read(some).jobs.map(({ job }) => [job.title, job.location, job.positions]);
  const clerk = ["Clerk", "Gaya, Patna", null];
  const peon = ["Peon", "Gaya", 4];
  expect([...told(rows), ...told(rows.toReversed())]).toEqual([clerk, peon, peon, clerk]);
  // One post in each of two districts is not one in both.
  const oneIn = (...districts: string[]) => told(districts.map((district) => ({ title: "Clerk", district, vacancies: "1" })));
  expect(oneIn("Patna", "Gaya")).toEqual([clerk]);
  expect(oneIn(...Array.from({ length: 60 }, (_, at) => `Patna ward ${at}`))).toEqual([["Clerk", "Bihar", null]]);
});
