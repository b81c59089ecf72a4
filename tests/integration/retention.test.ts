import { applyRetention } from "@/lib/accounts/retention";
import { DAY_MS } from "@/lib/dates";
import { db } from "@/lib/db";
import { eraseOutdated } from "@/lib/tasks/erase-outdated";
import { makeUser } from "@/tests/support/accounts";
import { useDatabase } from "@/tests/support/database";
import { emptyOutbox, readOutbox } from "@/tests/support/outbox";

const database = useDatabase();
const NOW = new Date();
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);
const inDays = (days: number) => daysAgo(-days);

beforeEach(async () => {
  await database.clear();
  emptyOutbox();
});

it("deletes ended sessions, old links and old marks of removal, and keeps the rest", async () => {
  const { id, sessionId } = await makeUser();
  const session = (name: string, change: object) => ({
    id: `00000000-0000-4000-8000-00000000000${name}`,
    userId: id,
    version: 1,
    expiresAt: inDays(1),
    ...change,
  });
  await db().session.createMany({
    data: [
      session("1", { expiresAt: daysAgo(31) }),
      session("2", { revokedAt: daysAgo(31) }),
      session("3", { revokedAt: daysAgo(1) }),
    ],
  });
  const link = (tokenHash: string, expiresAt: Date) => ({
    userId: id,
    purpose: "verify_email" as const,
    email: "x",
    tokenHash,
    expiresAt,
  });
  await db().oneTimeToken.createMany({ data: [link("old", daysAgo(8)), link("new", inDays(0.01))] });
  const record = (key: string, deletedAt: Date | null) => ({
    userId: id,
    kind: "savedJobs",
    key,
    value: {},
    changedAt: {},
    deletedAt,
    revision: 1,
  });
  await db().accountRecord.createMany({ data: [record("1", daysAgo(181)), record("2", daysAgo(1)), record("3", null)] });

  expect(await applyRetention(NOW)).toEqual({ sessions: 2, tokens: 1, records: 1, warned: 0, accounts: 0, refusals: 0 });
  expect((await db().session.findMany({ select: { id: true } })).map((row) => row.id)).toContain(sessionId);
  expect(await applyRetention(NOW)).toEqual({ sessions: 0, tokens: 0, records: 0, warned: 0, accounts: 0, refusals: 0 });
});

it("tells the owner of an account that nobody uses a month before it goes, and deletes it only then", async () => {
  const { id, email } = await makeUser();
  const used = await makeUser();
  await db().user.updateMany({ data: { createdAt: daysAgo(705), lastLoginAt: daysAgo(705) } });
  await db().session.updateMany({ where: { userId: id }, data: { lastSeenAt: daysAgo(705) } });

  expect(await applyRetention(NOW)).toMatchObject({ warned: 1, accounts: 0 });
  expect(await applyRetention(NOW)).toMatchObject({ warned: 0, accounts: 0 });
  expect(readOutbox().map(({ to, subject }) => [to, subject])).toEqual([[email, "Your account with Niyukti will be deleted"]]);
  expect(await applyRetention(inDays(29))).toMatchObject({ accounts: 0 });
  expect(await applyRetention(inDays(31))).toMatchObject({ accounts: 1 });
  expect(await db().user.findMany({ select: { id: true } })).toEqual([{ id: used.id }]);
});

it("erases nobody who was told that they have a month, and for whom no site was there in that month", async () => {
  const { id } = await makeUser();
  await db().user.updateMany({ data: { createdAt: daysAgo(705), lastLoginAt: daysAgo(705) } });
  await db().session.updateMany({ data: { lastSeenAt: daysAgo(705) } });
  const alerts = { create: { key: "an alert", value: {}, confirmedAt: daysAgo(370) } };
  const asked = {
    email: "asked@mail.example",
    emailKey: "asked@mail.example",
    language: "en",
    confirmedAt: daysAgo(370),
    alerts,
  };
  await db().subscriber.create({ data: asked });
  const left = async () => [await db().user.count({ where: { id } }), await db().subscriber.count()];
  const nights = async (from: number, to: number) => {
    for (let night = from; night <= to; night++) await eraseOutdated(inDays(night));
    return left();
  };
  expect(await nights(0, 2)).toEqual([1, 1]);
  expect(readOutbox()).toHaveLength(2);
  // Two of the thirty days were over; the site was away for as long as the rest and more.
  expect(await nights(40, 66)).toEqual([1, 1]);
  expect(await nights(67, 69)).toEqual([0, 0]);
});

it("erases nothing for a week where the last night was weeks before: by a clock that is ahead, what is kept would be gone for good", async () => {
  const { id } = await makeUser();
  const night = async (day: number) => {
    await eraseOutdated(inDays(day));
    return db().session.count({ where: { userId: id } });
  };
  await db().session.updateMany({ data: { expiresAt: inDays(1) } });
  expect([await night(0), await night(60), await night(66)]).toEqual([1, 1, 1]);
  // The clock is set right, and then the site is away for as long.
  expect([await night(2), await night(62), await night(68), await night(69)]).toEqual([1, 1, 1, 0]);
});
