import { addDays, dayInIndia, dayOf } from "@/lib/dates";
import { db } from "@/lib/db";
import { runSource } from "@/lib/sources/run/run-source";
import { commissionSource, HOST } from "@/tests/support/commission-source";
import { useDatabase } from "@/tests/support/database";
import { useSourcePlayer } from "@/tests/support/source-player";

const database = useDatabase();
const player = useSourcePlayer();
const TODAY = dayInIndia(new Date());

const notice = (id: number, change: Record<string, string> = {}) => ({
  id,
  title: `Clerk Grade ${id} Recruitment`,
  "posted on": addDays(TODAY, -1),
  "last date": addDays(TODAY, 60),
  link: `https://${HOST}/notice/${id}`,
  ...change,
});
let rows: object[] = [];

beforeEach(async () => {
  await database.clear();
  player.now = new Date(`${TODAY}T09:00:00+05:30`);
  player.answers = (_asked, response) =>
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(rows));
  const definition = commissionSource(player.origin(HOST));
  await db().source.create({
    data: { key: "commission", name: "Example Commission", isEnabled: true, dueAt: player.now, definition },
  });
});

async function runAfter(hours: number) {
  player.now = new Date(player.now.getTime() + hours * 3_600_000);
  await db().source.updateMany({ data: { dueAt: player.now } });
  return runSource("commission", player.net);
}
const state = async () => ({
  jobs: await db().job.count(),
  waiting: await db().reviewItem.count({ where: { status: "waiting" } }),
  gone: await db().sourceListing.count({ where: { goneAt: { not: null } } }),
});

it("lists what its source plans on the day it is published, though the page has not changed, and asks nobody about it any more", async () => {
  rows = [notice(1), notice(2, { "posted on": addDays(TODAY, 5) })];
  expect(await runAfter(0)).toBe("published");
  expect(await runAfter(6)).toBe("unchanged");
  expect(await state()).toEqual({ jobs: 1, waiting: 1, gone: 0 });
  expect(await runAfter(24)).toBe("unchanged");
  expect(await state()).toEqual({ jobs: 1, waiting: 1, gone: 0 });
  expect(await runAfter(4 * 24)).toBe("published");
  expect(await state()).toEqual({ jobs: 2, waiting: 0, gone: 0 });
});

it("does not call gone what stands there and waits, as a notice whose last date became tentative", async () => {
  rows = [1, 2, 3, 4].map((id) => notice(id));
  await runAfter(0);
  rows[0] = notice(1, { "last date": `${addDays(TODAY, 60)} (tentative)` });
  await runAfter(6);
  expect(await state()).toEqual({ jobs: 4, waiting: 1, gone: 0 });
});

it("takes all but the day of posting of a job that it knows, where its source mistypes that day into the future", async () => {
  rows = [notice(1), notice(2)];
  await runAfter(0);
  rows[0] = notice(1, { "posted on": addDays(TODAY, 29), "last date": addDays(TODAY, 70) });
  await runAfter(6);
  expect(await state()).toEqual({ jobs: 2, waiting: 0, gone: 0 });
  const { postedOn, deadline } = await db().job.findFirstOrThrow({ where: { sourceReference: "1" } });
  expect([postedOn, deadline].map(dayOf)).toEqual([addDays(TODAY, -1), addDays(TODAY, 70)]);
});
