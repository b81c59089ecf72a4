import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { definitionSchema } from "@/lib/sources/definition";
import { readPage } from "@/lib/sources/read/read-page";
import { ImplausibleRun } from "@/lib/sources/run/judge";
import { readItems } from "@/lib/sources/run/read-items";
import { seededSources } from "@/lib/sources/seeded";

const ROOT = "tests/sources";
const SEEN_AT = new Date("2026-06-01T06:00:00Z");
const SHOWN = ["title", "recruitingOrganization", "deadline", "positions", "sourceReference", "sourceUrl", "applyLink"] as const;

const sources = readdirSync(ROOT);
const documents = sources.flatMap((source) =>
  readdirSync(path.join(ROOT, source))
    .filter((file) => !/^source\.json$|\.result\.json$/.test(file))
    .map((file) => [source, file] as const),
);

/** What a run would make of a document: what it breaks, or its jobs, what it announces, and what waits or is refused with the reason. */
async function resultOf(source: string, file: string) {
  const definition = definitionSchema.parse(JSON.parse(readFileSync(path.join(ROOT, source, "source.json"), "utf8")));
  const page = { address: definition.addresses[0] ?? "", bytes: readFileSync(path.join(ROOT, source, file)), contentType: "" };
  const items = await readPage(page, definition, 1);
  const listings = await readOrBroken(() => readItems({ items, unchanged: 0, seenAt: SEEN_AT }, definition));
  if (listings instanceof ImplausibleRun) return { broken: listings.message };
  const { jobs, waiting, refused, announcements = [] } = listings;
  const rowsWaiting = new Set(waiting.map(({ row }) => row));
  return {
    jobs: jobs.map(({ job }) => Object.fromEntries(SHOWN.map((name) => [name, job[name] ?? null]))),
    waiting: waiting.map(({ title, reason }) => `${title}: ${reason}`),
    ...(announcements.length > 0 && { announced: announcements.map(({ kind, title }) => `${title}: ${kind}`) }),
    refused: refused.filter(({ row }) => !rowsWaiting.has(row)).map(({ title, reason }) => `${title}: ${reason}`),
  };
}

async function readOrBroken<T>(read: () => Promise<T>): Promise<T | ImplausibleRun> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ImplausibleRun) return error;
    throw error;
  }
}

it.each(documents)("reads of %s/%s what was reviewed", async (source, file) => {
  const result = await resultOf(source, file);
  const reviewed = path.join(ROOT, source, `${file}.result.json`);
  if (!existsSync(reviewed)) {
    writeFileSync(reviewed, `${JSON.stringify(result, null, 2)}\n`);
    throw new Error(`${reviewed} was written: review it, line by line, and run this again`);
  }
  expect(result).toEqual(JSON.parse(readFileSync(reviewed, "utf8")));
});

it("has at least three documents of each of these sources", () => {
  const counts = sources.map((source) => documents.filter(([of]) => of === source).length);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(3);
});

it("has at least 30 definitions of official bodies, each on hosts of its own and with a name of its own", () => {
  const seeds = seededSources();
  expect(seeds.length).toBeGreaterThanOrEqual(30);
  expect(new Set(seeds.map(({ key }) => key)).size).toBe(seeds.length);
  expect(new Set(seeds.map(({ definition }) => definition.name)).size).toBe(seeds.length);
});
