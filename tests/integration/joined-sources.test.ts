import { addDays, dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import type { Incoming } from "@/lib/jobs/import/decide";
import { importBatch } from "@/lib/jobs/import/write";
import { isOfListing } from "@/lib/jobs/joining/move-items";
import { listPairs } from "@/lib/jobs/joining/queries";
import { decidePair } from "@/lib/jobs/joining/staff";
import { upsertJobs } from "@/lib/jobs/mutations";
import { listSources } from "@/lib/jobs/queries";
import type { ParsedJobInput } from "@/lib/jobs/schema";
import { definitionSchema } from "@/lib/sources/definition";
import { runSource } from "@/lib/sources/run/run-source";
import { useDatabase } from "@/tests/support/database";
import { jobOf } from "@/tests/support/import-listings";
import { useSourcePlayer } from "@/tests/support/source-player";

const database = useDatabase();
const player = useSourcePlayer();
const TODAY = dayInIndia(new Date());
const SEEN = new Date();
const STAFF = { actor: { id: null, username: "editor" }, now: new Date() };

/** A recruitment as its body shows it, and as two aggregators do. */
const OFFICIAL: Partial<ParsedJobInput> = {
  source: "ssc.gov.in",
  sourceReference: "notice-5",
  title: "Recruitment of Junior Engineers (Civil)",
  recruitingOrganization: "Staff Selection Commission",
  location: "All India",
  qualification: "Not specified",
  salary: null,
  positions: 120,
  postedOn: TODAY,
  deadline: addDays(TODAY, 20),
  jobPositions: [],
};
const AGGREGATED: Partial<ParsedJobInput> = {
  ...OFFICIAL,
  source: "aggregator.example",
  sourceReference: "ssc-je",
  title: "SSC JE Recruitment 2026: Apply Online for 120 Posts (Civil)".replace("2026", TODAY.slice(0, 4)),
  recruitingOrganization: "SSC",
  qualification: "Diploma in Civil Engineering",
  salary: "Pay Level 6",
  deadline: addDays(TODAY, 21),
};
const OTHER: Partial<ParsedJobInput> = {
  ...AGGREGATED,
  source: "second.example",
  sourceReference: "7",
  salary: "Level 6",
  ageLimit: "18-30 years",
};

const listing = (change: Partial<ParsedJobInput>, seenAt = SEEN): Incoming => ({ job: jobOf(change), seenAt });
const importOf = (...listings: Incoming[]) => db().$transaction((tx) => importBatch(tx, listings));
const outcomes = async (...listings: Incoming[]) =>
  (await importOf(...listings)).map(({ outcome, reason }) => `${outcome}: ${reason}`);
const jobs = () =>
  db().job.findMany({
    orderBy: { id: "asc" },
    select: { id: true, title: true, deadline: true, salary: true, qualification: true, source: true },
  });
/** Of each job the listings that are one with it. */
async function partition(): Promise<string[]> {
  const [all, rows] = await Promise.all([db().job.findMany(), db().recruitmentListing.findMany({ where: { state: "joined" } })]);
  return all
    .map((job) => {
      const joined = rows
        .filter(({ jobId }) => jobId === job.id)
        .map(({ source, sourceReference }) => `${source}/${sourceReference}`);
      return [...new Set([`${job.source}/${job.sourceReference}`, ...joined])].toSorted().join(" + ");
    })
    .toSorted();
}

beforeEach(() => database.clear());

it("makes one job of what several sources list, of which the official one wins field by field and the others fill what it does not say", async () => {
  expect(await outcomes(listing(AGGREGATED))).toEqual(["create: new"]);
  expect(await outcomes(listing(OFFICIAL))).toEqual(["update: joined"]);
  expect(await outcomes(listing(OTHER))).toEqual(["update: joined"]);
  expect(await db().job.findMany()).toMatchObject([
    {
      source: "aggregator.example",
      title: OFFICIAL.title,
      deadline: new Date(addDays(TODAY, 20)),
      salary: "Pay Level 6",
      qualification: "Diploma in Civil Engineering",
      ageLimit: "18-30 years",
    },
  ]);
  expect(await outcomes(listing(AGGREGATED), listing(OFFICIAL), listing(OTHER))).toEqual(
    Array(3).fill("unchanged: same-content"),
  );
});

it("follows each source: the official last date counts, and what an aggregator says later moves it no more", async () => {
  await importOf(listing(AGGREGATED));
  await importOf(listing(OFFICIAL));
  const later = new Date(SEEN.getTime() + 3_600_000);
  expect(await outcomes(listing({ ...AGGREGATED, deadline: addDays(TODAY, 40) }, later))).toEqual(["unchanged: same-content"]);
  expect(await outcomes(listing({ ...OFFICIAL, deadline: addDays(TODAY, 30) }, later))).toEqual(["update: newer"]);
  expect((await jobs()).map(({ deadline }) => deadline)).toEqual([new Date(addDays(TODAY, 30))]);
  expect(await db().corrigendum.findMany({ orderBy: { id: "asc" }, select: { newValue: true } })).toEqual([
    { newValue: addDays(TODAY, 20) },
    { newValue: addDays(TODAY, 30) },
  ]);
});

it.each<[string, Partial<ParsedJobInput>, Partial<ParsedJobInput>]>([
  ["another advertisement number", { advertisementNumber: "05/2026" }, { advertisementNumber: "Advt. No. 6/2026" }],
  ["another year", { title: "Junior Engineer (Civil) 2026" }, { title: "Junior Engineer (Civil) 2025" }],
  ["another tier", { title: "Junior Engineer Tier I" }, { title: "Junior Engineer (Tier II)" }],
  ["another state", { recruitingOrganization: "ESIC, Rajasthan" }, { recruitingOrganization: "ESIC, Kerala" }],
])("never joins nor asks about what contradicts: %s", async (_what, one, other) => {
  await importOf(listing({ ...OFFICIAL, ...one }));
  expect(await outcomes(listing({ ...OFFICIAL, source: "second.example", ...other }))).toEqual(["create: new"]);
  expect(await db().recruitmentListing.count()).toBe(0);
});

it("never joins what one source lists twice, a sample, or what an editor has deleted", async () => {
  await importOf(listing(AGGREGATED));
  expect(await outcomes(listing({ ...AGGREGATED, sourceReference: "ssc-je-2" }))).toEqual(["create: new"]);
  await db().job.updateMany({ data: { deletedAt: new Date(), status: "withdrawn" } });
  await upsertJobs([jobOf({ ...OFFICIAL, source: "sample" })]);
  expect(await outcomes(listing(OTHER))).toEqual(["create: new"]);
});

it("joins the same ones in whatever order they arrive, and in one file as in several", async () => {
  const all = [
    OFFICIAL,
    AGGREGATED,
    OTHER,
    { ...OTHER, sourceReference: "8", title: "SSC Stenographer", positions: 55 },
    { ...OFFICIAL, sourceReference: "9", title: "Stenographers", positions: 55 },
  ];
  const orders = [
    [0, 1, 2, 3, 4],
    [4, 3, 2, 1, 0],
    [2, 4, 0, 3, 1],
    [1, 0, 4, 2, 3],
  ];
  const found: string[][] = [];
  for (const order of orders) {
    for (const isOneFile of [true, false]) {
      await database.clear();
      const listings = order.map((index) => listing(all[index] ?? {}));
      if (isOneFile) await importOf(...listings);
      else for (const one of listings) await importOf(one);
      found.push(await partition());
    }
  }
  const expected = ["aggregator.example/ssc-je + second.example/7 + ssc.gov.in/notice-5", "second.example/8 + ssc.gov.in/9"];
  expect(found).toEqual(found.map(() => expected));
});

describe("where it is not sure", () => {
  const DOUBTFUL = { ...AGGREGATED, positions: null, deadline: addDays(TODAY, 25) };
  beforeEach(async () => {
    await importOf(listing(OFFICIAL));
    expect(await outcomes(listing(DOUBTFUL))).toEqual(["kept: asked"]);
  });
  const waiting = async () => (await listPairs()).waiting;

  it("shows the staff both with the reasons, once however often the listing comes", async () => {
    expect(await outcomes(listing({ ...DOUBTFUL, salary: "Level 6" }))).toEqual(["kept: asked"]);
    expect(await waiting()).toMatchObject([
      {
        because: ["samePosts", "nearDay"],
        source: "aggregator.example",
        listing: { salary: "Level 6" },
        job: { title: OFFICIAL.title },
      },
    ]);
    expect(await jobs()).toHaveLength(1);
  });

  it("joins what the staff joins, and an undone join gives both what their own sources say", async () => {
    const before = await jobs();
    const [pair] = await waiting();
    expect(await decidePair(pair?.id ?? 0, "join", STAFF)).toBe(before[0]?.id);
    expect(await jobs()).toMatchObject([{ title: OFFICIAL.title, salary: "Pay Level 6" }]);
    await expect(decidePair(pair?.id ?? 0, "join", STAFF)).rejects.toMatchObject({ code: "NOT_FOUND" });
    const [joined] = (await listPairs()).joined;
    await decidePair(joined?.id ?? 0, "undo", STAFF);
    expect(await jobs()).toEqual([...before, expect.objectContaining({ title: AGGREGATED.title, salary: "Pay Level 6" })]);
    expect(await outcomes(listing(DOUBTFUL), listing(OFFICIAL))).toEqual(["unchanged: same-content", "unchanged: same-content"]);
    expect(await db().auditEntry.findMany({ orderBy: { id: "asc" }, select: { action: true, actorName: true } })).toEqual([
      { action: "review.join", actorName: "editor" },
      { action: "review.undo", actorName: "editor" },
    ]);
  });

  it("keeps apart what the staff keeps apart, and asks no more", async () => {
    const [pair] = await waiting();
    await decidePair(pair?.id ?? 0, "apart", STAFF);
    expect(await jobs()).toHaveLength(2);
    expect(await outcomes(listing({ ...DOUBTFUL, positions: 120 }, new Date(SEEN.getTime() + 1_000)))).toEqual(["update: newer"]);
    expect(await listPairs()).toMatchObject({ waiting: [], joined: [], total: 0 });
  });
});

it("shows both sources of a notice that two list, and each at its own after the join is undone", async () => {
  player.answers = ({ host }, response) => {
    const change = host === "ssc.gov.in" ? OFFICIAL : AGGREGATED;
    const { title, deadline, recruitingOrganization, positions } = change;
    const row = { id: 1, title, "last date": deadline, organisation: recruitingOrganization, posts: String(positions) };
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify([row]));
  };
  for (const [key, host] of [
    ["ssc", "ssc.gov.in"],
    ["agg", "aggregator.example"],
  ] as const) {
    const definition = definitionSchema.parse({
      name: key,
      hosts: [host],
      kind: "document",
      addresses: [`${player.origin(host)}/notices`],
      fields: { vacancies: "posts" },
      schedule: "every 6 hours",
      trust: key === "ssc" ? "official" : "aggregator",
      licence: "Played",
      expects: { items: { least: 1, most: 9 } },
    });
    await db().source.create({ data: { key, name: key, isEnabled: true, dueAt: player.now, definition } });
    expect(await runSource(key, player.net)).toBe(key === "ssc" ? "published" : "unchanged");
  }
  const [job, ...others] = await jobs();
  expect(others).toEqual([]);
  const names = async (id = 0) => (await listSources(id)).map(({ name }) => name).toSorted();
  expect(await names(job?.id)).toEqual(["agg", "ssc"]);
  const [joined] = (await listPairs()).joined;
  const own = await decidePair(joined?.id ?? 0, "undo", STAFF);
  expect([await names(job?.id), await names(own ?? 0)]).toEqual([["ssc"], ["agg"]]);
});

it("finds the items of a listing by their index, among twenty thousand", async () => {
  await db().source.create({ data: { key: "a", name: "a", definition: {} } });
  await db().$executeRaw`INSERT INTO source_items
    (source_key, address, hash, record, stage, listing_source, listing_reference, job_id, first_seen_at, last_seen_at)
    SELECT 'a', 'x', n, '{}', 'published', 'a', n, n, now(), now() FROM generate_series(1, 20000) AS n`;
  await db().$executeRaw`VACUUM ANALYZE source_items`;
  const listing = isOfListing({ source: "a", sourceReference: "7" });
  expect(JSON.stringify(await db().$queryRaw`EXPLAIN SELECT FROM source_items WHERE ${listing}`)).not.toContain("Seq Scan");
});
