import { renderToStaticMarkup } from "react-dom/server";
import JobPage from "@/app/[lang]/(site)/job/[id]/page";
import * as jobRoute from "@/app/api/jobs/[id]/route";
import { setCacheStore } from "@/lib/cache/cached";
import { addDays, dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import { runSource } from "@/lib/sources/run/run-source";
import { call } from "@/tests/support/call";
import { useDatabase } from "@/tests/support/database";
import { useSourcePlayer } from "@/tests/support/source-player";

useDatabase();
const player = useSourcePlayer();
const HOST = "commission.gov.in";
const DAY_MS = 24 * 3_600_000;
// Half past midnight in India on the 20th, which is still the 19th elsewhere.
const FIRST_RUN = new Date("2026-11-19T19:00:00Z");
const LAST_DATE = addDays(dayInIndia(new Date()), 40);
let listed = [1, 2, 3];

const pageOf = (ids: readonly number[]) =>
  `<ul>${ids.map((id) => `<li><a href="/notice/${id}">Clerk Grade ${id} Recruitment</a> <b>${LAST_DATE}</b></li>`).join("")}</ul>`;

async function addSource(key: string, name: string, definition: object) {
  const common = { name, hosts: [HOST], defaults: { organisation: "Example Public Service Commission" } };
  const rules = { schedule: "every 6 hours", trust: "official", licence: "Played", expects: { items: { least: 1, most: 9 } } };
  await db().source.create({
    data: { key, name, isEnabled: true, dueAt: FIRST_RUN, definition: { ...common, ...rules, ...definition } },
  });
}

async function run(key: string, at: Date) {
  player.now = at;
  await db().source.update({ where: { key }, data: { dueAt: at } });
  await runSource(key, player.net);
  expect((await db().source.findUniqueOrThrow({ where: { key } })).lastError).toBeNull();
}

async function pageText(id: number, lang: string): Promise<string> {
  const page = await JobPage({ params: Promise.resolve({ lang, id: String(id) }) });
  return renderToStaticMarkup(page);
}

beforeAll(async () => {
  setCacheStore({ keep: (_key, _tags, read) => read(), invalidate: () => undefined });
  player.answers = (_asked, response) => response.writeHead(200, { "content-type": "text/html" }).end(pageOf(listed));
  const fields = { title: "a", listingLink: "a@href", deadline: "b" };
  await addSource("commission", "Example Commission notices", {
    kind: "html",
    addresses: [`${player.origin(HOST)}/notices`],
    items: "li",
    fields,
  });
  await run("commission", FIRST_RUN);
  // A source that is a file for programs lists one of them too, and was last seen to do so a day earlier.
  await addSource("list", "Open list", { kind: "document", addresses: [`${player.origin(HOST)}/list.json`] });
  const seen = new Date(FIRST_RUN.getTime() - DAY_MS);
  const { id } = await jobOf(1);
  await db().sourceListing.create({ data: { sourceKey: "list", jobId: id, firstSeenAt: seen, lastSeenAt: seen } });
});

const jobOf = (number: number) =>
  db().job.findFirstOrThrow({ where: { title: { startsWith: `Clerk Grade ${number}` } }, select: { id: true } });
const sourcesOf = async (number: number) => {
  const { id } = await jobOf(number);
  return (await (await call(jobRoute.GET, `/api/jobs/${id}`, { params: { id: String(id) } })).json()).sources;
};

it("names every source of a notice, the one that was seen last first, with the day in India and the page where there is one", async () => {
  expect(await sourcesOf(1)).toEqual([
    { name: "Example Commission notices", url: `${player.origin(HOST)}/notices`, lastSeenOn: "2026-11-20", goneOn: null },
    { name: "Open list", url: null, lastSeenOn: "2026-11-19", goneOn: null },
  ]);
  const { id } = await jobOf(1);
  const page = await pageText(id, "en");
  expect(page).toMatch(
    new RegExp(
      `<a href="${player.origin(HOST)}/notices"[^>]*>Example Commission notices</a> last seen there on 20 Nov 2026</li>`,
    ),
  );
  expect(page).toContain("<li>Open list last seen there on 19 Nov 2026</li>");
  expect(await pageText(id, "hi")).toContain('<span lang="en">Open list</span> वहाँ आख़िरी बार 19 नवंबर 2026 को दिखी');
});

it("says from the next run on when a notice was seen then, and since when it is no longer listed, without a change of the job", async () => {
  const changes = () => db().$queryRaw<{ count: number }[]>`SELECT count(*)::int AS count FROM job_changes`;
  const before = await changes();
  listed = [1, 2];
  await run("commission", new Date(FIRST_RUN.getTime() + DAY_MS));
  expect(await sourcesOf(2)).toMatchObject([{ lastSeenOn: "2026-11-21", goneOn: null }]);
  expect(await sourcesOf(3)).toMatchObject([{ lastSeenOn: "2026-11-20", goneOn: "2026-11-21" }]);
  const { id } = await jobOf(3);
  expect(await pageText(id, "en")).toContain("</a> no longer listed there since 21 Nov 2026</li>");
  expect(await pageText(id, "hi")).toContain("21 नवंबर 2026 से वहाँ की सूची में नहीं है");
  expect(await changes()).toEqual(before);
});

it("names no source of a notice that none has listed", async () => {
  await db().sourceListing.deleteMany({});
  expect(await sourcesOf(2)).toEqual([]);
  expect(await pageText((await jobOf(2)).id, "en")).not.toContain("listed there");
});
