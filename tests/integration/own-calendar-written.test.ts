import { ownCalendar } from "@/lib/calendar/own-calendar";
import { addDays, dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import { upsertJobs } from "@/lib/jobs/mutations";
import { makeUser } from "@/tests/support/accounts";
import { useDatabase } from "@/tests/support/database";
import { eventsIn } from "@/tests/support/feed-parsers";
import { makeJobs } from "@/tests/support/population";

const database = useDatabase();
beforeEach(() => database.clear());

const TODAY = dayInIndia(new Date());

it("holds once what its owner wrote down and the notice says for that very day, with a reminder, and both where the days differ", async () => {
  const [job] = makeJobs(1, TODAY);
  if (!job) throw new Error("no job was made");
  await upsertJobs([{ ...job, title: "JE", applicationStartDate: null, deadline: addDays(TODAY, 2) }]);
  const [exam, interview] = [addDays(TODAY, 40), addDays(TODAY, 90)];
  const on = (kind: string, from: string, to = from) => ({ kind, from, to, status: "confirmed" });
  const user = await makeUser();
  const { id } = await db().job.findFirstOrThrow();
  const value = { jobId: id, jobTitle: "JE", department: "SSC", appliedDate: TODAY, status: "applied" };
  const summariesOf = async (stages: object[]) => {
    await db().job.updateMany({ data: { notice: { posts: [{ name: "JE" }], stages } } });
    const calendar = await ownCalendar(user.id, "key", "en");
    expect(eventsIn(calendar).length).toBeGreaterThan(2);
    const events = calendar.split("BEGIN:VEVENT").filter((event) => /-(?:exam|interview)/.test(event));
    return events.map((event) => [/SUMMARY:([^\r]*)/.exec(event)?.[1], event.includes("BEGIN:VALARM")]);
  };
  await db().accountRecord.create({
    data: {
      ...{ userId: user.id, kind: "trackedApplications", key: `job:${id}`, changedAt: {}, revision: 1 },
      value: { ...value, examDate: exam, interviewDate: interview },
    },
  });
  expect(await summariesOf([on("exam", exam), on("interview", interview)])).toEqual([
    ["Exam\\, JE", true],
    ["Interview\\, JE", true],
  ]);
  expect(await summariesOf([on("exam", exam, addDays(exam, 2)), on("interview", addDays(interview, 1))])).toEqual([
    ["Exam\\, JE", true],
    ["Interview\\, JE", false],
    ["Exam: JE", true],
    ["Interview: JE", true],
  ]);
});
