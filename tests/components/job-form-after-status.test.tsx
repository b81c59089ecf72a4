import { act, fireEvent, waitFor } from "@testing-library/react";
import { JobForm } from "@/components/admin/job-form/job-form";
import { KeepFocus } from "@/components/admin/keep-focus";
import { valuesOfJob } from "@/lib/jobs/editing/form/form-values";
import { expectToast, fill } from "@/tests/support/dialog-page";
import { answerJobForm } from "@/tests/support/job-form-calls";
import { buttonOf, fieldOf, openStaffPage } from "@/tests/support/staff-page";
import { storedJob } from "@/tests/support/stored-job";

test("a pressed button of the status says what was done, leaves what was typed meanwhile, and has the focus still as the button that it is by now", async () => {
  const job = storedJob({ status: "published" });
  const sent: unknown[] = [];
  answerJobForm({
    "/api/admin/jobs/7/status": async (body) => {
      sent.push(body);
      if (sent.length === 1) await typeMeanwhile();
      return { ...job, ...(body as object), version: sent.length + 1 };
    },
  });
  const user = await openStaffPage(
    <>
      <KeepFocus />
      <main id="main" tabIndex={-1}>
        <JobForm editorId={1} today="2026-11-21" initial={valuesOfJob(job)} job={job} preview={async () => null} />
      </main>
    </>,
  );
  const typeMeanwhile = async () => fireEvent.change(fieldOf("Salary"), { target: { value: "Rs 30,000" } });
  buttonOf("Withdraw").focus();
  await user.keyboard("{Enter}");
  await expectToast("The job was withdrawn");
  await waitFor(() => expect(document.activeElement).toBe(buttonOf("Publish now")));
  expect(fieldOf("Salary").value).toBe("Rs 30,000");
  await fill(user, fieldOf("Salary"), job.salary ?? "");
  await user.click(buttonOf("Publish now"));
  await expectToast("The job is public");
  // The second press of a double click, which meets what stands there by now.
  await act(async () => fireEvent.click(buttonOf("Withdraw"), { detail: 2 }));
  expect(sent).toEqual([
    { status: "withdrawn", version: 1 },
    { status: "published", version: 2 },
  ]);
});

test("a job that another editor has corrected and published meanwhile is saved as the version that the form was made of, not over what they wrote", async () => {
  const job = storedJob({ status: "draft" });
  const saved: unknown[] = [];
  answerJobForm({
    "/api/admin/jobs/7/status": () => ({ ...job, status: "published", applicationFee: "Rs 200", version: 3 }),
    "/api/admin/jobs/7": (body) => {
      saved.push(body);
      return { ...job, status: "published", version: 4 };
    },
  });
  const user = await openStaffPage(
    <JobForm editorId={1} today="2026-11-21" initial={valuesOfJob(job)} job={job} preview={async () => null} />,
  );
  await user.click(buttonOf("Publish now"));
  await expectToast("The job is public");
  await fill(user, fieldOf("Salary"), "Rs 30,000");
  await user.click(buttonOf("Save changes"));
  await waitFor(() => expect(saved).toMatchObject([{ salary: "Rs 30,000", version: 1 }]));
});
