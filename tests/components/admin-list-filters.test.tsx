import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { ManageJobs } from "@/components/admin/manage-jobs/manage-jobs";
import { answerCalls, expectToast, fill } from "@/tests/support/dialog-page";
import { listedJob } from "@/tests/support/listed-job";
import { openStaffPage } from "@/tests/support/staff-page";

test("the list is asked for by every filter that is chosen, and by no other", async () => {
  const asked: string[] = [];
  answerCalls({
    "/api/admin/jobs": (_body, url) => {
      asked.push(url.search);
      return { jobs: [listedJob(1, "Any job")], total: 1 };
    },
  });
  const user = await openStaffPage(<ManageJobs asked={{}} />);
  await screen.findByText("Any job");
  await user.click(screen.getByText("More filters"));
  const choose = (filter: string, choice: string) => user.selectOptions(screen.getByRole("combobox", { name: filter }), choice);
  await choose("Closing within", "7 days");
  await choose("Vacancies", "At least 50");
  await choose("Stage", "Begins later");
  await waitFor(() => expect(asked.at(-1)).toBe("?stage=upcoming&closing=week&vacancies=50&sortBy=updated&page=1&limit=50"));
});

test("what the list is asked for stands in the address, so that whoever comes back from a job finds it again", async () => {
  const asked: string[] = [];
  answerCalls({
    "/api/admin/jobs": (_body, url) => {
      asked.push(url.search);
      return { jobs: [listedJob(1, "Any job")], total: 120 };
    },
  });
  history.replaceState(null, "", "/admin/dashboard?panel=jobs");
  const user = await openStaffPage(<ManageJobs asked={{}} />);
  await screen.findByText("Any job");
  await user.selectOptions(screen.getByRole("combobox", { name: "Status" }), "draft");
  await user.click(screen.getByText("More filters"));
  await fill(user, screen.getByLabelText("Source"), "ssc.gov.in");
  await user.click(await screen.findByRole("button", { name: "Next" }));
  await waitFor(() => expect(location.search).toBe("?panel=jobs&status=draft&source=ssc.gov.in&page=2"));

  cleanup();
  await openStaffPage(<ManageJobs asked={{}} />);
  await screen.findByText("Any job");
  expect(asked.at(-1)).toBe("?status=draft&source=ssc.gov.in&sortBy=updated&page=2&limit=50");
  expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Status" }).value).toBe("draft");
  expect(screen.getByLabelText("Source").closest("details")?.open).toBe(true);
});

test("the list of an import run says so, and leads back to all jobs", async () => {
  const asked: string[] = [];
  answerCalls({
    "/api/admin/jobs": (_body, url) => {
      asked.push(url.search);
      return { jobs: [listedJob(1, "Any job")], total: 1 };
    },
  });
  history.replaceState(null, "", "/admin/jobs?madeBy=12");
  const user = await openStaffPage(<ManageJobs asked={{}} />);
  await screen.findByText("New in run 12.");
  expect(asked.at(-1)).toBe("?madeBy=12&sortBy=updated&page=1&limit=50");
  await user.click(screen.getByRole("button", { name: "Show all jobs" }));
  await waitFor(() => expect(asked.at(-1)).toBe("?sortBy=updated&page=1&limit=50"));
  expect([location.search, screen.queryByText("New in run 12.")]).toEqual(["", null]);
});

test("a page that is gone with its last job gives way to the last that there is, and what a bulk write left alone stays named", async () => {
  let drafts = 51;
  answerCalls({
    "/api/admin/jobs/bulk": () => {
      drafts = 50;
      return { changed: [51], skipped: [{ id: 52, reason: "not public yet" }] };
    },
    "/api/admin/jobs": (_body, url) => {
      const isFirst = url.searchParams.get("page") === "1";
      if (isFirst) return { jobs: [listedJob(1, "First draft")], total: drafts };
      return { jobs: drafts > 50 ? [listedJob(51, "Last draft"), listedJob(52, "Other")] : [], total: drafts };
    },
  });
  history.replaceState(null, "", "/admin/jobs?status=draft&page=2");
  const user = await openStaffPage(<ManageJobs asked={{}} />);
  await user.click(await screen.findByRole("checkbox", { name: "Pick all shown jobs" }));
  await user.click(screen.getByRole("button", { name: "Publish" }));
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Publish" }));
  await screen.findByText("First draft");
  expect(location.search).toBe("?status=draft");
  expect(screen.getByText("1 job left alone:").closest("[role=status]")?.textContent).toContain("#52 Other: not public yet");
  await user.click(screen.getByRole("button", { name: "Hide" }));
  expect(screen.queryByText("1 job left alone:")).toBeNull();
});

test("a bulk write that changed nothing says so as a failure", async () => {
  answerCalls({
    "/api/admin/jobs/bulk": () => ({ changed: [], skipped: [{ id: 1, reason: "already published" }] }),
    "/api/admin/jobs": () => ({ jobs: [listedJob(1, "Clerk")], total: 1 }),
  });
  const user = await openStaffPage(<ManageJobs asked={{}} />);
  await user.click(await screen.findByRole("checkbox", { name: "Pick all shown jobs" }));
  await user.click(screen.getByRole("button", { name: "Publish" }));
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Publish" }));
  await expectToast("No jobs changed", "1 job left alone: the reasons stand above the list.");
  expect(document.querySelector("[data-sonner-toast][data-removed=false]")?.getAttribute("data-type")).toBe("error");
});

test("where more jobs match than the pages reach, the list says what to do", async () => {
  answerCalls({ "/api/admin/jobs": () => ({ jobs: [listedJob(1, "Clerk")], total: 10_000, isMore: true }) });
  await openStaffPage(<ManageJobs asked={{}} />);
  await screen.findByText("Clerk");
  expect(screen.getByText(/^Showing/).textContent).toBe(
    "Showing 1 of more than 10,000 jobs. The list ends there: search or filter to see others",
  );
});
