import { db } from "@/lib/db";
import type { Announced } from "@/lib/notice/announced";
import { runDueSources } from "@/lib/sources/due-sources";
import { useDatabase } from "@/tests/support/database";
import {
  answer,
  deadlineAt,
  definitionOf,
  FAULTS,
  type Fault,
  isListedAt,
  type PlayedNotice,
  type PlayedSource,
  playedSources,
} from "@/tests/support/played-sources";
import { useSourcePlayer } from "@/tests/support/source-player";

useDatabase();
const player = useSourcePlayer();

/** `npm run prove -- sources` plays the week of twice as many as often as sources are looked at; here once a day. */
const RUNS_A_DAY = Number(process.env.SOURCE_RUNS_A_DAY ?? 1);
const STEPS = 7 * RUNS_A_DAY;
const SOURCES = RUNS_A_DAY === 1 ? 15 : 30;
const STEP_MS = (24 / RUNS_A_DAY) * 3_600_000;
/** Answers that do not come take the real time of the limit. */
const SLOW_MS = 100;

const isSound = (step: number) => step === 0 || step >= STEPS - 2;

/** Every source has a fault at every third step, each another one; the first step and the last two are sound. */
function faultOf(index: number, step: number): Fault | undefined {
  return isSound(step) || (index + step) % 3 !== 0 ? undefined : FAULTS[(index + step * 7) % FAULTS.length];
}

type Listed = { key: string; reference: string; isGone: boolean };

const readListings = () => db().$queryRaw<Listed[]>`
  SELECT source_key AS key, source_reference AS reference, gone_at IS NOT NULL AS "isGone"
  FROM source_listings JOIN jobs ON jobs.id = job_id`;

it(
  `a week of ${SOURCES} sources that fail in every way loses no notice, makes none twice and marks none as gone that is listed`,
  async () => {
    const { totalMs } = player.net.limits;
    const start = new Date();
    player.now = start;
    const sources = playedSources(SOURCES, { steps: STEPS, start });
    const schedule = `every ${24 / RUNS_A_DAY} hours`;
    await db().source.createMany({
      data: sources.map((source) => {
        const definition = definitionOf(source, player.origin(source.host), schedule);
        return { key: source.key, name: definition.name, definition, isEnabled: true, dueAt: start };
      }),
    });
    const faults = new Map<string, number>();
    for (let step = 0; step < STEPS; step++) {
      player.now = new Date(Math.max(player.now.getTime() + 60_000, start.getTime() + step * STEP_MS));
      // What a failure put off comes due in time as well.
      await db().source.updateMany({ data: { dueAt: player.now } });
      player.answers = (asked, response) => {
        const index = sources.findIndex(({ host }) => host === asked.host);
        const source = sources[index] as PlayedSource;
        const fault = faultOf(index, step);
        if (fault) faults.set(fault, (faults.get(fault) ?? 0) + 1);
        answer(source, { step, fault, origin: player.origin(source.host) })(asked, response);
      };
      // A sound step takes as long as the machine needs for it.
      player.net.limits.totalMs = isSound(step) ? totalMs : SLOW_MS;
      await runDueSources(new Date(8.64e15), player.net);
      const wronglyGone = (await readListings()).filter(
        ({ key, reference, isGone }) => isGone && isListedAt(noticeOf(sources, key, reference), step),
      );
      expect(wronglyGone).toEqual([]);
    }
    expect([...faults.keys()].toSorted()).toEqual([...FAULTS].toSorted());
    await expectTruth(sources);
  },
  RUNS_A_DAY * 120_000,
);

function noticeOf(sources: readonly PlayedSource[], key: string, reference: string): PlayedNotice {
  const notice = sources.find((source) => source.key === key)?.notices.find(({ id }) => id === reference);
  if (!notice) throw new Error(`Nobody announced ${reference}`);
  return notice;
}

const kindsOf = (told: unknown) => (told as Announced).stages.map(({ kind }) => kind);

async function expectTruth(sources: readonly PlayedSource[]): Promise<void> {
  const notices = sources.flatMap((source) => source.notices.map((notice) => ({ key: source.key, notice })));
  const jobs = await db().job.findMany({ orderBy: { sourceReference: "asc" }, include: { corrigenda: true } });
  const found = jobs.map(({ sourceReference, title, deadline, positions, status }) => ({
    id: sourceReference,
    title,
    deadline: deadline.toISOString().slice(0, 10),
    posts: positions,
    status,
  }));
  const told = notices
    .map(({ notice }) => ({
      id: notice.id,
      title: notice.title,
      deadline: deadlineAt(notice, STEPS - 1),
      posts: notice.posts,
      status: "published",
    }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  expect(found.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(told);
  // One moved date in each list, and one corrigendum, whose document is the page that it stands on.
  const corrigenda = jobs.flatMap((job) => job.corrigenda);
  expect(corrigenda.map(({ field, isOurs }) => [field, isOurs])).toEqual(
    sources.flatMap(() => Array(2).fill(["deadline", false])),
  );
  expect(corrigenda.filter(({ documentUrl }) => documentUrl !== null)).toHaveLength(SOURCES);
  const announced = jobs.flatMap(({ sourceReference, announced: told }) => (told ? [[sourceReference, kindsOf(told)]] : []));
  expect(announced.toSorted()).toEqual(
    notices.flatMap(({ notice: { id, resultAt } }) => (resultAt ? [[id, ["admit_card", "result"]]] : [])).toSorted(),
  );
  expect(
    (await readListings())
      .filter(({ isGone }) => isGone)
      .map(({ reference }) => reference)
      .toSorted(),
  ).toEqual(notices.flatMap(({ notice }) => (isListedAt(notice, STEPS - 1) ? [] : [notice.id])).toSorted());
  const refused = await db().sourceItem.groupBy({ by: ["stage", "reason"], _count: true, orderBy: { stage: "asc" } });
  // Two of each board name neither number nor year, and their recruitments still take applications: the staff is asked about them.
  expect(refused.find(({ stage }) => stage === "waiting")).toMatchObject({ reason: "of-which-recruitment" });
  expect(await db().announcement.count({ where: { state: "waiting" } })).toBe(SOURCES * 2);
  expect(player.asked.filter((asked) => asked.startsWith("127."))).toEqual([]);
}
