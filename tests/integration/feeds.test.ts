import { parseRssFeed } from "feedsmith";
import { GET as corrections } from "@/app/corrections.xml/route";
import { GET as feeds } from "@/app/feeds/[file]/route";
import { GET as mine } from "@/app/feeds/mine.ics/route";
import { makeOwnCalendar, ownCalendarKey, revokeOwnCalendar } from "@/lib/accounts/own-calendar";
import { announceJobChanges } from "@/lib/cache/announce";
import { setCacheStore } from "@/lib/cache/cached";
import { addDays, dateOf, dayInIndia, dayOf, isOpen, lastDate } from "@/lib/dates";
import { db } from "@/lib/db";
import { type FeedEntry, writeFeed } from "@/lib/feeds/write-feed";
import { upsertJobs } from "@/lib/jobs/mutations";
import { makeUser } from "@/tests/support/accounts";
import { useDatabase } from "@/tests/support/database";
import { eventsIn, idsIn } from "@/tests/support/feed-parsers";
import { makeJobs } from "@/tests/support/population";
import { anyText, fc } from "@/tests/support/properties";

useDatabase();
const TODAY = dayInIndia(new Date());

beforeAll(async () => {
  setCacheStore({ keep: (_key, _tags, read) => read(), invalidate: () => undefined });
  await upsertJobs(makeJobs(120, TODAY));
});
beforeEach(() => announceJobChanges());

const SITE = "http://localhost:3000";
const ask = (file: string, query = "", headers: Record<string, string> = {}) =>
  feeds(new Request(`${SITE}/feeds/${file}${query}`, { headers }), { params: Promise.resolve({ file }) });
const textOf = async (file: string, query = "") => (await ask(file, query)).text();
const linesOf = (calendar: string) => calendar.replaceAll("\r\n ", "").split("\r\n");

describe.each(["rss", "atom", "json"])("a list as %s", (format) => {
  const idsOf = async (query: string) =>
    idsIn(format, await textOf(`jobs.${format}`, query)).map((id) => Number(id.split("/").pop()));

  it("gives its open notices by the filters of its page, the newest first, whatever order and page the address names", async () => {
    const [row] = await db().job.groupBy({
      by: ["department"],
      where: { status: "published" },
      orderBy: { _count: { id: "desc" } },
    });
    const open = await openJobs({ department: row?.department });
    const all = await openJobs({});
    expect([open.length > 5, all.length > open.length]).toEqual([true, true]);
    const query = `?department=${encodeURIComponent(row?.department ?? "")}`;
    // Asked for first: what is kept of the plain address serves it too.
    expect(await idsOf(`${query}&sortBy=deadline&open=0&page=2&limit=1`)).toEqual(open);
    expect(await idsOf(query)).toEqual(open);
  });

  it("stops at the newest fifty", async () => {
    const all = await openJobs({});
    expect(all.length).toBeGreaterThan(50);
    expect(await idsOf("")).toEqual(all.slice(0, 50));
  });
});

/** The ids of open notices, the newest first. */
async function openJobs(where: { department?: string }): Promise<number[]> {
  const found = await db().job.findMany({
    where: { ...where, status: "published" },
    orderBy: [{ postedOn: "desc" }, { id: "desc" }],
  });
  const isTaken = ({ deadline, closesAt }: (typeof found)[number]) =>
    isOpen(lastDate(dayOf(deadline), closesAt?.toISOString()), new Date());
  return found.filter(isTaken).map(({ id }) => id);
}

it("answers 304 to a program that has it, and something else after a write", async () => {
  const first = await ask("jobs.rss");
  const etag = first.headers.get("etag") ?? "";
  expect((await ask("jobs.rss", "", { "if-none-match": etag })).status).toBe(304);
  const [job] = await db().job.findMany({ where: { deadline: { gt: dateOf(TODAY) } }, orderBy: { postedOn: "desc" }, take: 1 });
  await db().job.update({ where: { id: job?.id }, data: { title: "Changed: A & B <Clerk>", updatedAt: new Date() } });
  await announceJobChanges();
  const changed = await ask("jobs.rss", "", { "if-none-match": etag });
  expect(changed.status).toBe(200);
  expect(parseRssFeed(await changed.text()).items?.map(({ title }) => title)).toContain("Changed: A & B <Clerk>");
});

it.each(["jobs.xml", "jobs", "corrections.ics", "job-0.ics", "job-99999.ics", "other.rss", "jobs.rss.bak"])(
  "has no file %s",
  async (name) => {
    expect((await ask(name)).status).toBe(404);
  },
);

it("gives the ledger of corrections in each format under the same ids", async () => {
  const [job] = await db().job.findMany({ where: { positions: { not: null }, status: "published" }, take: 1 });
  await db().job.update({ where: { id: job?.id }, data: { positions: 4_321 } });
  await announceJobChanges();
  const atom = idsIn("atom", await (await corrections(new Request(`${SITE}/corrections.xml`))).text());
  expect(atom).toHaveLength(1);
  for (const format of ["rss", "json"]) expect(idsIn(format, await textOf(`corrections.${format}`))).toEqual(atom);
});

it("tells programs that a last date was moved: the item has changed since, and is the same one", async () => {
  const [job] = await db().job.findMany({
    where: { deadline: { gt: dateOf(TODAY) }, status: "published", closesAt: null },
    orderBy: { postedOn: "desc" },
    take: 1,
  });
  const itemOf = async () => {
    await announceJobChanges();
    const { items } = JSON.parse(await textOf("jobs.json"));
    return items.find(({ id }: { id: string }) => id.endsWith(`/job/${job?.id}`));
  };
  const before = await itemOf();
  const updatedAt = new Date(Date.now() + 60_000);
  await db().job.update({ where: { id: job?.id }, data: { deadline: dateOf(addDays(TODAY, 50)), updatedAt } });
  const { date_published } = before;
  expect(await itemOf()).toMatchObject({ id: before.id, date_published, date_modified: updatedAt.toISOString() });
});

it("keeps the entry of a last date from change to change, with a rising number, and calls off what closes early or is withdrawn", async () => {
  const [job] = await db().job.findMany({ where: { deadline: { gt: dateOf(TODAY) }, status: "published" }, take: 1 });
  const id = job?.id ?? 0;
  const entry = async () => {
    await announceJobChanges();
    const calendar = await textOf("jobs.ics");
    for (const line of calendar.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const found = eventsIn(calendar).find(({ uid }) => uid.startsWith(`job-${id}-deadline@`));
    expect(eventsIn(await textOf(`job-${id}.ics`))).toContainEqual(found);
    return found;
  };
  const change = (data: object) =>
    db().job.update({ where: { id }, data: { ...data, updatedAt: new Date(Date.now() + ++later * 5000) } });
  let later = 0;
  const first = await entry();
  expect(first).toMatchObject({ start: job?.deadline.toISOString().slice(0, 10), status: null });

  const moved = addDays(TODAY, 40);
  await change({ deadline: dateOf(moved), notice: { closesAt: `${moved}T11:30:00.000Z`, posts: [] } });
  const second = await entry();
  expect(second).toMatchObject({ uid: first?.uid, start: `${moved}T10:30:00Z` });
  expect(second?.sequence).toBeGreaterThan(first?.sequence ?? 0);

  await change({
    closedOn: dateOf(TODAY),
    closedReason: "Court order",
    statedDeadline: dateOf(moved),
    deadline: dateOf(addDays(TODAY, -1)),
  });
  expect(await entry()).toMatchObject({ uid: first?.uid, status: "CANCELLED", start: moved });

  await change({ status: "withdrawn", title: "A draft that nobody may read" });
  const last = await entry();
  expect(last).toMatchObject({ uid: first?.uid, status: "CANCELLED" });
  expect(last?.summary).not.toContain("A draft");
});

it("never names what was never public", async () => {
  const [job] = await db().job.findMany({ where: { deadline: { gt: dateOf(TODAY) }, status: "published" }, skip: 3, take: 1 });
  await db().job.update({ where: { id: job?.id }, data: { status: "draft" } });
  await db().jobPublication.delete({ where: { jobId: job?.id } });
  await announceJobChanges();
  expect(await textOf("jobs.ics")).not.toContain(`UID:job-${job?.id}-`);
  expect((await ask(`job-${job?.id}.ics`)).status).toBe(404);
});

it("opens a person's dates by a private address, and to nobody once it is taken back", async () => {
  const user = await makeUser();
  const [job] = await db().job.findMany({ where: { deadline: { gt: dateOf(TODAY) }, status: "published" }, take: 1 });
  const record = { userId: user.id, changedAt: {}, revision: 1 };
  const saved = { jobId: job?.id, title: "Clerk", department: "SSC", deadline: "2026-12-01" };
  const tracked = {
    jobId: null,
    jobTitle: "Patwari",
    department: "State",
    appliedDate: TODAY,
    status: "applied",
    interviewDate: "2027-02-01",
  };
  await db().accountRecord.create({ data: { ...record, kind: "savedJobs", key: "1", value: saved } });
  await db().accountRecord.create({ data: { ...record, kind: "trackedApplications", key: "typed", value: tracked } });
  await makeOwnCalendar(user);
  const key = (await ownCalendarKey(user.id)) ?? "";
  const open = (given: string) => mine(new Request(`${SITE}/feeds/mine.ics?key=${given}`));
  const response = await open(key);
  expect(response.headers.get("cache-control")).toContain("private");
  expect(eventsIn(await response.text()).map(({ uid }) => uid.replace(/-[0-9a-f]{16}|@.*/g, ""))).toEqual([
    `job-${job?.id}-deadline`,
    "own-interview",
  ]);
  expect((await open(key.replace(/.$/, (last) => (last === "A" ? "B" : "A")))).status).toBe(404);
  await revokeOwnCalendar(user.id);
  expect((await open(key)).status).toBe(404);
  await makeOwnCalendar(user);
  expect((await open(key)).status).toBe(404);
});

const LETTERS = anyText({ maxLength: 60 });
const entries = fc.array(
  fc.record({
    title: LETTERS,
    line: LETTERS,
    author: LETTERS,
    at: fc.date({ min: new Date("2020-01-01"), max: new Date("2040-01-01"), noInvalidDate: true }),
  }),
  { minLength: 1, maxLength: 5 },
);

it("writes feeds that two parsers read alike, whatever a notice says", () => {
  fc.assert(
    fc.property(entries, fc.constantFrom("rss", "atom", "json"), (given, format) => {
      const made = given.map(
        ({ title, line, author, at }, index): FeedEntry => ({
          id: `${SITE}/job/${index}`,
          link: `${SITE}/job/${index}`,
          title: `T ${title}`,
          lines: [line],
          date: at,
          author: `A ${author}`,
        }),
      );
      const head = { page: SITE, self: `${SITE}/feeds/jobs.rss`, title: "Jobs", description: "All", language: "en" as const };
      expect(idsIn(format, writeFeed(format as "rss", head, made))).toEqual(made.map(({ id }) => id));
    }),
    { numRuns: 60 },
  );
});

it("writes calendars that two parsers read alike, whatever a notice says", async () => {
  const [job] = await db().job.findMany({ where: { deadline: { gt: dateOf(TODAY) }, status: "published" }, take: 1 });
  await fc.assert(
    fc.asyncProperty(
      LETTERS,
      fc.integer({ min: 1, max: 400 }),
      fc.option(fc.integer({ min: 0, max: 23 })),
      async (title, days, hour) => {
        const day = addDays(TODAY, days);
        const closesAt = hour === null ? null : new Date(dateOf(day).getTime() + (hour - 5.5) * 3_600_000).toISOString();
        const text = Buffer.from(`Clerk ${title.replaceAll("\u0000", "")}`).toString();
        await db().job.update({
          where: { id: job?.id },
          data: { title: text, deadline: dateOf(day), notice: { closesAt, posts: [] } },
        });
        await announceJobChanges();
        const found = eventsIn(await textOf(`job-${job?.id}.ics`));
        expect(found).toHaveLength(1);
        expect(found[0]?.start).toMatch(closesAt === null ? day : /T\d\d:00:00Z$|T\d\d:30:00Z$/);
      },
    ),
    {
      numRuns: 20,
      examples: [
        ["\n\u0001", 1, null],
        ["\u000b", 9, 17],
      ],
    },
  );
  expect(linesOf(await textOf(`job-${job?.id}.ics`))).toContain("METHOD:PUBLISH");
});
