import { addDays } from "@/lib/dates";
import { at, JOB, LAST, type Live, playWorker, TODAY, WORDS } from "@/tests/support/reminder-worker";

const EARLIER = { words: WORDS, earlierWords: WORDS.map((words) => `earlier ${words}`), endedWords: "ended {title}" };

it("says once that a last date has become an earlier one, also where the morning of its reminder has passed", async () => {
  const { keep, look, play } = playWorker();
  const saved = { ...JOB, savedAt: at(addDays(LAST, -5), 9) };
  play.now = at(addDays(LAST, -5), 12);
  play.live = [{ id: 5, deadline: addDays(LAST, -3), closesAt: null }];
  await keep({ ...EARLIER, jobs: [saved] });
  expect(play.shown).toEqual([`earlier 2 ${JOB.title}`]);
  play.now = at(addDays(LAST, -4), 9);
  await look();
  // It ended on the day of which they were told.
  play.now = at(addDays(LAST, -2), 9);
  await look();
  expect(play.shown).toEqual([`earlier 2 ${JOB.title}`, `1 ${JOB.title}`]);
});

it("says once that applications ended early, of what was saved before and ended this week", async () => {
  const ended = (days: number, hour: number) => ({
    id: 5,
    deadline: addDays(LAST, days),
    closesAt: new Date(at(addDays(LAST, days), hour)).toISOString(),
  });
  const toldOf = async (live: Live, savedAt: number) => {
    const { keep, look, play } = playWorker();
    play.now = at(addDays(LAST, -2), 12);
    play.live = [live];
    await keep({ ...EARLIER, jobs: [{ ...JOB, savedAt }] });
    play.now = at(addDays(LAST, -1), 12);
    await look();
    return play.shown;
  };
  const before = at(TODAY, 9);
  expect(await toldOf(ended(-2, 11), before)).toEqual([`ended ${JOB.title}`]);
  expect(await toldOf(ended(-9, 11), before)).toEqual([`ended ${JOB.title}`]);
  expect(await toldOf(ended(-10, 11), before)).toEqual([]);
  expect(await toldOf(ended(-2, 11), at(addDays(LAST, -2), 11.5))).toEqual([]);
});

it("says till which hour, but no hour that has been moved since", async () => {
  const { keep, look, play } = playWorker();
  const closesAt = (hour: number) => new Date(at(LAST, hour)).toISOString();
  play.live = [{ id: 5, deadline: LAST, closesAt: closesAt(10) }];
  play.now = at(addDays(LAST, -3), 9);
  await keep({ words: WORDS, jobs: [{ ...JOB, closesAt: closesAt(10), till: "On that day till 10 am" }] });
  play.live = [{ id: 5, deadline: LAST, closesAt: closesAt(12) }];
  play.now = at(addDays(LAST, -1), 9);
  await look();
  expect(play.bodies).toEqual(["On that day till 10 am", undefined]);
});
