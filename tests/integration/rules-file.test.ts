import * as eligibilityRoute from "@/app/api/eligibility/route";
import * as listingsRoute from "@/app/api/rules/[chunk]/listings/route";
import * as chunkRoute from "@/app/api/rules/[chunk]/route";
import * as indexRoute from "@/app/api/rules/route";
import { announceJobChanges } from "@/lib/cache/announce";
import { setCacheStore } from "@/lib/cache/cached";
import { dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import { type Answer, answerEligibility } from "@/lib/eligibility/answer";
import type { Profile } from "@/lib/eligibility/profile";
import { CHUNK_IDS, chunkOf, type ListingsChunk, type RulesChunk, type RulesIndex } from "@/lib/eligibility/rules-file/chunk";
import { TYPICAL_PEOPLE } from "@/lib/eligibility/typical-people";
import { upsertJobs } from "@/lib/jobs/mutations";
import { seedDatabase } from "@/prisma/seed/seed";
import { call } from "@/tests/support/call";
import { useDatabase } from "@/tests/support/database";
import { readFiles } from "@/tests/support/open-jobs";
import { PageCache } from "@/tests/support/page-cache";
import { makeJobs } from "@/tests/support/population";

useDatabase();
const cache = new PageCache();

beforeAll(async () => {
  setCacheStore(cache);
  await seedDatabase();
  // Each of them takes applications.
  await db().$executeRaw`UPDATE jobs SET deadline = current_date + 20 WHERE notice IS NOT NULL AND deadline < current_date`;
  // Jobs of another file: the ids of the sample lie within one.
  await db().$executeRaw`SELECT setval(pg_get_serial_sequence('jobs', 'id'), ${10 * CHUNK_IDS})`;
  await upsertJobs(makeJobs(3, dayInIndia(new Date())));
  await announceJobChanges();
});

const people = TYPICAL_PEOPLE.map(({ key, profile }) => [key, profile] as const);

async function readIndex(): Promise<RulesIndex> {
  return (await call(indexRoute.GET, "/api/rules")).json();
}

async function readRules(chunk: number): Promise<RulesChunk> {
  return (await call(chunkRoute.GET, `/api/rules/${chunk}`, { params: { chunk: String(chunk) } })).json();
}

async function readAll() {
  const { chunks } = await readIndex();
  return readFiles(await Promise.all(chunks.map(({ chunk }) => readRules(chunk))));
}

it.each(people)(
  "a device that has the file answers %s as the call does, for every sample notice",
  async (name, profile: Profile) => {
    const judged = (await readAll()).filter(({ notice }) => notice !== null);
    expect(judged.length).toBeGreaterThanOrEqual(79);
    for (const { id, deadline, notice } of judged) {
      const asked = await call(eligibilityRoute.POST, "/api/eligibility", {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-forwarded-for": `203.0.113.${people.findIndex(([one]) => one === name)}`,
        },
        body: JSON.stringify({ jobId: id, profile }),
      });
      const there = (await asked.json()) as Answer;
      const here = answerEligibility(profile, { notice, deadline }, "en");
      expect([id, here.verdict, here.fee]).toEqual([id, there.verdict, there.fee]);
      expect(here.posts.map(({ verdict, reasons }) => [verdict, reasons])).toEqual(
        there.posts.map(({ verdict, reasons }) => [verdict, reasons]),
      );
    }
  },
);

it("holds every open job, also those whose notice is not known as data", async () => {
  const ids = (await readAll()).map(({ id }) => id);
  const open = await db().job.findMany({
    where: { status: "published", deadline: { gte: new Date(dayInIndia(new Date())) } },
    select: { id: true },
  });
  expect(new Set(ids)).toEqual(new Set([...ids, ...open.map(({ id }) => id)]));
});

it("names every job of a file in the language of the call", async () => {
  const [first] = (await readIndex()).chunks;
  const chunk = first?.chunk ?? 0;
  const rules = readFiles([await readRules(chunk)]);
  for (const lang of ["en", "hi"]) {
    const answer = await call(listingsRoute.GET, `/api/rules/${chunk}/listings?lang=${lang}`, {
      params: { chunk: String(chunk) },
    });
    const listings = (await answer.json()) as ListingsChunk;
    expect(listings.map(({ id }) => id)).toEqual(rules.map(({ id }) => id));
    expect(listings.some(({ place }) => /\p{Script=Devanagari}/u.test(place.text))).toBe(lang === "hi");
  }
});

it("names a job in Hindi as its own page does: by what the staff entered, and under another stamp once that changes", async () => {
  const job = await db().job.findFirstOrThrow({
    where: { status: "published", deadline: { gte: new Date(dayInIndia(new Date())) } },
    orderBy: { id: "asc" },
  });
  const chunk = chunkOf(job.id);
  const stamp = async () => (await readIndex()).chunks.find((one) => one.chunk === chunk)?.listings;
  const before = await stamp();
  await db().job.update({
    where: { id: job.id },
    data: { titleHi: "लिपिक के पद", recruitingOrganizationHi: "राजस्थान की संस्था" },
  });
  await announceJobChanges();
  expect(await stamp()).not.toBe(before);
  const named = async (lang: string) => {
    const answer = await call(listingsRoute.GET, `/api/rules/${chunk}/listings?lang=${lang}`, {
      params: { chunk: String(chunk) },
    });
    return ((await answer.json()) as ListingsChunk).find(({ id }) => id === job.id);
  };
  expect(await named("hi")).toMatchObject({ title: { text: "लिपिक के पद" }, body: { text: "राजस्थान की संस्था" } });
  expect((await named("en"))?.title.text).not.toMatch(/\p{Script=Devanagari}/u);
});

it("is kept by whoever asks with a stamp, and answered 304 to whoever has the index", async () => {
  const { chunks } = await readIndex();
  const params = { chunk: String(chunks[0]?.chunk) };
  const kept = await call(chunkRoute.GET, `/api/rules/${params.chunk}?stamp=${chunks[0]?.rules}`, { params });
  expect(kept.headers.get("cache-control")).toContain("immutable");
  const asked = await call(chunkRoute.GET, `/api/rules/${params.chunk}`, { params });
  expect(asked.headers.get("cache-control")).toContain("must-revalidate");
  const etag = (await call(indexRoute.GET, "/api/rules")).headers.get("etag") ?? "";
  expect((await call(indexRoute.GET, "/api/rules", { headers: { "if-none-match": etag } })).status).toBe(304);
});

it("is kept by nobody under a stamp of other content, which an undone write makes its address again", async () => {
  const { chunks } = await readIndex();
  const params = { chunk: String(chunks[0]?.chunk) };
  const ask = (path: string) => call(path.includes("listings") ? listingsRoute.GET : chunkRoute.GET, path, { params });
  const kept = async (path: string) => (await ask(path)).headers.get("cache-control")?.includes("immutable");
  const rules = `/api/rules/${params.chunk}?stamp=`;
  const listings = `/api/rules/${params.chunk}/listings`;
  expect([await kept(rules + chunks[0]?.listings), await kept(`${listings}?stamp=${chunks[0]?.rules}`)]).toEqual([false, false]);
  const inEach = [`?stamp=${chunks[0]?.listings}`, `?lang=hi&stamp=${chunks[0]?.listings}`];
  expect(await Promise.all(inEach.map((query) => kept(listings + query)))).toEqual([true, true]);
});

it.each(["x", "-1", "99999999", "4194304", "1.5"])("has no file %s", async (chunk) => {
  expect((await call(chunkRoute.GET, `/api/rules/${chunk}`, { params: { chunk } })).status).toBe(404);
});

it("changes the stamps of the one file that a write was in, at once, by whichever column the write was", async () => {
  const job = await db().job.findFirstOrThrow({
    where: { status: "published", deadline: { gte: new Date(dayInIndia(new Date())) } },
    orderBy: { id: "desc" },
  });
  const before = await readIndex();
  await db()
    .$executeRaw`UPDATE jobs SET notice = '{"posts": [{"name": "Only men", "age": {}, "qualification": {"anyOf": []}, "sex": "male"}]}' WHERE id = ${job.id}`;
  await announceJobChanges();
  const after = await readIndex();
  const changed = after.chunks.filter(({ chunk, rules }) => before.chunks.find((one) => one.chunk === chunk)?.rules !== rules);
  expect(changed.map(({ chunk }) => chunk)).toEqual([chunkOf(job.id)]);
  expect(readFiles([await readRules(chunkOf(job.id))]).find(({ id }) => id === job.id)?.notice?.posts).toMatchObject([
    { sex: "male" },
  ]);
});

it("reads few files at a time where all are to be read, after a midnight or a start, so that pages get to the database meanwhile", async () => {
  for (let at = 1; at <= 30; at++) {
    await db().$executeRaw`SELECT setval(pg_get_serial_sequence('jobs', 'id'), ${(20 + at) * CHUNK_IDS})`;
    await upsertJobs(makeJobs(1, dayInIndia(new Date()), 100 + at));
  }
  await db().$executeRaw`UPDATE jobs SET deadline = current_date + 20 WHERE id > ${20 * CHUNK_IDS}`;
  await announceJobChanges();
  let [reading, most] = [0, 0];
  setCacheStore({
    keep: async (_key, _tags, read) => {
      most = Math.max(most, ++reading);
      return read().finally(() => reading--);
    },
    invalidate: () => undefined,
  });
  const { chunks } = await readIndex();
  setCacheStore(cache);
  expect(chunks.length).toBeGreaterThanOrEqual(30);
  expect(chunks.map(({ chunk }) => chunk)).toEqual(chunks.map(({ chunk }) => chunk).sort((a, b) => a - b));
  expect(most).toBeLessThanOrEqual(3);
});
