import { ownCalendar } from "@/lib/calendar/own-calendar";
import { addDays, dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import { upsertJobs } from "@/lib/jobs/mutations";
import { makeUser } from "@/tests/support/accounts";
import { useDatabase } from "@/tests/support/database";
import { eventsIn } from "@/tests/support/feed-parsers";
import { writeManyJobs } from "@/tests/support/many-jobs";
import { makeJobs } from "@/tests/support/population";

const database = useDatabase();
beforeEach(() => database.clear());

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

it("holds the course of what its owner follows or has applied for, and of nothing else, and reminds who has applied of no last date", async () => {
  const names = ["followed", "saved", "applied", "planned", "rejected"] as const;
  const made = makeJobs(names.length, TODAY).map((job, at) => ({ ...job, title: names[at] ?? "", deadline: addDays(TODAY, 9) }));
  await upsertJobs(made.map((job) => ({ ...job, applicationStartDate: null })));
  const stages = [
    { kind: "exam", name: "Tier 1", from: addDays(TODAY, 40), to: addDays(TODAY, 42), status: "confirmed" },
    { kind: "result", from: null, to: null, status: "provisional" },
  ];
  await db().job.updateMany({ data: { notice: { posts: [{ name: "JE" }], stages } } });
  const jobs = await db().job.findMany({ select: { id: true, title: true }, orderBy: { id: "asc" } });
  const idOf = (name: (typeof names)[number]) => jobs.find(({ title }) => title === name)?.id ?? 0;
  const user = await makeUser();
  const keep = (kind: string, key: string, value: object) =>
    db().accountRecord.create({ data: { userId: user.id, kind, key, value, changedAt: {}, revision: 1 } });
  for (const { id, title } of jobs) {
    const job = { jobId: id, title, department: "SSC", deadline: addDays(TODAY, 9) };
    const { jobId, department, deadline } = job;
    if (title === "followed" || title === "saved")
      await keep("savedJobs", String(id), { ...job, isFollowed: title === "followed" });
    else
      await keep("trackedApplications", `job:${id}`, {
        ...{ jobId, jobTitle: title, department, deadline, appliedDate: TODAY, status: title },
      });
  }
  const calendar = await ownCalendar(user.id, "key", "en");
  const events = eventsIn(calendar);
  expect(events).toHaveLength(names.length + 2);
  expect(
    events.filter(({ uid }) => /-exam-1@/.test(uid)).map(({ uid, start, summary }) => [uid.split("@")[0], start, summary]),
  ).toEqual(
    (["followed", "applied"] as const).map((name) => [`job-${idOf(name)}-exam-1`, addDays(TODAY, 40), `Exam: Tier 1, ${name}`]),
  );
  const reminded = calendar
    .split("BEGIN:VEVENT")
    .filter((event) => event.includes("BEGIN:VALARM") && event.includes("-deadline@"));
  expect(reminded.map((event) => Number(/UID:job-(\d+)/.exec(event)?.[1])).sort()).toEqual(
    [idOf("followed"), idOf("saved"), idOf("planned"), idOf("rejected")].sort(),
  );
});
