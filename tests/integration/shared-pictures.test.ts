import sharp from "sharp";
import { generateMetadata } from "@/app/[lang]/(site)/job/[id]/page";
import { GET as picture } from "@/app/share/[file]/route";
import { announceJobChanges } from "@/lib/cache/announce";
import { setCacheStore } from "@/lib/cache/cached";
import { addDays, dateOf, dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import { upsertJobs } from "@/lib/jobs/mutations";
import { useDatabase } from "@/tests/support/database";
import { makeJobs } from "@/tests/support/population";

useDatabase();
const TODAY = dayInIndia(new Date());

beforeAll(async () => {
  setCacheStore({ keep: (_key, _tags, read) => read(), invalidate: () => undefined });
  await upsertJobs(makeJobs(12, TODAY));
});

const ask = (url: string, headers: Record<string, string> = {}) => {
  const file = new URL(url).pathname.split("/").pop() ?? "";
  return picture(new Request(url, { headers }), { params: Promise.resolve({ file }) });
};
const openJob = () => db().job.findFirstOrThrow({ where: { status: "published", deadline: { gt: dateOf(TODAY) } } });

async function pictureOfPage(id: number, lang: string) {
  const { openGraph } = await generateMetadata({ params: Promise.resolve({ lang, id: String(id) }) });
  const [image] = [openGraph?.images ?? []].flat();
  return image as { url: string; alt: string };
}

it("a page names its picture, in its language, by an address that changes with what it says", async () => {
  const { id, title } = await openJob();
  const [first, hindi] = [await pictureOfPage(id, "en"), await pictureOfPage(id, "hi")];
  expect(first.alt).toContain(title.replace(" - ", " – "));
  expect(hindi.url).toContain("lang=hi");
  const response = await ask(first.url);
  expect(response.headers.get("content-type")).toBe("image/png");
  expect(response.headers.get("cache-control")).toContain("immutable");
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect((await ask(first.url, { "if-none-match": response.headers.get("etag") ?? "" })).status).toBe(304);
  expect(Buffer.from(await (await ask(hindi.url)).arrayBuffer()).equals(bytes)).toBe(false);

  await db().job.update({ where: { id }, data: { deadline: dateOf(addDays(TODAY, 200)), updatedAt: new Date() } });
  await announceJobChanges();
  const moved = await pictureOfPage(id, "en");
  expect(moved.url).not.toBe(first.url);
  expect(Buffer.from(await (await ask(moved.url)).arrayBuffer()).equals(bytes)).toBe(false);
});

it("has none of what is not public, and no other file", async () => {
  const { id } = await openJob();
  await db().job.update({ where: { id }, data: { status: "draft", updatedAt: new Date() } });
  await announceJobChanges();
  for (const file of [`job-${id}.png`, "job-0.png", "job-x.png", `job-${id}.svg`, "x"]) {
    expect((await ask(`http://localhost:3000/share/${file}`)).status).toBe(404);
  }
});
