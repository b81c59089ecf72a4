import { sendAlertMail } from "@/lib/alerts/mail";
import { alertOfSearch, criteriaOfSearch } from "@/lib/alerts/of-search";
import { ALERT_OWNERS } from "@/lib/alerts/owners";
import { tellByChannels } from "@/lib/channels/channel";
import { db } from "@/lib/db";
import { sendFollowMail } from "@/lib/follow/mail";
import { upsertJobs } from "@/lib/jobs/mutations";
import { findJobs } from "@/lib/jobs/queries";
import { lenientFilters } from "@/lib/jobs/search/filters";
import { sendReminderMail } from "@/lib/reminders/mail";
import { makeUser } from "@/tests/support/accounts";
import { useDatabase } from "@/tests/support/database";
import { makeJobs } from "@/tests/support/population";

jest.mock("@/lib/channels/channel", () => ({ tellByChannels: jest.fn() }));

const NOW = new Date("2026-11-22T18:30:00Z");

useDatabase();

it("tells what a run mails by the hour of the run, which decides whether it is night", async () => {
  const user = await makeUser();
  const mail = {
    id: "1",
    userId: user.id,
    email: user.email,
    fullName: "Asha",
    refusedDays: 0,
    language: "en",
    now: NOW,
  } as const;
  const reader = await ALERT_OWNERS[0]?.readerOf(user.id, new Date());
  if (!reader) throw new Error("nobody to mail to");
  await sendAlertMail({ id: "1", reader, groups: [], earlier: [], ended: [], now: NOW });
  await sendReminderMail({ ...mail, jobs: [] });
  await sendFollowMail({ ...mail, stages: [] });
  const told = jest.mocked(tellByChannels).mock.calls.map(([list, id, , now]) => [list, id, now]);
  expect(told).toEqual(["alert", "reminder", "follow"].map((list) => [list, user.id, NOW]));
});

it("names dates that are near beside very many notices that are gone, and says how many it does not name", async () => {
  const user = await makeUser();
  await upsertJobs(makeJobs(1, "2026-11-23").map((job) => ({ ...job, deadline: "2026-11-24", closesAt: null })));
  const jobs = (await findJobs([1])).map((job) => ({ ...job, keptUntil: null }));
  const gone = Array.from({ length: 30 }, (_, at) => ({
    id: at + 100,
    title: `Gone ${at}`,
    body: "A body",
    deadline: "2026-12-24",
  }));
  jest.mocked(tellByChannels).mockClear();
  await sendReminderMail({
    id: "3",
    userId: user.id,
    email: user.email,
    fullName: "Asha",
    refusedDays: 0,
    language: "en",
    jobs,
    gone,
    now: NOW,
  });
  const said = JSON.stringify(jest.mocked(tellByChannels).mock.calls[0]?.[2].blocks);
  expect([said.match(/Gone \d+/g)?.length, said.includes("Last date Tue, 24 Nov 2026")]).toEqual([19, true]);
  expect(said).toContain("11 more notices are not named here.");
});

it("names a hundred of what has an earlier last date, and says of it in Hindi what it was before", async () => {
  const user = await makeUser();
  await db().user.update({ where: { id: user.id }, data: { language: "hi" } });
  await upsertJobs(makeJobs(1, "2026-11-23").map((job) => ({ ...job, deadline: "2026-11-24", closesAt: null })));
  const [job] = await findJobs([1]);
  const reader = await ALERT_OWNERS[0]?.readerOf(user.id, new Date());
  if (!reader || !job) throw new Error("nobody to mail to, or nothing to tell");
  jest.mocked(tellByChannels).mockClear();
  const earlier = Array.from({ length: 101 }, (_, at) => ({ ...job, id: at + 1, told: { until: "2026-12-24", closing: null } }));
  const named = await sendAlertMail({ id: "4", reader, groups: [], earlier, ended: [], now: NOW });
  const mail = jest.mocked(tellByChannels).mock.calls[0]?.[2];
  const said = JSON.stringify(mail?.blocks);
  expect([named.length, said.match(/हमारे पिछले ईमेल में यह .{0,30}24.{0,20} थी।/g)?.length]).toEqual([100, 100]);
  expect(said).toContain("1 और भर्ती का नाम यहाँ नहीं है।");
  expect(mail?.subject).toMatch(/^आख़िरी तारीख़ पहले कर दी गई: .+ \(और 100 भर्तियाँ\)$/);
});

it("counts the days to a last date in mails of alerts as in reminders: the day before is tomorrow in both", async () => {
  const user = await makeUser();
  // It is Monday the 23rd in India.
  await upsertJobs(makeJobs(1, "2026-11-23").map((job) => ({ ...job, deadline: "2026-11-24", closesAt: null })));
  const [job] = await findJobs([1]);
  const reader = await ALERT_OWNERS[0]?.readerOf(user.id, new Date());
  if (!reader || !job) throw new Error("nobody to mail to, or nothing to tell");
  jest.mocked(tellByChannels).mockClear();
  const criteria = criteriaOfSearch(lenientFilters(new URLSearchParams("search=clerk")));
  if (!criteria) throw new Error("a search is what an alert is made of");
  const alert = alertOfSearch(criteria, "Clerk", user.email);
  await sendAlertMail({ id: "1", reader, groups: [{ alert, jobs: [job] }], earlier: [], ended: [], now: NOW });
  const jobs = [{ ...job, keptUntil: null }];
  await sendReminderMail({
    id: "2",
    userId: user.id,
    email: user.email,
    fullName: "Asha",
    refusedDays: 0,
    language: "en",
    jobs,
    now: NOW,
  });
  const details = jest.mocked(tellByChannels).mock.calls.map(([, , { blocks }]) => JSON.stringify(blocks));
  expect(details).toEqual([1, 2].map(() => expect.stringContaining("Last date Tue, 24 Nov 2026, that is tomorrow.")));
});
