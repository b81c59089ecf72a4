import { announceJobChanges } from "@/lib/cache/announce";
import { setCacheStore } from "@/lib/cache/cached";
import { addDays, dateOf, dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import { cachedLandingFacts } from "@/lib/landings/facts";
import { findLanding } from "@/lib/landings/landings";
import { landingSentences } from "@/lib/landings/sentences";
import { CLERKS, writeClerks } from "@/tests/support/clerks";
import { useDatabase } from "@/tests/support/database";
import { PageCache } from "@/tests/support/page-cache";

useDatabase();

const TODAY = dayInIndia(new Date());

beforeAll(() => setCacheStore({ keep: (_key, _tags, read) => read(), invalidate: () => undefined }));

const landing = (path: string) => findLanding(...(path.split("/") as [string, string])) ?? fail(path);

it("says in sentences what is open, of closed notices nothing", async () => {
  await writeClerks(6, 5);
  const facts = await cachedLandingFacts(landing(CLERKS));
  expect(facts).toMatchObject({ notices: 5, posts: 50, next: addDays(TODAY, 3), week: 4 });
  const [first, second, third] = landingSentences(facts, "en");
  expect([first, second]).toEqual(["5 notices are open now.", "Together they state 50 vacancies."]);
  expect(third).toMatch(/^The next last date is /);
  await writeClerks(3, 0);
  const none = landingSentences(await cachedLandingFacts(landing(CLERKS)), "en");
  expect(none).toEqual(["No notice is open now. These lists are near to it."]);
});

it("tells what is only near to its name from what is called so", async () => {
  const saidOf = async (path: string) => landingSentences(await cachedLandingFacts(landing(path)), "en");
  await writeClerks(6, 6, ["Junior Clerk"]);
  expect(await saidOf("post/ahlmad")).toEqual(["No notice is open now. The 6 notices below are similar."]);
  await writeClerks(6, 6, ["Ahlmad", "Junior Clerk"]);
  const [open] = await saidOf("post/ahlmad");
  expect(open).toBe("1 notice is open now, and 5 similar ones.");
});

describe("what a landing says", () => {
  const said = { address: `/jobs/${CLERKS}`, make: () => cachedLandingFacts(landing(CLERKS)) };
  const cleared: string[] = [];
  let cache: PageCache;

  beforeEach(async () => {
    await writeClerks(5, 5);
    cache = new PageCache();
    cleared.splice(0);
    const invalidate = (tag: string) => {
      cleared.push(tag);
      cache.invalidate(tag);
    };
    await cache.visit(said);
    setCacheStore({ keep: (...given) => cache.keep(...given), invalidate });
  });

  const isOutdated = () => cache.pages.get(said.address)?.isOutdated;

  it("is invalidated by another word in a listed job, which leaves the lists themselves as they are", async () => {
    const { id } = await db().job.findFirstOrThrow();
    await db().$executeRaw`UPDATE jobs SET search_words = array_append(search_words, 'surveyor') WHERE id = ${id}`;
    await announceJobChanges();
    expect(isOutdated()).toBe(true);
    expect(cleared).not.toContain("list:all");
  });

  it("is invalidated by the last date of a listed job that moves, and counted anew", async () => {
    const { id } = await db().job.findFirstOrThrow();
    await db().job.update({ where: { id }, data: { deadline: dateOf(addDays(TODAY, -1)) } });
    await announceJobChanges();
    expect([isOutdated(), cleared.includes("lists:words")]).toEqual([true, false]);
    await cache.visit(said);
    expect(cache.pages.get(said.address)?.value).toContain('"notices":4');
  });

  it("stands while a notice says nothing else in its words", async () => {
    await db().job.updateMany({ data: { applicationFee: "Rs 250" } });
    await announceJobChanges();
    expect(isOutdated()).toBe(false);
  });
});

function fail(path: string): never {
  throw new Error(`There is no landing ${path}.`);
}
