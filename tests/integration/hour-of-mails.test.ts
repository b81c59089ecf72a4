import { sendAlertMail } from "@/lib/alerts/mail";
import { ALERT_OWNERS } from "@/lib/alerts/owners";
import { tellByChannels } from "@/lib/channels/channel";
import { sendFollowMail } from "@/lib/follow/mail";
import { sendReminderMail } from "@/lib/reminders/mail";
import { makeUser } from "@/tests/support/accounts";
import { useDatabase } from "@/tests/support/database";

jest.mock("@/lib/channels/channel", () => ({ tellByChannels: jest.fn() }));

const NOW = new Date("2026-11-22T18:30:00Z");

useDatabase();

it("tells what a run mails by the hour of the run, which decides whether it is night", async () => {
  const user = await makeUser();
  const mail = { id: "1", userId: user.id, email: user.email, fullName: "Asha", language: "en", now: NOW } as const;
  const reader = await ALERT_OWNERS[0]?.readerOf(user.id);
  if (!reader) throw new Error("nobody to mail to");
  await sendAlertMail({ id: "1", reader, groups: [], now: NOW });
  await sendReminderMail({ ...mail, jobs: [] });
  await sendFollowMail({ ...mail, stages: [] });
  const told = jest.mocked(tellByChannels).mock.calls.map(([list, id, , now]) => [list, id, now]);
  expect(told).toEqual(["alert", "reminder", "follow"].map((list) => [list, user.id, NOW]));
});
