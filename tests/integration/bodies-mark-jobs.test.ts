import * as bodiesRoute from "@/app/api/admin/bodies/route";
import { loadBodies } from "@/lib/bodies/staff/load-bodies";
import { listMarking, markJobsOfBodies } from "@/lib/bodies/staff/mark-jobs";
import { dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import { upsertJobs } from "@/lib/jobs/mutations";
import { searchJobs } from "@/lib/jobs/queries";
import type { ParsedJobInput } from "@/lib/jobs/schema";
import { schedulesOf } from "@/lib/server/schedules";
import { makeAdmin, type TestAccount } from "@/tests/support/accounts";
import { call } from "@/tests/support/call";
import { useDatabase } from "@/tests/support/database";
import { makeJobs } from "@/tests/support/population";

const NOW = new Date();
const database = useDatabase();
let editor: TestAccount;
beforeEach(async () => {
  await database.clear();
  await loadBodies();
  editor = await makeAdmin("editor");
  await db().bodyToMark.deleteMany();
});

const BODY = { name: "Zangoli Works", hindi: "ज़ंगोली वर्क्स", department: "psu", state: null, aliases: [], hosts: [] };

const write = (organisation: string, count = 1) =>
  upsertJobs(
    makeJobs(count, dayInIndia(NOW)).map(
      (job, at): ParsedJobInput => ({
        ...job,
        source: "example.org",
        sourceReference: `${organisation} ${at}`,
        recruitingOrganization: organisation,
      }),
    ),
  );
const act = async (json: unknown) => (await call(bodiesRoute.POST, "/api/admin/bodies", { headers: editor.bearer, json })).status;
const found = async (search: string) => (await searchJobs({ search, sortBy: "relevance", page: 1, limit: 1 }, NOW)).total;
const markedWith = (mark: string) => db().job.count({ where: { searchWords: { has: mark } } });

it("finds the jobs of a body by the names that an editor gives it, however the jobs write it, and no more by those taken away", async () => {
  await write("Zangoli Works");
  await write("Mizzle Foundry", 2);
  await write("Other Smithy");
  expect(await act({ action: "save", version: 0, body: { ...BODY, aliases: ["Quellthorpe"] } })).toBe(200);
  expect(await act({ action: "is", name: "Mizzle Foundry", of: "Zangoli Works" })).toBe(200);
  expect(await markedWith("=zangoli-works")).toBe(0);
  expect(await markJobsOfBodies()).toBe(3);
  expect(await markedWith("=zangoli-works")).toBe(3);
  expect([await found("zangoli works"), await found("quellthorpe"), await found("mizzle foundry")]).toEqual([3, 3, 3]);
  const { version } = await db().editedBody.findUniqueOrThrow({ where: { key: "zangoli-works" } });
  expect(await act({ action: "save", key: "zangoli-works", version, body: BODY })).toBe(200);
  expect(await markJobsOfBodies()).toBe(2);
  expect([await found("zangoli works"), await found("quellthorpe"), await found("mizzle foundry")]).toEqual([1, 0, 2]);
});

it("marks what belongs to a body as long as it is that body's", async () => {
  await write("SECL");
  const [before] = await db().job.findMany({ select: { id: true, searchWords: true } });
  await db().job.updateMany({ data: { searchWords: before?.searchWords.filter((word) => !word.startsWith("=/")) ?? [] } });
  await db().bodyToMark.create({ data: { key: "coal-india-limited" } });
  expect(await markJobsOfBodies()).toBe(1);
  expect(await db().job.findMany({ select: { id: true, searchWords: true } })).toEqual([before]);
});

it("goes through many jobs a batch at a time, says how far it is, and goes on where it ended", async () => {
  await write("Zangoli Works", 1_200);
  expect(await act({ action: "save", version: 0, body: BODY })).toBe(200);
  expect(await listMarking()).toEqual([{ name: "Zangoli Works", done: 0, total: null }]);
  const ids = (await db().job.findMany({ select: { id: true }, orderBy: { id: "asc" } })).map(({ id }) => id);
  await db().bodyToMark.updateMany({ data: { lastJob: ids[699], done: 700 } });
  const batches = jest.spyOn(db(), "$transaction");
  expect(await markJobsOfBodies()).toBe(500);
  expect(batches.mock.calls.length).toBeLessThanOrEqual(3);
  expect([await markedWith("=zangoli-works"), await listMarking()]).toEqual([500, []]);
});

it("leaves to the next run what it has no time for, and tells of what it has done", async () => {
  await write("Zangoli Works", 700);
  expect(await act({ action: "save", version: 0, body: BODY })).toBe(200);
  const until = new Date(Date.now() + 60_000);
  const announce = jest.fn(async () => until.setTime(0));
  expect(await markJobsOfBodies({ announce, until })).toBe(500);
  expect(await listMarking()).toEqual([{ name: "Zangoli Works", done: 500, total: 700 }]);
  expect([await markJobsOfBodies(), announce.mock.calls.length]).toEqual([200, 1]);
});

it("looks at every job once after a release, and changes those alone that are marked otherwise", async () => {
  await write("Cochin Shipyard Limited", 3);
  await db().$executeRaw`UPDATE jobs SET search_words = array_remove(search_words, '=/shipyard') WHERE id % 3 = 0`;
  await db().bodyToMark.create({ data: { key: "*" } });
  expect(await markJobsOfBodies()).toBe(1);
  expect(await markedWith("=/shipyard")).toBe(3);
});

it("reads of all jobs no more at a time than it marks together", async () => {
  await write("Zangoli Works", 700);
  await db().bodyToMark.create({ data: { key: "*" } });
  const asked = [jest.spyOn(db().job, "findMany"), jest.spyOn(db(), "$queryRaw")];
  await markJobsOfBodies();
  const read = await Promise.all(asked.flatMap(({ mock }) => mock.results.map(({ value }) => value as Promise<unknown[]>)));
  expect(Math.max(...read.map(({ length }) => length))).toBeLessThanOrEqual(500);
  expect(await listMarking()).toEqual([]);
  jest.restoreAllMocks();
});

it("is asked for every 20 seconds", () => {
  const schedules = schedulesOf({
    origin: "https://a.example",
    secret: "s",
    keptBackups: 0,
    stopping: new AbortController().signal,
  });
  const schedule = schedules.find(({ task }) => task === "mark-jobs-of-bodies");
  expect([schedule?.cron, schedule?.againAfterSeconds]).toEqual(["* * * * *", [20, 40]]);
});

it("reads a search by the bodies of the staff in a process that has not changed them", async () => {
  await write("Zangoli Works");
  expect(await act({ action: "save", version: 0, body: { ...BODY, aliases: ["Quellthorpe"] } })).toBe(200);
  await markJobsOfBodies();
  const process = globalThis as { niyuktiBodies?: unknown; niyuktiBodiesEdited?: unknown; niyuktiNamesAt?: unknown };
  for (const known of ["niyuktiBodies", "niyuktiBodiesEdited", "niyuktiNamesAt"] as const) process[known] = undefined;
  expect(await found("quellthorpe")).toBe(1);
});
