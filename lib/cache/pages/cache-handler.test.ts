import { randomBytes } from "node:crypto";
import PageCacheHandler, { writeBuffersShort } from "@/lib/cache/pages/cache-handler.mjs";
import { OUTDATED_HEADER } from "@/lib/cache/pages/invalidations.mjs";

// As Next makes one for each request.
const request = () => new PageCacheHandler({ maxMemoryCacheSize: 1_000_000 });
const pageWith = (html: string, tags: string) => ({
  kind: "APP_PAGE",
  html,
  headers: { "x-next-cache-tags": tags } as Record<string, string>,
});
const htmlOf = async (key: string) => (await request().get(key, {}))?.value.html;

it("keeps a page until one of its tags is invalidated", async () => {
  await request().set("/a", pageWith("first", "everything,job:1"), {});
  await request().revalidateTag("job:2");
  expect(await htmlOf("/a")).toBe("first");
  await request().revalidateTag(["job:3", "job:1"]);
  expect(await htmlOf("/a")).toBeUndefined();
  await request().set("/a", pageWith("second", "everything,job:1"), {});
  expect(await htmlOf("/a")).toBe("second");
});

it("does not keep a page of which a tag was invalidated while it was made, and says so on the page", async () => {
  const making = request();
  const page = pageWith("before the write", "everything,job:4");
  const other = pageWith("not written", "everything,job:5");
  await making.get("/b", {});
  await request().revalidateTag("job:4");
  await making.set("/b", page, {});
  await making.set("/c", other, {});
  expect(await htmlOf("/b")).toBeUndefined();
  expect(page.headers).toHaveProperty(OUTDATED_HEADER);
  expect(await htmlOf("/c")).toBe("not written");
  expect(other.headers).not.toHaveProperty(OUTDATED_HEADER);
});

it("does the same for data, whose tags are named with them", async () => {
  const data = { kind: "FETCH", data: { body: "[]" } };
  const making = request();
  await request().revalidateTag("exams");
  await making.set("exams of today", data, { tags: ["everything", "exams"] });
  expect(await request().get("exams of today", { tags: ["everything", "exams"] })).toBeNull();
  await request().set("exams of today", data, { tags: ["everything", "exams"] });
  expect(await request().get("exams of today", { tags: ["everything", "exams"] })).toMatchObject({ value: data });
});

it("gives back texts of every script as they were, and holds no more bytes than it may", async () => {
  const text = "नियुक्ति – ₹25,500 🙂".repeat(1_000);
  await request().set("/hi", pageWith(text, "everything"), {});
  await request().set("hi", { kind: "FETCH", data: { body: text } }, { tags: ["everything"] });
  expect([await htmlOf("/hi"), await htmlOf("/hi")]).toEqual([text, text]);
  expect(await request().get("hi", {})).toMatchObject({ value: { kind: "FETCH", data: { body: text } } });

  const addresses = Array.from({ length: 100 }, (_, index) => `/full/${index}`);
  // Which nothing makes shorter.
  const noise = () => randomBytes(20_000).toString("latin1");
  for (const address of addresses) await request().set(address, pageWith(noise(), "everything"), {});
  const held = (await Promise.all(addresses.map(htmlOf))).filter((html) => html !== undefined);
  expect(held.length).toBeGreaterThan(30);
  expect(held.length).toBeLessThan(50);
});

it("holds five times as many pages as their bytes would fill, and data for the router and answers of routes as they were", async () => {
  const rscData = Buffer.from("a row of the page, its link and its figures; ".repeat(400));
  const body = Buffer.from(`<rss>${"<item/>".repeat(2_000)}</rss>`);
  const addresses = Array.from({ length: 150 }, (_, index) => `/packed/${index}`);
  for (const address of addresses) {
    await request().set(address, { ...pageWith("<li>a notice</li>".repeat(1_000), "everything"), rscData }, {});
  }
  await request().set("/feed", { kind: "APP_ROUTE", body, headers: {} }, {});
  const held = await Promise.all(addresses.map(async (address) => (await request().get(address, {}))?.value));
  // By their bytes: Jest compares buffers one by one of two million numbers.
  expect(held.filter((value) => value?.rscData.equals(rscData))).toHaveLength(addresses.length);
  const { body: feed, ...route } = (await request().get("/feed", {}))?.value ?? {};
  expect(route).toEqual({ kind: "APP_ROUTE", headers: {} });
  expect(String(feed)).toBe(String(body));
});

it("shows nothing old where more tags were invalidated than it remembers", async () => {
  const making = request();
  await request().set("/d", pageWith("kept", "everything,job:6"), {});
  await request().revalidateTag(Array.from({ length: 100_001 }, (_, index) => `job:${index + 1000}`));
  await making.set("/e", pageWith("made meanwhile", "everything,job:7"), {});
  expect(await htmlOf("/d")).toBeUndefined();
  expect(await htmlOf("/e")).toBeUndefined();
  await request().set("/e", pageWith("made after", "everything,job:7"), {});
  expect(await htmlOf("/e")).toBe("made after");
});

it("writes a buffer as JSON in letters of its size, not in several for each byte", () => {
  const { toJSON } = Buffer.prototype;
  const page = { kind: "APP_PAGE", rscData: Buffer.alloc(30_000, 200) };
  try {
    writeBuffersShort();
    const json = JSON.stringify(page);
    expect(json.length).toBeLessThan(41_000);
    expect(Buffer.from(JSON.parse(json).rscData.data, "base64")).toEqual(page.rscData);
  } finally {
    Buffer.prototype.toJSON = toJSON;
  }
});
