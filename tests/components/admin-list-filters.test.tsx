import { screen, waitFor } from "@testing-library/react";
import { ManageJobs } from "@/components/admin/manage-jobs/manage-jobs";
import { answerCalls } from "@/tests/support/dialog-page";
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
  const user = await openStaffPage(<ManageJobs />);
  await screen.findByText("Any job");
  await user.click(screen.getByText("More filters"));
  const choose = (filter: string, choice: string) => user.selectOptions(screen.getByRole("combobox", { name: filter }), choice);
  await choose("Closing within", "7 days");
  await choose("Vacancies", "At least 50");
  await choose("Stage", "Begins later");
  await waitFor(() => expect(asked.at(-1)).toBe("?stage=upcoming&closing=week&vacancies=50&sortBy=updated&page=1&limit=50"));
});
