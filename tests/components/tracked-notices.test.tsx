import { screen, within } from "@testing-library/react";
import { addDays, dayInIndia, startOfDay } from "@/lib/dates";
import { formatDay } from "@/lib/i18n/format";
import { trackedApplications } from "@/lib/tracker/device";
import type { TrackedApplication } from "@/lib/tracker/schema";
import { answerCalls, expectToast, openPage } from "@/tests/support/dialog-page";
import { application } from "@/tests/support/tracked-application";

describe("an application for a notice of this site", () => {
  const TODAY = dayInIndia(new Date());
  const track = (jobId: number, change: Partial<TrackedApplication> = {}) => {
    const value = { ...application, jobId, jobTitle: `Post ${jobId}`, deadline: addDays(TODAY, 3), status: "planned" as const };
    trackedApplications.put(`job:${jobId}`, { ...value, ...change }, new Date());
  };
  const live = (id: number, deadline: string, next: object | null = null) => {
    const shown = { next, title: { text: `Post ${id}` }, department: { text: "SSC" } };
    return { id, deadline, closesAt: null, shown };
  };
  const card = async (title: string) =>
    within((await screen.findByRole("heading", { name: title })).closest("li") as HTMLElement);
  const titles = () => screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
  afterEach(() => trackedApplications.clear());

  test("shows the last date that its notice has by now, says which it had, and is sorted by it", async () => {
    for (const id of [1, 2, 3]) track(id);
    const later = addDays(TODAY, 20);
    const jobs = [live(1, later), live(2, addDays(TODAY, -1)), live(3, addDays(TODAY, 3))];
    answerCalls({ "/api/jobs/by-id": () => ({ jobs }) });
    await openPage({ address: "/#tracker", language: "en" });
    const moved = await card("Post 1");
    await moved.findByText("21 days left to apply");
    moved.getByText(formatDay(later, "en"));
    moved.getByText(`${formatDay(addDays(TODAY, 3), "en")} when you tracked it`);
    (await card("Post 2")).getByText("Application closed");
    expect((await card("Post 3")).queryByText(/when you tracked it/)).toBeNull();
    expect(titles()).toEqual(["Post 3", "Post 1", "Post 2"]);
    expect(trackedApplications.list()[0]?.value.deadline).toBe(addDays(TODAY, 3));
  });

  test("says what comes next of what was applied for, and of nothing else, and which notice has left the site", async () => {
    track(1, { status: "applied", deadline: addDays(TODAY, -9) });
    track(2, { deadline: addDays(TODAY, -9) });
    track(3);
    const next = { kind: "exam", day: addDays(TODAY, 5), line: "Exam: Tier 1, 12 Jan 2027 (confirmed)" };
    answerCalls({ "/api/jobs/by-id": () => ({ jobs: [1, 2].map((id) => live(id, addDays(TODAY, -9), next)) }) });
    await openPage({ address: "/#tracker", language: "en" });
    const applied = await card("Post 1");
    await applied.findByText("Next: Exam: Tier 1, 12 Jan 2027 (confirmed)");
    expect(applied.queryByText("No date to come")).toBeNull();
    expect((await card("Post 2")).queryByText(/^Next: /)).toBeNull();
    const gone = await card("Post 3");
    gone.getByText("This job has been removed from the site.");
    gone.getByText("No date to come");
    expect(gone.queryByText(/left to apply/)).toBeNull();
  });

  test("says till which hour of its last day applications are taken, where the notice gives one", async () => {
    for (const id of [1, 2]) track(id);
    const closesAt = new Date(startOfDay(TODAY).getTime() + 47 * 3_600_000).toISOString();
    answerCalls({ "/api/jobs/by-id": () => ({ jobs: [{ ...live(1, addDays(TODAY, 1)), closesAt }, live(2, TODAY)] }) });
    await openPage({ address: "/#tracker", language: "en" });
    await (await card("Post 1")).findByText(/^, till 11 pm$/);
    expect((await card("Post 2")).queryByText(/till/)).toBeNull();
  });

  test("is named in the language of the page, but for a name that its owner has written since", async () => {
    for (const id of [1, 2]) track(id);
    trackedApplications.patch("job:2", { jobTitle: "My clerk post" }, new Date(Date.now() + 1000));
    const shown = (id: number) => ({ next: null, title: { text: `पद ${id}` }, department: { text: "कर्मचारी चयन आयोग" } });
    const jobs = [1, 2].map((id) => ({ ...live(id, TODAY), shown: shown(id) }));
    answerCalls({ "/api/jobs/by-id": () => ({ jobs }) });
    const { user } = await openPage({ address: "/?lang=hi#tracker", language: "hi" });
    const hindi = await card("पद 1");
    hindi.getByText("कर्मचारी चयन आयोग");
    (await card("My clerk post")).getByText("कर्मचारी चयन आयोग");
    await user.click(hindi.getByRole("button", { name: "पद 1 हटाएँ" }));
    await expectToast("आवेदन हटा दिया गया", "पद 1");
  });

  test("keeps the name that its owner wrote where it is deleted and comes back by Undo", async () => {
    track(1);
    trackedApplications.patch("job:1", { jobTitle: "My clerk post" }, new Date(Date.now() + 1000));
    const job = live(1, TODAY);
    Object.assign(job.shown, { department: { text: "Commission" } });
    answerCalls({ "/api/jobs/by-id": () => ({ jobs: [job] }) });
    const { user } = await openPage({ address: "/#tracker", language: "en" });
    await (await card("My clerk post")).findByText("Commission");
    await user.click(screen.getByRole("button", { name: "Delete My clerk post" }));
    await expectToast("Application deleted", "My clerk post");
    expect(trackedApplications.list()).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(titles()).toEqual(["My clerk post"]);
    (await card("My clerk post")).getByText("Commission");
  });

  test("are many read from the storage of the device once for all, whenever the list is drawn", async () => {
    for (const id of [1, 2, 3]) track(id);
    answerCalls({ "/api/jobs/by-id": () => ({ jobs: [1, 2, 3].map((id) => live(id, addDays(TODAY, 20))) }) });
    const { user } = await openPage({ address: "/#tracker", language: "en" });
    await (await card("Post 1")).findByText("21 days left to apply");
    const read = jest.spyOn(trackedApplications, "records");
    await user.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "applied");
    expect(read).toHaveBeenCalledTimes(1);
    read.mockRestore();
  });

  test("stays as it was tracked where the site cannot be asked, and says so", async () => {
    track(1);
    let isAway = true;
    answerCalls({ "/api/jobs/by-id": () => (isAway ? new Response(null, { status: 503 }) : { jobs: [live(1, TODAY)] }) });
    const { user } = await openPage({ address: "/#tracker", language: "en" });
    const tracked = await card("Post 1");
    await screen.findByText(/^We could not ask for the present last dates/);
    tracked.getByText("4 days left to apply");
    isAway = false;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await tracked.findByText("1 day left to apply");
  });
});
