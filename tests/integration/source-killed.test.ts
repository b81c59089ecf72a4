import { setTimeout as pause } from "node:timers/promises";
import { runMigrations } from "graphile-worker";
import { addDays, dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import { releaseAbandonedJobs } from "@/lib/server/abandoned-jobs";
import { askForDueSources } from "@/lib/sources/due-sources";
import { useDatabase } from "@/tests/support/database";
import { withClient } from "@/tests/support/pg-client";
import { definitionOf, playedSources } from "@/tests/support/played-sources";
import { useSourcePlayer } from "@/tests/support/source-player";
import { playedWorkers } from "@/tests/support/source-worker";

const database = useDatabase();
const player = useSourcePlayer();

/** `npm run prove -- sources` kills for ten minutes. */
const SECONDS = Number(process.env.KILL_SECONDS ?? 6);
const SOURCES = 6;
const NOTICES = 40;
const TODAY = dayInIndia(new Date());
/** A worker is killed after so long, so that some die before their first run and some within a later one. */
const KILL_AFTER_MS = [900, 2_500] as const;
const ANSWER_WITHIN_MS = 150;
/** As the schedule does, sooner: a job whose worker was killed three times is given up, and its source is due until it is asked for again. */
const ASK_AGAIN_MS = 5_000;

const between = (least: number, most: number) => least + Math.random() * (most - least);

/** At each round another notice of every source gets a later last date. */
function page(host: string, round: number): string {
  const rows = Array.from({ length: NOTICES }, (_, index) => {
    const moves = Math.floor((round + NOTICES - 1 - index) / NOTICES);
    const until = addDays(TODAY, 20 + moves)
      .split("-")
      .reverse()
      .join("-");
    return {
      No: `${host}-${index}`,
      What: `Clerk Grade ${index} Recruitment`,
      Page: `http://${host}/n/${index}`,
      Until: until,
      "How many": 3,
    };
  });
  return JSON.stringify(rows);
}

it(
  "two workers that are killed again and again process every item exactly once",
  async () => {
    await runMigrations({ connectionString: database.url });
    const sources = playedSources(SOURCES, { steps: 2, start: new Date() }).map((source) => ({
      ...source,
      shape: "json" as const,
    }));
    await db().source.createMany({
      data: sources.map((source) => {
        const definition = definitionOf(source, player.origin(source.host), "every 1 day");
        return { key: source.key, name: definition.name, definition, isEnabled: true };
      }),
    });
    let round = 0;
    player.answers = ({ host }, response) => {
      const body = page(host, round);
      setTimeout(() => response.end(body), between(0, ANSWER_WITHIN_MS));
    };
    const port = Number(new URL(player.origin("any")).port);
    const startWorker = playedWorkers(database.url, port);
    const start = () => ({ worker: startWorker(), killAt: Date.now() + between(...KILL_AFTER_MS) });
    const workers = [start(), start()];
    const end = Date.now() + SECONDS * 1_000;
    let kills = 0;
    try {
      let begunAt = await beginRound();
      let askedAt = begunAt;
      for (;;) {
        await pause(50);
        if (Date.now() - askedAt.getTime() > ASK_AGAIN_MS) {
          askedAt = new Date();
          await askForDueSources(askedAt);
        }
        await withClient(database.url, (client) => releaseAbandonedJobs(client));
        if (await isDone(begunAt)) {
          if (Date.now() > end) break;
          round += 1;
          begunAt = await beginRound();
          askedAt = begunAt;
        }
        for (const [index, { worker, killAt }] of workers.entries()) {
          if (Date.now() < killAt || Date.now() > end) continue;
          await worker.kill();
          kills += 1;
          workers[index] = start();
        }
      }
    } finally {
      await Promise.all(workers.map(({ worker }) => worker.kill()));
    }
    expect(kills).toBeGreaterThan(1);
    await expectOnce(round);
  },
  (SECONDS + 60) * 1_000,
);

async function beginRound(): Promise<Date> {
  const now = new Date();
  await db().source.updateMany({ data: { dueAt: now } });
  await askForDueSources(now);
  return now;
}

async function isDone(begunAt: Date): Promise<boolean> {
  return (await db().source.count({ where: { lastGoodAt: { gte: begunAt } } })) === SOURCES;
}

async function expectOnce(lastRound: number): Promise<void> {
  const runs = await db().ingestionRun.groupBy({
    by: ["sourceKey", "status"],
    _count: true,
    _sum: { itemsCreated: true, itemsUpdated: true },
  });
  expect(runs.map(({ status, _count, _sum }) => ({ status, _count, ..._sum }))).toEqual(
    Array.from({ length: SOURCES }, () => ({
      status: "succeeded",
      _count: lastRound + 1,
      itemsCreated: NOTICES,
      itemsUpdated: lastRound,
    })),
  );
  expect(await db().job.count()).toBe(SOURCES * NOTICES);
  expect(await db().corrigendum.count()).toBe(SOURCES * lastRound);
  const versions = await db().job.aggregate({ _sum: { version: true } });
  expect(versions._sum.version).toBe(SOURCES * (NOTICES + lastRound));
  expect(await db().sourceItem.count()).toBe(SOURCES * (NOTICES + lastRound));
  expect(await db().sourceListing.count({ where: { goneAt: null } })).toBe(SOURCES * NOTICES);
}
