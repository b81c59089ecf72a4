import { render, screen } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { DialogHost } from "@/components/dialogs/dialog-host";
import { type JobActionLabels, JobActions } from "@/components/jobs/job-actions";
import { HEAR_EARLY_PRESSES } from "@/lib/device/early-presses";
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

it("saves on the next page what was pressed on one that was left before its scripts came", () => {
  document.body.innerHTML = `<div data-job='${JSON.stringify({ ...JOB, jobId: 15 })}'><button data-mark="save" aria-pressed="false">Save</button></div>`;
  // biome-ignore lint/security/noGlobalEval: as the page has it.
  eval(HEAR_EARLY_PRESSES);
  document.querySelector("button")?.click();
  document.body.innerHTML = "";
  delete window.earlyPresses;
  // biome-ignore lint/security/noGlobalEval: as the page has it.
  eval(HEAR_EARLY_PRESSES);
  render(<JobActions labels={{} as JobActionLabels} />);
  expect(savedJobs.list().map(({ key }) => key)).toContain("15");
  expect(sessionStorage).toHaveLength(0);
});

it("saves once what was pressed before there was a script, and leaves saved what was", () => {
  savedJobs.put("13", { ...JOB, jobId: 13 }, new Date());
  document.body.innerHTML = [14, 13]
    .map(
      (jobId) =>
        `<div data-job='${JSON.stringify({ ...JOB, jobId })}'><button data-mark="save" aria-pressed="false"><b>Save</b></button></div>`,
    )
    .join("");
  // biome-ignore lint/security/noGlobalEval: as the page has it.
  eval(HEAR_EARLY_PRESSES);
  const marks = [...document.querySelectorAll("b")];
  for (const mark of [...marks, ...marks]) mark.click();
  expect(screen.getAllByRole("button", { pressed: true })).toHaveLength(2);
  render(<JobActions labels={{} as JobActionLabels} />);
  expect(savedJobs.list().map(({ key }) => key)).toEqual(expect.arrayContaining(["13", "14"]));
  marks[0]?.click();
  expect(savedJobs.list().map(({ key }) => key)).not.toContain("14");
});
