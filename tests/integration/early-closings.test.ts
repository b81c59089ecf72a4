import { readFileSync } from "node:fs";
import { addDays, type Day, dateOf, isOpen } from "@/lib/dates";
import { db } from "@/lib/db";
import { findJob } from "@/lib/jobs/queries";
import { useDatabase } from "@/tests/support/database";
import { corrigendaOf, create, NOW, TODAY, useJobNumbers } from "@/tests/support/job-edits";

const database = useDatabase();
beforeEach(() => database.clear());
useJobNumbers();

const BACKFILL = "prisma/migrations/20261126083100_early_closings_on_their_day/migration.sql";

/** Runs the migration as a release does: its statements in one transaction. */
async function migrate(): Promise<void> {
  const statements = readFileSync(BACKFILL, "utf8")
    .replace(/^--.*$/gm, "")
    .split(";\n");
  await db().$transaction(async (tx) => {
    for (const statement of statements.filter((text) => text.trim() !== "")) await tx.$executeRawUnsafe(statement);
  });
}

/** A job as an older release closed it: its last date is the day before. */
async function closedOn(day: Day): Promise<number> {
  const { id } = await create();
  const closing = {
    closedReason: "Court order",
    statedDeadline: dateOf(addDays(TODAY, 9)),
    closedOn: dateOf(day),
    closedAt: null,
    applicationStartDate: null,
  };
  await db().$transaction(async (tx) => {
    await tx.$executeRaw`SELECT set_config('niyukti.correction', 'closing', true)`;
    const postedOn = dateOf(addDays(TODAY, -9));
    await tx.job.update({ where: { id }, data: { ...closing, postedOn, deadline: dateOf(addDays(day, -1)), editedAt: NOW } });
  });
  return id;
}

it("gives what was closed early by an older release the day on which it closed and no hour, without a correction", async () => {
  const day = addDays(TODAY, -3);
  const id = await closedOn(day);
  expect(await findJob(id)).toMatchObject({ deadline: addDays(day, -1), closesAt: null });
  await migrate();
  expect(await findJob(id)).toMatchObject({
    deadline: day,
    closesAt: null,
    closed: { on: day, statedDeadline: addDays(TODAY, 9) },
  });
  expect(await corrigendaOf(id)).toEqual([]);
});

it("opens nothing again that was closed on the day of the release", async () => {
  const id = await closedOn(TODAY);
  await migrate();
  const job = await findJob(id);
  expect(job).toMatchObject({ deadline: TODAY, closesAt: NOW.toISOString() });
  expect(job && isOpen(job, new Date(NOW.getTime() + 1))).toBe(false);
});

it("leaves what was closed since as it is, and an hour behind that is of a closing which was taken back", async () => {
  const [since, back] = [await closedOn(TODAY), (await create()).id];
  await db().job.update({ where: { id: since }, data: { deadline: dateOf(TODAY), closedAt: NOW } });
  await db().job.update({ where: { id: back }, data: { deadline: dateOf(TODAY), applicationStartDate: null, closedAt: NOW } });
  const before = [await findJob(since), await findJob(back)];
  await migrate();
  expect([await findJob(since), await findJob(back)]).toEqual(before);
  expect(before[1]).toMatchObject({ closesAt: null, closed: null });
});
