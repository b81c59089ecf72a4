import { cleanup, screen } from "@testing-library/react";
import { noticeSchema } from "@/lib/notice/schema";
import { fill } from "@/tests/support/dialog-page";
import { answerJobForm } from "@/tests/support/job-form-calls";
import { fieldOf, openJobForm } from "@/tests/support/staff-page";
import { storedJob } from "@/tests/support/stored-job";

beforeEach(() => void answerJobForm());

test("the hour that a source gives of the last date stands beside it, until the day is another or the notice says one", async () => {
  const job = storedJob();
  const user = await openJobForm({ job, listedHour: `${job.deadline}T17:00:00+05:30` });
  const hint = () => screen.queryByText(/^Closes at 17:00 Indian time, as its source says/);
  expect(hint()).toBeTruthy();
  await fill(user, fieldOf("Application deadline"), "2027-01-09");
  expect(hint()).toBeNull();
  cleanup();
  const notice = noticeSchema.parse({ closesAt: `${job.deadline}T18:00:00+05:30`, posts: [{ name: "Clerk" }] });
  await openJobForm({ job: { ...job, notice }, listedHour: `${job.deadline}T17:00:00+05:30` });
  expect(hint()).toBeNull();
});
