import { db } from "@/lib/db";
import { be, close, day, ENDED, LOOKED_AT, MORNINGS, move, run, seeker, told } from "@/tests/support/ends";
import { publish, subscribe, useMailAlerts } from "@/tests/support/mail-alerts";
import { emptyOutbox, readOutbox } from "@/tests/support/outbox";

useMailAlerts();

it("tells, by its words as they were public, of a notice that was to come out again at a time and does not any more", async () => {
  await seeker();
  const id = await told();
  await be(id, "scheduled");
  expect(await run(LOOKED_AT, ...MORNINGS)).toEqual([]);
  await db().job.update({ where: { id }, data: { title: "Not for the public" } });
  await be(id, "withdrawn");
  expect(await run(2.3, 3.3, 4.4)).toEqual([ENDED]);
});

it.each([
  ["en", "Open again: for a while it was closed, or not on this site."],
  ["hi", "फिर से खुली है: बीच में यह बंद थी या इस साइट पर नहीं थी।"],
])("says, in %s, of a notice that it is open again, and of a new one nothing of that kind", async (language, words) => {
  await seeker();
  await db().user.updateMany({ data: { language } });
  const id = await told();
  await close(id);
  await run(LOOKED_AT, ...MORNINGS);
  emptyOutbox();
  await move(id, 30);
  await publish("Staff Nurse B", day(30));
  await run(2.3);
  for (const form of readOutbox().flatMap(({ text, html }) => [text, html])) {
    expect(form.split(words)).toHaveLength(2);
    expect(form.match(/\/job\/\d+/g)).toHaveLength(2);
  }
  expect(readOutbox()).toHaveLength(1);
});

it("tells anew of a notice that was extended after it had closed, with and without an account, and of one that is open still no more", async () => {
  await seeker();
  await subscribe();
  const [over, open] = [await publish("Staff Nurse", day(1)), await publish("Staff Nurse (Theatre)", day(30))];
  await run(0);
  emptyOutbox();
  // Its last date passes, which nobody writes.
  await db().$executeRaw`ALTER TABLE jobs DISABLE TRIGGER USER`;
  await move(over, -1);
  await db().$executeRaw`ALTER TABLE jobs ENABLE TRIGGER USER`;
  for (const table of ["alert_deliveries", "subscriber_deliveries"]) {
    await db().$executeRawUnsafe(
      `UPDATE ${table} SET told_until = told_until - 2, told_closing = told_closing - interval '2 days' WHERE job_id = ${over}`,
    );
  }
  expect(await run(0.01)).toEqual([]);
  await move(over, 20);
  await move(open, 40);
  expect(await run(0.02, 0.03, 1.1)).toEqual(Array(2).fill("1 new job matches your alerts"));
  for (const { text } of readOutbox()) expect(text).toMatch(new RegExp(`Open again: .*\\n.*/job/${over}\\b`));
});

it("says no more that a notice is open again once that is no news, as to whom a correction fits it later", async () => {
  await seeker();
  const id = await publish("Ward Boy", day(30));
  await be(id, "withdrawn");
  await be(id, "published");
  await run(0);
  await db()
    .$executeRaw`UPDATE job_publications SET published_at = published_at - interval '9 days', matched_for = published_at - interval '9 days'`;
  await db().job.update({ where: { id }, data: { title: "Staff Nurse", searchWords: ["staff", "nurse"] } });
  expect(await run(0.01)).toEqual(["1 new job matches your alerts"]);
  expect(readOutbox()[0]?.text).not.toContain("Open again");
});
