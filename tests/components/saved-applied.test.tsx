import { act, render, screen, within } from "@testing-library/react";
import { Suspense } from "react";
import SavedList from "@/components/saved/saved-list";
import { addDays, dayInIndia } from "@/lib/dates";
import { savedJobs } from "@/lib/device/saved-jobs";
import { trackedApplications } from "@/lib/tracker/device";
import { answerCalls } from "@/tests/support/dialog-page";
import { application } from "@/tests/support/tracked-application";

const DEADLINE = addDays(dayInIndia(new Date()), 9);

/** A saved job as its notice is now; the third is part of a recruitment of another number by now. */
function live(id: number) {
  const texts = { title: { text: `Post ${id}` }, recruitingOrganization: { text: "SSC" }, location: { text: "Delhi" } };
  const links = { applyLink: "https://ssc.gov.in/apply", sourceUrl: null };
  return { id, deadline: DEADLINE, closesAt: null, applicationStartDate: null, ...links, shown: { ...texts, next: null } };
}

it("says of a saved job that its reader has applied, and presses for no application, but still leads to the official site", async () => {
  answerCalls({ "/api/jobs/by-id": () => ({ jobs: [1, 2, 30].map(live), joined: { 3: 30 } }) });
  for (const jobId of [1, 2, 3]) {
    savedJobs.put(String(jobId), { jobId, title: `Post ${jobId}`, department: "SSC", deadline: DEADLINE }, new Date());
  }
  const track = (jobId: number, status: "planned" | "applied" | "interview_scheduled") =>
    trackedApplications.put(`job:${jobId}`, { ...application, jobId, status }, new Date());
  for (const [jobId, status] of [
    [1, "planned"],
    [2, "interview_scheduled"],
    [30, "applied"],
  ] as const)
    track(jobId, status);
  await act(async () =>
    render(
      <Suspense>
        <SavedList language="en" />
      </Suspense>,
    ),
  );
  const apply = (await screen.findAllByRole("link", { name: /^Apply Now for Post/ })).map((link) => {
    const row = within(link.closest("article") as HTMLElement);
    return [link.className.includes("button-primary"), row.queryByText("You have applied") !== null];
  });
  expect(apply).toEqual([
    [true, false],
    [false, true],
    [false, true],
  ]);
  act(() => void track(1, "applied"));
  expect(screen.getAllByText("You have applied")).toHaveLength(3);
});

it("does not repeat in the title of a saved job the body that stands below it, whether the site answers or not", async () => {
  const shown = {
    ...live(1).shown,
    title: { text: "Graduate Apprentice\u00a0– Canara Bank" },
    recruitingOrganization: { text: "Canara Bank" },
  };
  answerCalls({ "/api/jobs/by-id": () => ({ jobs: [{ ...live(1), shown }], joined: {} }) });
  for (const jobId of [1, 2]) {
    const saved = { jobId, title: "Graduate Apprentice - Canara Bank", department: "Canara Bank", deadline: DEADLINE };
    savedJobs.put(String(jobId), saved, new Date());
  }
  await act(async () =>
    render(
      <Suspense>
        <SavedList language="en" />
      </Suspense>,
    ),
  );
  const titles = (await screen.findAllByRole("heading", { level: 2 })).map(({ textContent }) => textContent);
  expect(titles).toEqual(["Graduate Apprentice", "Graduate Apprentice"]);
});
