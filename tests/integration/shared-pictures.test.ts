import sharp from "sharp";
import { generateMetadata } from "@/app/[lang]/(site)/job/[id]/page";
import { GET as picture } from "@/app/share/[file]/route";
import { announceJobChanges } from "@/lib/cache/announce";
import { setCacheStore } from "@/lib/cache/cached";
import { addDays, dateOf, dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import { listExams } from "@/lib/exams/queries";
import { upsertJobs } from "@/lib/jobs/mutations";
import { findJob } from "@/lib/jobs/queries";
import { examEvent } from "@/lib/seo/exam-events";
import { examPictureOf } from "@/lib/share/exam-picture";
import { pictureOf } from "@/lib/share/picture";
import { linkedSitePicture } from "@/lib/share/shared-picture";
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

it("of a notice that has closed it shows the day of the exam to come", async () => {
  const job = await findJob((await openJob()).id);
  if (!job) throw new Error("a job");
  const [deadline, examDate] = [addDays(TODAY, -3), addDays(TODAY, 40)];
  const stages = (status: "confirmed" | "cancelled") => ({
    ...job,
    deadline,
    closesAt: null,
    closed: null,
    notice: { posts: [], stages: [{ kind: "exam" as const, from: examDate, status }] },
  });
  const shown = pictureOf(stages("confirmed"), "en", new Date());
  expect(shown).toMatchObject({ day: examDate, note: "Exam date", isClosed: false });
  expect(shown.facts).toMatch(/^Applications closed · /);
  expect(pictureOf(stages("cancelled"), "en", new Date())).toMatchObject({ day: deadline, note: "Closed", isClosed: true });
  expect(pictureOf({ ...stages("confirmed"), deadline: addDays(TODAY, 3) }, "en", new Date())).toMatchObject({
    note: "Last date",
  });
  expect(pictureOf(stages("confirmed"), "en", dateOf(addDays(examDate, 1)))).toMatchObject({ day: deadline, note: "Closed" });
});

it("draws each exam of the calendar, which the markup of the calendar names, and the picture of the site", async () => {
  const day = (days: number) => dateOf(addDays(TODAY, days));
  const { id } = await db().exam.create({
    data: {
      source: "manual",
      sourceReference: "share-test",
      title: "Combined Higher Secondary Level Examination (Tier 1)",
      conductingOrganization: "Staff Selection Commission",
      examDate: day(60),
      registrationStartDate: day(-10),
      registrationEndDate: day(10),
      eligibility: "12th pass",
      officialWebsite: "https://ssc.gov.in",
      location: "All India",
    },
  });
  const [exam] = (await listExams(new Date())).filter((one) => one.id === id);
  if (!exam) throw new Error("the exam");
  const addresses = (["en", "hi"] as const).map((language) => String(examEvent(exam, language, new Date()).image));
  expect(addresses[0]).not.toBe(addresses[1]);
  for (const address of [...addresses, linkedSitePicture("en").url, linkedSitePicture("hi").url]) {
    const response = await ask(address);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
    expect(bytes.length).toBeLessThan(60_000);
  }
  const moved = { ...exam, examDate: addDays(TODAY, 61) };
  expect(examEvent(moved, "en", new Date()).image).not.toBe(addresses[0]);
  expect(examPictureOf({ ...exam, isCancelled: true }, "en", new Date())).toMatchObject({ note: "Cancelled", isClosed: true });
  expect(examPictureOf(exam, "hi", dateOf(addDays(TODAY, 61)))).toMatchObject({ note: "हो चुकी", isClosed: true });
});

it("has none of what is not public, and no other file", async () => {
  const { id } = await openJob();
  await db().job.update({ where: { id }, data: { status: "draft", updatedAt: new Date() } });
  await announceJobChanges();
  for (const file of [`job-${id}.png`, "job-0.png", "job-x.png", "exam-0.png", "exam-99999.png", `job-${id}.svg`, "x"]) {
    expect((await ask(`http://localhost:3000/share/${file}`)).status).toBe(404);
  }
});
