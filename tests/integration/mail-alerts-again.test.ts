import { findSubscriber, readAskedAgain } from "@/lib/subscribers/subscriber";
import { asha, mailedToken, post, subscribe, useMailAlerts } from "@/tests/support/mail-alerts";
import { readOutbox } from "@/tests/support/outbox";

useMailAlerts();

it("says in the mail which confirmed alert was asked for again and how often, and leaves it as it is until its owner takes that", async () => {
  const token = await subscribe();
  const [alert] = (await findSubscriber(token))?.alerts ?? [];
  const ofOwner = { token, alert: String(alert?.id) };
  await post("mail-alerts", { ...ofOwner, act: "pace", pace: "paused" });
  await post("mail-alert", { ...asha, frequency: "weekly" });
  const mailed = () => readOutbox().at(-1)?.text ?? "";
  const again = readAskedAgain(/[?&]again=([^\s&]+)/.exec(mailed())?.[1] ?? "");
  expect(again).toEqual({ alert: alert?.id, pace: "weekly" });
  expect(mailedToken()).toBe(token);
  const state = async () => (await findSubscriber(token))?.alerts[0]?.alert;
  expect(await state()).toMatchObject({ isActive: false, frequency: "instant" });
  await post("mail-alerts", { ...ofOwner, act: "pace", pace: again?.pace ?? "" });
  expect(await state()).toMatchObject({ isActive: true, frequency: "weekly" });
  await post("mail-alert", { ...asha, search: "search=clerk" });
  expect(mailed()).toContain("/settings/mail-alerts");
  expect(mailed()).not.toContain("again=");
  for (const text of ["", "1", "1.paused", "x.weekly", "1.never"]) expect(readAskedAgain(text)).toBeNull();
});
