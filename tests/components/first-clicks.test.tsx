import { render, screen } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { DialogHost } from "@/components/dialogs/dialog-host";
import { type JobActionLabels, JobActions } from "@/components/jobs/job-actions";
import { savedJobs } from "@/lib/device/saved-jobs";

const LABELS = { loading: "Loading", failed: "Failed", close: "Close" };
const JOB = { jobId: 12, title: "Clerk", department: "SSC", deadline: "2030-01-31" };

/** What is pressed when React has the page, and no effect of it has begun. */
function PressedAtOnce({ name }: { name: string }) {
  useLayoutEffect(() => document.getElementById(name)?.click(), [name]);
  return null;
}

it("opens the dialog of a link that is pressed in the first frame", () => {
  render(
    <>
      <a id="register" href="/register" data-dialog="#register">
        Register
      </a>
      <DialogHost language="en" labels={LABELS} />
      <PressedAtOnce name="register" />
    </>,
  );
  expect(location.hash).toBe("#register");
  expect(screen.getByRole("status")).toBeTruthy();
});

it("saves the job whose mark is pressed in the first frame", () => {
  render(
    <>
      <div data-job={JSON.stringify(JOB)}>
        <button type="button" id="save" data-mark="save">
          Save
        </button>
      </div>
      <JobActions labels={{} as JobActionLabels} />
      <PressedAtOnce name="save" />
    </>,
  );
  expect(savedJobs.list().map(({ key }) => key)).toEqual(["12"]);
  expect(screen.getByRole("button", { pressed: true })).toBeTruthy();
});
