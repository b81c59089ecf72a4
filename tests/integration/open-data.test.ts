import { parse } from "csv-parse/sync";
import { GET } from "@/app/open-data/[file]/route";
import { raiseGeneration, setHearsOfWrites } from "@/lib/cache/fresh-cache";
import { dayInIndia } from "@/lib/dates";
import { databasePool, db } from "@/lib/db";
import { NOT_SPECIFIED } from "@/lib/jobs/job/values";
import { upsertJobs } from "@/lib/jobs/mutations";
import { useDatabase } from "@/tests/support/database";
import { makeJobs } from "@/tests/support/population";

useDatabase();
beforeAll(() => setHearsOfWrites(true));
beforeAll(() => upsertJobs(makeJobs(700, dayInIndia(new Date()))));

const ask = (file: string, headers: Record<string, string> = {}) =>
  GET(new Request(`http://localhost:3000/open-data/${file}`, { headers }), { params: Promise.resolve({ file }) });

it("holds every published notice once, the same in both files, with facts and official links alone", async () => {
  await db().job.update({
    where: { id: 1 },
    data: { title: '=HYPERLINK("x")\nClerk, "II"', description: "The body's own text", location: NOT_SPECIFIED },
  });
  await db().job.update({ where: { id: 2 }, data: { status: "withdrawn" } });
  const lines = (await (await ask("jobs.jsonl")).text()).trim().split("\n");
  const rows = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  const csv = parse(await (await ask("jobs.csv")).text(), { columns: true, bom: true }) as Record<string, string>[];
  const ids = rows.map(({ id }) => id);
  expect(new Set(ids).size).toBe(await db().job.count({ where: { status: "published" } }));
  expect(csv.map(({ id }) => Number(id))).toEqual(ids);
  expect(ids).not.toContain(2);
  expect(csv[0]?.title).toBe(`'=HYPERLINK("x")\nClerk, "II"`);
  expect([rows[0]?.location, csv[0]?.location]).toEqual([null, ""]);
  expect(Object.keys(rows[0] ?? {}).sort()).toEqual(Object.keys(csv[0] ?? {}).sort());
  expect(JSON.stringify(rows)).not.toContain("The body's own text");
});

it("answers 304 until a notice changes, and 404 for any other name", async () => {
  const etag = (await ask("jobs.csv")).headers.get("etag") ?? "";
  const again = async () => (await ask("jobs.csv", { "if-none-match": etag })).status;
  // A million notices are counted once after a write, not for each program that asks.
  const asked = jest.spyOn(databasePool(), "query");
  expect(await again()).toBe(304);
  expect(asked.mock.calls.filter(([text]) => JSON.stringify(text).includes("count("))).toEqual([]);
  asked.mockRestore();
  await db().job.update({ where: { id: 5 }, data: { title: "Changed", updatedAt: new Date(Date.now() + 1000) } });
  raiseGeneration([5]);
  expect(await again()).toBe(200);
  expect((await ask("jobs.txt")).status).toBe(404);
});
