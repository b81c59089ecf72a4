import { ownCalendar } from "@/lib/calendar/own-calendar";
import { addDays, dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import { upsertJobs } from "@/lib/jobs/mutations";
import { makeUser } from "@/tests/support/accounts";
import { useDatabase } from "@/tests/support/database";
import { eventsIn } from "@/tests/support/feed-parsers";
import { writeManyJobs } from "@/tests/support/many-jobs";
import { makeJobs } from "@/tests/support/population";

useDatabase();

const TODAY = dayInIndia(new Date());
/** As many as a person may save. */
const SAVED = 500;

it("holds the date to come of who saved hundreds that have closed, and each by the name that the site gave it", async () => {
  const [closed, open] = makeJobs(2, TODAY);
  if (!closed || !open) throw new Error("no job was made");
  const past = { postedOn: addDays(TODAY, -60), applicationStartDate: null, deadline: addDays(TODAY, -20) };
  await writeManyJobs(SAVED, [{ ...closed, ...past }]);
  const title = "Keeper of the lighthouse";
  await upsertJobs([{ ...open, title, applicationStartDate: null, deadline: addDays(TODAY, 9) }]);
  const user = await makeUser();
  await db().$executeRaw`
    INSERT INTO account_records (user_id, kind, key, value, changed_at, revision)
    SELECT ${user.id}, 'savedJobs', id::text, json_build_object('jobId', id, 'title', title, 'department', 'SSC', 'deadline', deadline),
      '{}', 1 FROM jobs WHERE title <> ${title}`;
  const { id } = await db().job.findFirstOrThrow({ where: { title } });
  const tracked = {
    jobId: id,
    jobTitle: title,
    department: "SSC",
    appliedDate: TODAY,
    deadline: addDays(TODAY, 9),
    status: "planned",
  };
  await db().accountRecord.create({
    data: { userId: user.id, kind: "trackedApplications", key: `job:${id}`, value: tracked, changedAt: {}, revision: 1 },
  });
  const events = eventsIn(await ownCalendar(user.id, "key", "en"));
  expect(events).toHaveLength(SAVED + 1);
  expect(events.filter(({ start }) => start > TODAY)).toEqual([
    expect.objectContaining({ uid: expect.stringMatching(new RegExp(`^job-${id}-deadline@`)), start: addDays(TODAY, 9) }),
  ]);
  expect(events.filter(({ uid }) => !uid.startsWith("job-"))).toEqual([]);
});
