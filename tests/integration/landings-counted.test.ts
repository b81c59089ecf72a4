import { setCacheStore } from "@/lib/cache/cached";
import { DAY_MS } from "@/lib/dates";
import { db } from "@/lib/db";
import { backgroundDone } from "@/lib/http/background";
import { cachedLandings } from "@/lib/landings/counted";
import { COUNTED_FOR, keptCounts, type LandingCount } from "@/lib/landings/kept-counts";
import { CLERKS, writeClerks } from "@/tests/support/clerks";
import { useDatabase } from "@/tests/support/database";
import { PageCache } from "@/tests/support/page-cache";

useDatabase();

// Other notices lie there in each test.
beforeEach(() => db().countedLandings.deleteMany());

const NOW = new Date("2026-11-26T06:00:00Z");
const later = (ms: number) => new Date(NOW.getTime() + ms);
const counts = (open: number): LandingCount[] => [{ path: CLERKS, open }];

/** What a page is given at a moment at which this many would be counted, and whether anything was. */
async function givenAt(moment: Date, open: number): Promise<{ given: LandingCount[]; counted: number }> {
  const count = jest.fn(async () => counts(open));
  const given = await keptCounts(moment, count);
  await backgroundDone();
  return { given, counted: count.mock.calls.length };
}

it("is counted apart from writes, so that no page with a link to it is cleared by one", async () => {
  const cache = new PageCache();
  const links = { address: "/jobs/bihar", make: cachedLandings };
  const open = () => cache.pages.get(links.address);
  await writeClerks(6, 6);
  setCacheStore(cache);
  await cache.visit(links);
  expect(open()?.value).toContain(CLERKS);
  await writeClerks(4, 4);
  expect(open()?.isOutdated).toBe(false);
});

it("is counted when nothing was yet, and then by no other server or start within half an hour", async () => {
  expect(await givenAt(NOW, 6)).toEqual({ given: counts(6), counted: 1 });
  expect(await givenAt(later(COUNTED_FOR - 1), 7)).toEqual({ given: counts(6), counted: 0 });
});

it("is counted anew behind the answer after half an hour, and while a page waits after a day", async () => {
  await givenAt(NOW, 6);
  expect(await givenAt(later(COUNTED_FOR), 7)).toEqual({ given: counts(6), counted: 1 });
  expect(await givenAt(later(COUNTED_FOR + 1), 8)).toEqual({ given: counts(7), counted: 0 });
  expect(await givenAt(later(COUNTED_FOR + DAY_MS), 9)).toEqual({ given: counts(9), counted: 1 });
});

it("is counted by one server at a time, and by the next where that one died at it", async () => {
  await givenAt(NOW, 6);
  await db().countedLandings.updateMany({ data: { claimedAt: later(COUNTED_FOR) } });
  expect(await givenAt(later(COUNTED_FOR + 1), 7)).toEqual({ given: counts(6), counted: 0 });
  expect(await givenAt(later(2 * COUNTED_FOR), 8)).toEqual({ given: counts(6), counted: 1 });
  expect(await givenAt(later(2 * COUNTED_FOR + 1), 9)).toEqual({ given: counts(8), counted: 0 });
});

it("is counted once for all pages that wait for it", async () => {
  const count = jest.fn(async () => counts(6));
  const given = await Promise.all([keptCounts(NOW, count), keptCounts(NOW, count)]);
  expect(given).toEqual([counts(6), counts(6)]);
  expect(count).toHaveBeenCalledTimes(1);
});

it("is not led to where this release knows no such address", async () => {
  setCacheStore({ keep: (_key, _tags, read) => read(), invalidate: () => undefined });
  await keptCounts(new Date(), async () => [{ path: "post/of-another-release", open: 9 }, ...counts(6)]);
  expect(await cachedLandings()).toEqual(counts(6));
});
