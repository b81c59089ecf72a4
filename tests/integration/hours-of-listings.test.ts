import { addDays, dateOf, dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import { importListings } from "@/lib/ingestion/import-file";
import { toListingRow } from "@/lib/ingestion/parse/columns";
import { readListingRows } from "@/lib/ingestion/read-listings";
import { checkJob } from "@/lib/jobs/editing/check-job";
import { valuesOfFields } from "@/lib/jobs/editing/form/form-values";
import { previewJob } from "@/lib/jobs/editing/preview";
import { publishAtIssue } from "@/lib/jobs/editing/publishable";
import { findAdminJob, findLastDate } from "@/lib/jobs/editing/queries";
import { fieldsOfJob } from "@/lib/jobs/editing/stored-fields";
import { changeJobs } from "@/lib/jobs/editing/write/bulk";
import { updateJob } from "@/lib/jobs/editing/write/mutations";
import { setJobStatus } from "@/lib/jobs/editing/write/status";
import { findJob } from "@/lib/jobs/queries";
import { useDatabase } from "@/tests/support/database";

const database = useDatabase();
beforeEach(() => database.clear());

const NOW = new Date();
const TODAY = dayInIndia(NOW);
const LAST = addDays(TODAY, 9);
const AT_FIVE = `${LAST}T11:30:00.000Z`;
const ACT = { actor: { id: 7, username: "asha" }, now: NOW };

function importRow(lastDate: string) {
  const record = {
    title: "Clerk, Typist",
    board: "Staff Selection Commission",
    location: "Pune",
    link: "https://example.org/articles/clerk-typist-recruitment",
    "last date": lastDate,
    "posted on": TODAY,
  };
  return importListings(readListingRows({ rows: [toListingRow(1, record)], seenAt: NOW }), { input: "list.json" });
}

async function onlyJob() {
  const { id } = await db().job.findFirstOrThrow();
  return { id, job: await findJob(id) };
}

it("ends at the hour that its source states, and says so again and again without a change", async () => {
  expect(await importRow(`${LAST} (up to 05:00 PM)`)).toMatchObject({ created: 1 });
  expect((await onlyJob()).job).toMatchObject({ deadline: LAST, closesAt: AT_FIVE });
  expect(await importRow(`${LAST} (up to 05:00 PM)`)).toMatchObject({ unchanged: 1, updated: 0 });
  expect(await importRow(`${LAST} (up to 06:00 PM)`)).toMatchObject({ updated: 1 });
  expect((await onlyJob()).job).toMatchObject({ closesAt: `${LAST}T12:30:00.000Z` });
  expect(await importRow(LAST)).toMatchObject({ updated: 1 });
  expect((await onlyJob()).job).toMatchObject({ closesAt: null });
});

it("has no hour on a day that an editor gives instead, and that of the notice where there is one", async () => {
  await importRow(`${LAST} 5 pm`);
  const { id } = await onlyJob();
  await db().job.update({ where: { id }, data: { deadline: dateOf(addDays(LAST, 1)) } });
  expect((await onlyJob()).job).toMatchObject({ closesAt: null });
  const notice = { closesAt: `${LAST}T17:30:00+05:30`, posts: [{ name: "Clerk" }] };
  await db().job.update({ where: { id }, data: { deadline: dateOf(LAST), notice } });
  expect((await onlyJob()).job).toMatchObject({ closesAt: `${LAST}T12:00:00.000Z` });
});

it("keeps the hour through an edit of other fields, and the preview shows it", async () => {
  await importRow(`${LAST} 5 pm`);
  const { id } = await onlyJob();
  const stored = await findAdminJob(id);
  if (!stored) throw new Error("the job is not there");
  const values = { ...valuesOfFields(fieldsOfJob(stored)), title: "Clerk and Typist" };
  const { fields, issues } = checkJob(values, { today: TODAY, kind: "edit" });
  if (!fields) throw new Error(JSON.stringify(issues));
  const preview = await previewJob(fields, { id, now: NOW });
  expect(new Date(preview.closesAt ?? "").toISOString()).toBe(AT_FIVE);
  await updateJob(id, values, ACT);
  expect((await onlyJob()).job).toMatchObject({ title: "Clerk and Typist", closesAt: AT_FIVE });
  const moved = await previewJob({ ...fields, deadline: addDays(LAST, 1) }, { id, now: NOW });
  expect(moved.closesAt).toBeNull();
});

it("comes out before the hour of its source, however it is scheduled or its last date is moved", async () => {
  await importRow(`${LAST} 5 pm`);
  const { id } = await onlyJob();
  const stored = await findAdminJob(id);
  if (!stored) throw new Error("the job is not there");
  const late = new Date(`${LAST}T12:00:00.000Z`);
  const issue = "Publication time cannot be after the deadline";
  expect(publishAtIssue({ publishAt: late.toISOString() }, await findLastDate(stored))).toBe(issue);
  expect(publishAtIssue({ publishAt: `${LAST}T11:00:00.000Z` }, await findLastDate(stored))).toBeNull();
  await setJobStatus(id, { status: "scheduled", publishAt: late }, ACT);
  const values = valuesOfFields(fieldsOfJob(stored));
  await expect(updateJob(id, { ...values, title: "Clerk" }, ACT)).rejects.toMatchObject({ fields: { deadline: [issue] } });
  await db().job.update({ where: { id }, data: { deadline: dateOf(addDays(LAST, 3)) } });
  const moved = await changeJobs({ ids: [id], action: "deadline", deadline: LAST }, ACT);
  expect(moved).toMatchObject({ changed: [], skipped: [{ id, reason: issue }] });
});

it("cannot be closed early after that hour", async () => {
  await importRow(`${LAST} 5 pm`);
  const { id } = await onlyJob();
  const after = { ...ACT, now: new Date(`${LAST}T12:00:00.000Z`) };
  const closed = await changeJobs({ ids: [id], action: "close", reason: "All posts are filled." }, after);
  expect(closed).toMatchObject({ changed: [], skipped: [{ id, reason: "already closed" }] });
});
