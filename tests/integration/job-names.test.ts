import { addDays, dayInIndia } from "@/lib/dates";
import { jobBody, jobListBody, positionsBody } from "@/lib/jobs/api-bodies";
import { adminJobAnswer } from "@/lib/jobs/editing/answer";
import { checkJob } from "@/lib/jobs/editing/check-job";
import { createJob } from "@/lib/jobs/editing/write/mutations";
import { exportJobs } from "@/lib/jobs/export/export";
import { findJob } from "@/lib/jobs/queries";
import { adminListSchema } from "@/lib/jobs/search/staff/filters";
import { listAdminJobs } from "@/lib/jobs/search/staff/list";
import { useDatabase } from "@/tests/support/database";

useDatabase();

const NOW = new Date();
const TODAY = dayInIndia(NOW);
const API_KEYS =
  "ageLimit applicationFee applicationStartDate applyLink closesAt deadline department description id location positions postedOn qualification recruitingOrganization recruitingOrganizationHi salary selectionProcess sourceUrl title titleHi";
const STAFF_KEYS =
  "ageLimit advertisementNumber applicationFee applicationStartDate applyLink closed createdAt deadline department description employmentType experienceRequired id jobCategory jobPositions location notice positions postedOn publishAt qualification recruitingOrganization recruitingOrganizationHi salary selectionProcess source sourceUrl status title titleHi updatedAt vacancyBreakdown version";

const keysOf = (value: unknown) => Object.keys(value as object).toSorted();
const named = (names: string) => names.split(" ").toSorted();

/** A job of which only what every job has is known. */
async function createPlainJob() {
  const given = { title: "Clerk", department: "SSC", location: "Pune", qualification: "Graduate", deadline: addDays(TODAY, 9) };
  const posts = [{ positionName: "Typist", qualification: "12th pass" }];
  const { fields } = checkJob({ ...given, useMultiplePositions: true, jobPositions: posts }, { today: TODAY, kind: "edit" });
  if (!fields) throw new Error("the form of the test is wrong");
  return createJob(fields, { status: "published" }, { actor: { id: 7, username: "asha" }, now: NOW });
}

it("answers every call with the same names and with days as days, whatever is known of the job", async () => {
  const job = await createPlainJob();
  const list = await jobListBody({ sortBy: "latest", page: 1, limit: 10 }, NOW);
  expect(keysOf(JSON.parse(list.body).jobs[0])).toEqual(named(API_KEYS));
  expect(keysOf(JSON.parse((await jobBody(job.id))?.body ?? ""))).toEqual(named(`${API_KEYS} announced notice sources`));
  expect(keysOf(JSON.parse((await positionsBody(job.id))?.body ?? "")[0])).toEqual(
    named("experienceRequired id numberOfVacancies ordinal positionName qualification salaryRange specificRequirements"),
  );
  expect(keysOf(adminJobAnswer(job))).toEqual(named(STAFF_KEYS));
  expect(keysOf(adminJobAnswer(job).jobPositions[0])).toEqual(
    named("experienceRequired id numberOfVacancies positionName qualification salaryRange specificRequirements"),
  );
  const staffList = await listAdminJobs(adminListSchema.parse({}), NOW);
  expect(keysOf(staffList.jobs[0])).toEqual(
    named(
      "deadline department id location positions postedOn publishAt qualification recruitingOrganization salary source status title updatedAt version",
    ),
  );
  expect(staffList.jobs[0]).toMatchObject({ postedOn: TODAY, deadline: addDays(TODAY, 9) });
  const [exported] = JSON.parse(String(await exportJobs(adminListSchema.parse({}), "json", NOW)));
  expect(keysOf(exported)).toEqual(named(STAFF_KEYS.replace(/\bid\b/, "niyuktiId")));
  expect(keysOf(await findJob(job.id))).toEqual(
    named(
      `${API_KEYS} advertisementNumber announced closed corrigenda employmentType exam experienceRequired isSample jobCategory jobPositions lastHour notice organisationWebsite places qualificationLevels salaryMax salaryMin updatedAt vacancyBreakdown`,
    ),
  );
});
