import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense } from "react";
import { handOverReminders } from "@/components/saved/remind-here";
import SavedList from "@/components/saved/saved-list";
import { addDays } from "@/lib/dates";
import { storeSession } from "@/lib/device/device-session";
import { savedJobs } from "@/lib/device/saved-jobs";
import { addTrackedJob, trackedApplications } from "@/lib/tracker/device";
import { answerCalls, expectToast, openPage } from "@/tests/support/dialog-page";
import { at, type Handed, JOB, LAST, playWorker, TODAY, WORDS } from "@/tests/support/reminder-worker";

async function daysTold(hour: number, change: Partial<typeof JOB> = {}, days = 30): Promise<string[]> {
  const { keep, look, play } = playWorker();
  play.live = [{ id: 5, deadline: LAST, closesAt: null }];
  play.now = at(TODAY, hour);
  await keep({ words: WORDS, jobs: [{ ...JOB, ...change }] });
  for (let day = 0; day < days; day++) {
    play.now = at(addDays(TODAY, day), hour);
    await Promise.all([look(), look()]);
  }
  return play.shown.map((title) => title.replace(` ${JOB.title}`, ""));
}

it("reminds 7, 3 and 1 days before the last date, once each, at no hour of the night", async () => {
  expect(await daysTold(9)).toEqual(["7", "3", "1"]);
  expect(await daysTold(21.9)).toEqual(["7", "3", "1"]);
  for (const hour of [0, 7.9, 22, 23.9]) expect(await daysTold(hour)).toEqual([]);
});

it("tells by the latest alone after days without a look, and of nothing that was saved since it was due", async () => {
  const { look, keep, play } = playWorker();
  play.live = [{ id: 5, deadline: LAST, closesAt: null }];
  play.now = at(addDays(LAST, -2), 12);
  await keep({ words: WORDS, jobs: [JOB] });
  expect(play.shown).toEqual([`2 ${JOB.title}`]);
  play.now = at(LAST, 12);
  await look();
  expect(play.shown).toEqual([`2 ${JOB.title}`, `0 ${JOB.title}`]);
  expect(await daysTold(12, { savedAt: at(addDays(LAST, -3), 10) })).toEqual(["1"]);
});

it("asks for the present last date first: a moved one is told anew, one that closed or left not, and nothing without the network", async () => {
  const { look, keep, play } = playWorker();
  play.now = at(addDays(LAST, -3), 9);
  play.live = null;
  await keep({ words: WORDS, jobs: [JOB] }).catch(() => undefined);
  play.live = [{ id: 5, deadline: addDays(LAST, 9), closesAt: null }];
  await look();
  play.live = [];
  await look();
  play.live = [{ id: 5, deadline: addDays(LAST, -3), closesAt: new Date(at(addDays(LAST, -3), 8.5)).toISOString() }];
  await look();
  expect(play.shown).toEqual([]);
  play.permission = "denied";
  play.live = [{ id: 5, deadline: LAST, closesAt: null }];
  await look();
  expect(play.shown).toEqual([]);
  play.permission = "granted";
  await look();
  expect(play.shown).toHaveLength(1);
  await keep(null);
  expect(play.kept.size).toBe(0);
});

it("finds a last date that was moved before the one it was saved with, by asking for all that is saved twice a day", async () => {
  const { keep, look, play } = playWorker();
  play.live = [{ id: 5, deadline: LAST, closesAt: null }];
  play.now = at(addDays(LAST, -12), 9);
  await keep({ words: WORDS, jobs: [JOB] });
  play.live = [{ id: 5, deadline: addDays(LAST, -10), closesAt: null }];
  await look();
  expect(play.asked).toEqual(["5"]);
  play.now = at(addDays(LAST, -11), 9);
  await keep({ words: WORDS, jobs: [JOB] });
  await look();
  expect([play.asked, play.shown]).toEqual([["5", "5"], [`1 ${JOB.title}`]]);
  // One that was put off after the page had last seen it.
  play.live = [{ id: 5, deadline: addDays(LAST, 9), closesAt: null }];
  play.now = at(addDays(LAST, 6), 9);
  await look();
  expect(play.shown.slice(1)).toEqual([`3 ${JOB.title}`]);
});

it("is heard each time, also where the reminder before still stands on the device", async () => {
  const { keep, look, play } = playWorker();
  play.live = [{ id: 5, deadline: LAST, closesAt: null }];
  await keep({ words: WORDS, jobs: [JOB] });
  for (const days of [-7, -3]) {
    play.now = at(addDays(LAST, days), 9);
    await look();
  }
  // One of the same name takes the place of the other without a sound or a light, unless it asks for them.
  expect(play.sounded).toEqual([true, true]);
});

it("goes by the date of the job that one was joined with", async () => {
  const { keep, play } = playWorker();
  play.now = at(addDays(LAST, -3), 9);
  play.joined[JOB.id] = 9;
  play.live = [{ id: 9, deadline: addDays(LAST, -1), closesAt: null }];
  await keep({ words: WORDS, jobs: [JOB] });
  expect(play.shown).toEqual([`2 ${JOB.title}`]);
});

describe("the saved jobs", () => {
  const posted: { reminders: Handed | null }[] = [];
  let answer: NotificationPermission = "granted";

  function giveNotifications() {
    const registration = { active: { postMessage: (message: never) => posted.push(message) } };
    const serviceWorker = { ready: Promise.resolve(registration), register: async () => registration };
    Object.defineProperty(navigator, "serviceWorker", { value: serviceWorker, configurable: true });
    class Registration {
      showNotification() {}
    }
    const notification = { permission: "default", requestPermission: async () => answer };
    Object.defineProperty(notification, "permission", { get: () => answer });
    Object.assign(window, { Notification: notification, ServiceWorkerRegistration: Registration });
  }

  const ASHA = { id: 1, fullName: "Asha", email: "a@example.org", phone: null };

  async function openSaved(answers: Parameters<typeof answerCalls>[0] = {}) {
    answerCalls({ "/api/jobs/by-id": () => ({ jobs: [] }), ...answers });
    for (const jobId of [1, 2]) {
      savedJobs.put(String(jobId), { jobId, title: `Post ${jobId}`, department: "SSC", deadline: addDays(TODAY, 9) }, new Date());
    }
    await act(async () =>
      render(
        <Suspense>
          <SavedList language="en" />
        </Suspense>,
      ),
    );
    await screen.findByText(/^\d saved jobs$/);
    return userEvent.setup();
  }
  const button = () => screen.queryByRole("button", { name: /on this device/ });

  afterEach(() => {
    posted.splice(0);
    for (const name of ["Notification", "ServiceWorkerRegistration"]) Reflect.deleteProperty(window, name);
    Reflect.deleteProperty(navigator, "serviceWorker");
    for (const collection of [savedJobs, trackedApplications]) collection.clear();
    localStorage.clear();
  });

  it("offer no reminders where the browser shows none, nor to who has an account", async () => {
    await openSaved();
    expect(button()).toBeNull();
    giveNotifications();
    storeSession(ASHA, null);
    document.body.replaceChildren();
    await openSaved({ "/api/users/me": () => ({ ...ASHA, isEmailVerified: true }) });
    expect(button()).toBeNull();
  });

  it("go on reminding whom no mail reminds, since the address of the account is not proven, until it is", async () => {
    giveNotifications();
    let isEmailVerified: boolean | undefined = false;
    localStorage.setItem("niyukti_device_reminders", "on");
    storeSession(ASHA, null);
    const away = new Response("<p>Bad gateway</p>", { status: 502 });
    await openSaved({ "/api/users/me": () => (isEmailVerified === undefined ? away : { ...ASHA, isEmailVerified }) });
    expect(await screen.findByRole("button", { name: "Stop reminders on this device" })).toBeTruthy();
    await handOverReminders("en");
    expect(posted.at(-1)?.reminders?.jobs).toMatchObject([{ id: 1 }, { id: 2 }]);
    isEmailVerified = undefined;
    await handOverReminders("en");
    expect(posted).toHaveLength(1);
    isEmailVerified = true;
    await handOverReminders("en");
    expect(posted.slice(1)).toEqual([{ reminders: null }]);
  });

  it("remind of what is tracked as planned too, where the tracker offers it, by the later of two dates that were known, and of nothing that was applied for", async () => {
    giveNotifications();
    localStorage.setItem("niyukti_device_reminders", "on");
    await openSaved();
    const track = (jobId: number | null, days: number, status: string) => {
      const value = {
        jobId,
        jobTitle: `Post ${jobId}`,
        department: "SSC",
        appliedDate: TODAY,
        deadline: addDays(TODAY, days),
        status,
      };
      trackedApplications.put(`job:${jobId}`, value as never, new Date());
    };
    track(1, 12, "planned");
    track(2, 9, "applied");
    track(7, 20, "planned");
    track(8, 20, "rejected");
    track(null, 20, "planned");
    await handOverReminders("en");
    document.body.replaceChildren();
    await openPage({ address: "/#tracker" });
    expect(await screen.findByRole("button", { name: "Stop reminders on this device" })).toBeTruthy();
    expect(posted.at(-1)?.reminders?.jobs).toEqual([
      { id: 1, title: "Post 1", deadline: addDays(TODAY, 12), savedAt: expect.any(Number), href: "/job/1" },
      { id: 7, title: "Post 7", deadline: addDays(TODAY, 20), savedAt: expect.any(Number), href: "/job/7" },
    ]);
  });

  it("remind no more of what is marked as applied for while the page stands open, and again where that is taken back", async () => {
    giveNotifications();
    localStorage.setItem("niyukti_device_reminders", "on");
    await openSaved();
    await handOverReminders("en");
    const ids = () => posted.at(-1)?.reminders?.jobs.map(({ id }) => id);
    expect(ids()).toEqual([1, 2]);
    const closesAt = new Date(at(addDays(TODAY, 9), 10)).toISOString();
    savedJobs.patch("2", { closesAt }, new Date());
    addTrackedJob({ id: 1, title: "Post 1", department: "SSC", deadline: addDays(TODAY, 9) }, new Date());
    trackedApplications.patch("job:1", { status: "applied" }, new Date());
    await waitFor(() => expect(ids()).toEqual([2]));
    expect(posted.at(-1)?.reminders?.jobs[0]?.till).toBe("On the last day till 10 am");
    trackedApplications.remove("job:1", new Date());
    await waitFor(() => expect(ids()).toEqual([1, 2]));
  });

  it("begin and end them at a tap, handing over what is not applied for, and say where the browser refuses", async () => {
    giveNotifications();
    const value = { jobId: 2, jobTitle: "Post 2", department: "SSC", appliedDate: TODAY, status: "applied" as const };
    trackedApplications.put("job:2", value as never, new Date());
    for (const [jobId, days] of [
      [4, -9],
      [3, -5],
      [5, -90],
    ] as const) {
      savedJobs.put(String(jobId), { jobId, title: "Over", department: "SSC", deadline: addDays(TODAY, days) }, new Date());
    }
    const user = await openSaved();
    answer = "denied";
    expect(posted).toEqual([]);
    await user.click(button() ?? document.body);
    await expectToast("Your browser does not allow notifications from this site. Allow them in its settings, then try again.");
    answer = "granted";
    await user.click(button() ?? document.body);
    await expectToast("You will be reminded on this device.");
    // Those whose date is over may have been given another: behind those to come, the latest first.
    expect(posted.at(-1)?.reminders?.jobs).toMatchObject([{ id: 1, title: "Post 1", href: "/job/1" }, { id: 3 }, { id: 4 }]);
    expect(posted.at(-1)?.reminders).toMatchObject({ endedWords: "Applications ended early: {title}" });
    expect(posted.at(-1)?.reminders?.words[1]).toBe("Last date is tomorrow: {title}");
    expect(posted.at(-1)?.reminders?.earlierWords?.[1]).toBe("Last date is tomorrow, earlier than before: {title}");
    await user.click(button() ?? document.body);
    await expectToast("No more reminders on this device.");
    expect(posted.at(-1)).toEqual({ reminders: null });
  });
});
