import { ownCalendar } from "@/lib/calendar/own-calendar";
import { feedFile } from "@/lib/feeds/files";
import { lenientFilters } from "@/lib/jobs/search/filters";
import { deliverReminders } from "@/lib/reminders/deliver";
import { useDatabase } from "@/tests/support/database";
import { eventsIn } from "@/tests/support/feed-parsers";
import { at, inDays, keep, keeperOfSecond, TODAY } from "@/tests/support/joined-keeper";
import { emptyOutbox, readOutbox } from "@/tests/support/outbox";

const database = useDatabase();
beforeEach(async () => {
  await database.clear();
  emptyOutbox();
});

const subjects = () => readOutbox().map(({ subject }) => subject.split(":")[0]);

it("reminds who saved a job that was joined with another of the last date of that one, once, and nobody who has applied by either", async () => {
  const { first, second, user, join } = await keeperOfSecond(false);
  await deliverReminders(at(13));
  expect(subjects()).toEqual(["Last date in 7 days"]);
  await join();
  for (const day of [14, 15, 16, 17]) await deliverReminders(at(day));
  expect(subjects().slice(1)).toEqual(["Last date in 3 days"]);
  expect(readOutbox().at(-1)?.text).toContain(`/job/${first}`);
  const applied = { jobId: second, jobTitle: "JE", department: "SSC", appliedDate: TODAY, status: "applied" };
  await keep(user, "trackedApplications", `job:${second}`, applied);
  await deliverReminders(at(19));
  expect(subjects()).toHaveLength(2);
});

it("holds the date of the one that stays in the calendars in which that of a joined job stood, and calls off neither", async () => {
  const { first, second, user, join } = await keeperOfSecond(false);
  const planned = {
    jobId: second,
    jobTitle: "JE",
    department: "SSC",
    appliedDate: TODAY,
    deadline: inDays(20),
    status: "planned",
  };
  await keep(user, "trackedApplications", `job:${second}`, planned);
  await join();
  const isOfFirst = [
    expect.objectContaining({ uid: expect.stringMatching(`^job-${first}-deadline@`), status: null, start: inDays(20) }),
  ];
  expect(eventsIn(await ownCalendar(user.id, "key", "en"))).toEqual(isOfFirst);
  const asked = { filters: lenientFilters({}), title: "Jobs", language: "en", now: new Date() } as const;
  const feed = async (name: string) => eventsIn((await feedFile(name, asked))?.body ?? "");
  expect(await feed("jobs.ics")).toEqual(isOfFirst);
  expect(await feed(`job-${second}.ics`)).toEqual(isOfFirst);
});
