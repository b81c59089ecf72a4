import * as bodiesRoute from "@/app/api/admin/bodies/route";
import { SEEDED_BODIES } from "@/lib/bodies/registry";
import { resolveBody } from "@/lib/bodies/resolve-body";
import { loadBodies } from "@/lib/bodies/staff/load-bodies";
import { listBodies } from "@/lib/bodies/staff/queries";
import { listWaitingBodies } from "@/lib/bodies/staff/sort-waiting";
import { addDays, dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import { importListings } from "@/lib/ingestion/import-file";
import { toListingRow } from "@/lib/ingestion/parse/columns";
import { readListingRows } from "@/lib/ingestion/read-listings";
import { TO_BE_SORTED } from "@/lib/jobs/facts/departments";
import { searchJobs } from "@/lib/jobs/queries";
import { makeAdmin, makeUser, type TestAccount } from "@/tests/support/accounts";
import { call } from "@/tests/support/call";
import { useDatabase } from "@/tests/support/database";

const NOW = new Date();
const TODAY = dayInIndia(NOW);
const UNKNOWN = "Mahatma Phule Krishi Sangh";

const database = useDatabase();
let editor: TestAccount;
beforeEach(async () => {
  await database.clear();
  await loadBodies();
  editor = await makeAdmin("editor");
});

/** Imports one notice of a body that nobody knows, as a source shows it. */
async function importNotice(id = "1"): Promise<void> {
  await loadBodies();
  const row = toListingRow(1, {
    id,
    title: `Field Assistant ${id}`,
    organization: UNKNOWN,
    deadline: addDays(TODAY, 10),
    posted: addDays(TODAY, -2),
    link: `https://listings.example/notices/field-assistant-${id}`,
  });
  const listings = readListingRows({ rows: [row], seenAt: NOW });
  await importListings(listings, { input: "test" });
}

const act = async (json: unknown, headers: Record<string, string> = editor.bearer) =>
  (await call(bodiesRoute.POST, "/api/admin/bodies", { headers, json })).status;
const stored = () =>
  db().job.findFirstOrThrow({ select: { department: true, location: true, jobCategory: true, organisation: true } });

it("is for staff alone", async () => {
  const is = { action: "is", name: UNKNOWN, of: "SSC" };
  expect([await act(is, {}), await act(is, (await makeUser()).bearer)]).toEqual([401, 403]);
});

it("publishes a notice of an unknown body under its own words, to be sorted, and lets it wait with its count", async () => {
  await importNotice("1");
  await importNotice("2");
  const job = await stored();
  expect([job.department, job.location, job.organisation.name]).toEqual(["To Be Sorted", "Not specified", UNKNOWN]);
  expect(await listWaitingBodies()).toEqual({ bodies: [{ name: UNKNOWN, jobs: 2, title: "Field Assistant 2" }], total: 1 });
});

it("sorts what waits when an editor says which body it is, and knows the name from then on", async () => {
  await importNotice();
  expect(await act({ action: "is", name: UNKNOWN, of: "Rayat Shikshan Sanstha" })).toBe(200);
  const job = await stored();
  expect([job.department, job.location, job.jobCategory, job.organisation.name]).toEqual([
    "Educational Institutions",
    "Maharashtra",
    "Education",
    UNKNOWN,
  ]);
  expect((await listWaitingBodies()).total).toBe(0);
  const found = await searchJobs(
    { location: "Maharashtra", department: "Educational Institutions", sortBy: "latest", page: 1, limit: 10 },
    NOW,
  );
  expect(found.total).toBe(1);
  // The next import of the same notice agrees.
  await importNotice();
  expect((await stored()).department).toBe("Educational Institutions");
});

it("goes on with the bodies as they are stored where the notices could not be sorted", async () => {
  await importNotice();
  expect(await act({ action: "is", name: "Dakshin Krishi Sangh", of: "Rayat Shikshan Sanstha" })).toBe(200);
  await db().$executeRaw`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'refused'; END $$`;
  await db().$executeRaw`CREATE TRIGGER refuse BEFORE UPDATE ON jobs EXECUTE FUNCTION refuse()`;
  try {
    expect(await act({ action: "is", name: UNKNOWN, of: "Rayat Shikshan Sanstha" })).toBe(500);
  } finally {
    await db().$executeRaw`DROP FUNCTION refuse CASCADE`;
  }
  expect([UNKNOWN, "Dakshin Krishi Sangh"].map((name) => resolveBody(name).body?.key)).toEqual([
    undefined,
    "rayat-shikshan-sanstha",
  ]);
});

it("adds a new body of the staff, refuses a second of its name and an overtaken edit, logs each, and takes it back", async () => {
  await importNotice();
  const body = {
    name: UNKNOWN,
    hindi: "महात्मा फुले कृषि संघ",
    department: "state-government",
    state: "maharashtra",
    aliases: ["MPKS"],
    hosts: [],
  };
  expect(await act({ action: "save", version: 0, body })).toBe(200);
  expect(resolveBody("MPKS").body?.name).toBe(UNKNOWN);
  expect((await stored()).department).toBe("State Government");
  expect(await act({ action: "save", version: 0, body })).toBe(409);
  const [own] = (await listBodies("MPKS", 1)).bodies;
  expect([own?.version, own?.isSeeded]).toEqual([expect.any(Number), false]);
  expect(await act({ action: "save", key: own?.key, version: 7, body })).toBe(409);
  expect(await act({ action: "restore", key: own?.key, version: own?.version })).toBe(200);
  expect(resolveBody("MPKS").body).toBeNull();
  const log = await db().auditEntry.findMany({ where: { entity: "body" }, orderBy: { id: "asc" } });
  expect(log.slice(-2).map(({ action }) => action)).toEqual(["body.create", "body.restore"]);
  // Whoever took it back by mistake can enter it again from the log.
  expect(log.at(-1)).toMatchObject({ label: UNKNOWN, oldValues: { name: UNKNOWN, hindi: body.hindi, aliases: ["MPKS"] } });
  expect(log.at(-1)?.oldValues).not.toHaveProperty("version");
});

it("refuses a name of nobody or of several, and a body without a Hindi name, a department or with a host that is none", async () => {
  expect(await act({ action: "is", name: UNKNOWN, of: "Nobody of that name" })).toBe(400);
  expect(await act({ action: "is", name: UNKNOWN, of: "CCI" })).toBe(400);
  const body = { name: "A Body", hindi: "एक निकाय", department: "psu", state: null, aliases: [], hosts: [] };
  const wrong = [{ hindi: "A Body" }, { department: "to-be-sorted" }, { hosts: ["https://a.in/"] }, { state: "atlantis" }];
  for (const one of wrong) expect(await act({ action: "save", version: 0, body: { ...body, ...one } })).toBe(400);
  expect(await db().editedBody.count()).toBe(0);
});

it("finds a body by any of its names, and holds all that came with the site", async () => {
  const { bodies, all } = await listBodies("kanpur indian institute", 1);
  expect(bodies).toEqual([]);
  expect((await listBodies("iit kanpur", 1)).bodies.map(({ name }) => name)).toEqual(["Indian Institute of Technology Kanpur"]);
  expect(all).toHaveLength(SEEDED_BODIES.length);
});

it("finds the notices that are to be sorted by an index of them alone", async () => {
  const found = await db().$queryRaw<
    { indexdef: string }[]
  >`SELECT indexdef FROM pg_indexes WHERE indexname = 'jobs_to_be_sorted_idx'`;
  expect(found).toEqual([{ indexdef: expect.stringContaining(`WHERE (department = '${TO_BE_SORTED}'::text)`) }]);
});
