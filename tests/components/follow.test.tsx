import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FollowMark } from "@/components/follow/follow-mark";
import { type JobActionLabels, JobActions } from "@/components/jobs/job-actions";
import { markedJob } from "@/components/jobs/marked-job";
import { SaveMark } from "@/components/jobs/save-mark";
import SavedList from "@/components/saved/saved-list";
import { addDays, dayInIndia } from "@/lib/dates";
import { savedJobs } from "@/lib/device/saved-jobs";
import { formatDay } from "@/lib/i18n/format";
import { answerCalls, expectToast } from "@/tests/support/dialog-page";

const TODAY = dayInIndia(new Date());
const JOB = { id: 7, title: "Junior Engineer", department: "SSC", deadline: addDays(TODAY, 9), closesAt: null };
const LABELS = { saved: "Job saved", removed: "Job removed" } as JobActionLabels;

function openJobPage(language: "en" | "hi" = "en") {
  document.documentElement.lang = language;
  render(
    <>
      <FollowMark job={JOB} language={language} />
      <p data-job={markedJob(JOB)}>
        <SaveMark label="Save" pressedLabel="Saved" name="Save it" className="" />
      </p>
      <JobActions labels={LABELS} />
    </>,
  );
  return userEvent.setup();
}

const followed = () => savedJobs.list().map(({ value }) => value.isFollowed);

it("saves and follows a recruitment at one press, and leaves it saved at the next", async () => {
  const user = openJobPage();
  const follow = screen.getByRole("button", { name: /^Follow/ });
  await user.click(follow);
  await expectToast("You follow this recruitment", JOB.title);
  expect([follow.ariaPressed, screen.getByRole("button", { name: "Save it" }).ariaPressed, followed()]).toEqual([
    "true",
    "true",
    [true],
  ]);
  await user.click(follow);
  await waitFor(() => expect(follow.ariaPressed).toBe("false"));
  expect([screen.getByRole("button", { name: "Save it" }).ariaPressed, followed()]).toEqual(["true", [false]]);
});

it("follows no more what is taken out of the saved jobs, nor what is saved again, whatever an account remembers", async () => {
  const user = openJobPage("hi");
  const follow = screen.getByRole("button", { name: /ख़बर/ });
  const save = screen.getByRole("button", { name: "Save it" });
  await user.click(follow);
  await waitFor(() => expect(follow.ariaPressed).toBe("true"));
  const remembered = savedJobs.records();
  await user.click(save);
  expect(follow.ariaPressed).toBe("false");
  await user.click(save);
  savedJobs.merge(remembered);
  expect([save.ariaPressed, follow.ariaPressed, followed()]).toEqual(["true", "false", [false]]);
});

it("shows among the saved jobs what comes next of those that are followed, and puts them among what is open", async () => {
  const closed = addDays(TODAY, -3);
  const put = (jobId: number, isFollowed: boolean) =>
    savedJobs.put(String(jobId), { jobId, title: `Job ${jobId}`, department: "SSC", deadline: closed, isFollowed }, new Date());
  put(1, false);
  put(2, true);
  const next = { kind: "exam", day: addDays(TODAY, 5), line: "Exam: Tier 1, 12 Jan 2027 (confirmed)", note: "Exam" };
  const live = (id: number) => ({
    id,
    deadline: closed,
    closesAt: null,
    shown: { title: { text: `Job ${id}` }, recruitingOrganization: { text: "SSC" }, location: { text: "Delhi" }, next },
  });
  answerCalls({ "/api/jobs/by-id": () => ({ jobs: [live(1), live(2)] }) });
  await act(async () => {
    render(<SavedList language="en" />);
  });
  await screen.findByText("Next: Exam: Tier 1, 12 Jan 2027 (confirmed)");
  const rows = screen.getAllByRole("article");
  expect(rows.map((row) => row.querySelector("h2")?.textContent)).toEqual(["Job 2", "Job 1"]);
  expect(rows.map((row) => row.dataset.expired)).toEqual([undefined, ""]);
  expect(rows[0]?.querySelector("time")?.dateTime).toBe(next.day);
  expect(rows[1]?.textContent).not.toContain("Next:");
});

it("sorts the saved jobs by the last date that each has by now, says which it had where it was moved, and takes none for gone that the site was not asked for yet", async () => {
  const put = (jobId: number, days: number) =>
    savedJobs.put(String(jobId), { jobId, title: `Job ${jobId}`, department: "SSC", deadline: addDays(TODAY, days) }, new Date());
  put(1, 5);
  put(2, 9);
  const live = (id: number, days: number) => ({
    id,
    deadline: addDays(TODAY, days),
    closesAt: null,
    shown: { title: { text: `Job ${id}` }, recruitingOrganization: { text: "SSC" }, location: { text: "Delhi" }, next: null },
  });
  let asked = 0;
  answerCalls({
    "/api/jobs/by-id": () => (asked++ === 0 ? { jobs: [live(1, 5), live(2, 2)] } : new Response(null, { status: 503 })),
  });
  await act(async () => {
    render(<SavedList language="en" />);
  });
  const titles = () => screen.getAllByRole("article").map((row) => row.querySelector("h2")?.textContent);
  await waitFor(() => expect(titles()).toEqual(["Job 2", "Job 1"]));
  const said = screen
    .getAllByRole("article")
    .map((row) => /The last date was (.*) when you saved it/.exec(row.textContent ?? "")?.[1]);
  expect(said).toEqual([formatDay(addDays(TODAY, 9), "en"), undefined]);
  await act(async () => put(3, 7));
  await screen.findByText(/^We could not ask for the present state/);
  expect(screen.queryByText("This job has been removed from the site.")).toBeNull();
});
