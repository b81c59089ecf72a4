import { setCacheStore } from "@/lib/cache/cached";
import { cachedLandings } from "@/lib/landings/counted";
import { CLERKS, writeClerks } from "@/tests/support/clerks";
import { useDatabase } from "@/tests/support/database";
import { PageCache } from "@/tests/support/page-cache";

useDatabase();

it("is counted apart from writes, so that no page with a link to it is cleared by one, and anew after ten minutes", async () => {
  const cache = new PageCache();
  const links = { address: "/jobs/bihar", make: cachedLandings };
  const open = () => cache.pages.get(links.address);
  await writeClerks(6, 6);
  setCacheStore(cache);
  await cache.visit(links);
  const counted = open()?.value;
  await writeClerks(4, 4);
  expect(open()?.isOutdated).toBe(false);

  const now = Date.now();
  jest.spyOn(Date, "now").mockReturnValue(now + 10 * 60_000);
  cache.pages.clear();
  await cache.visit(links);
  jest.restoreAllMocks();
  expect(counted).toContain(CLERKS);
  expect(open()?.value).not.toContain(CLERKS);
});
