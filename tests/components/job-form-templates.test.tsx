import { screen, within } from "@testing-library/react";
import { BLANK_JOB, type JobFormValues } from "@/lib/jobs/editing/form/form-values";
import { jobTemplates } from "@/lib/jobs/editing/templates/templates";
import { fill } from "@/tests/support/dialog-page";
import { answerJobForm } from "@/tests/support/job-form-calls";
import { fieldOf, openJobForm } from "@/tests/support/staff-page";

beforeEach(() => void answerJobForm());

describe("a template", () => {
  const template = jobTemplates.ssc.fields;

  it("asks before it replaces what was typed, and fills only the rest where that is wanted", async () => {
    const user = await openJobForm();
    await fill(user, fieldOf("Job title"), "My own title");
    await user.selectOptions(fieldOf("Start from a template"), "ssc");
    const dialog = await screen.findByRole("dialog", { name: "Keep what is in the form?" });
    expect(dialog.textContent).toContain("Job title");
    expect(fieldOf("Salary").value).toBe("");
    await user.click(within(dialog).getByRole("button", { name: "Fill only the rest" }));
    expect(fieldOf("Job title").value).toBe("My own title");
    expect(fieldOf("Salary").value).toBe(template.salary);
  });

  it("gives way to another without a question where nobody changed what it filled in", async () => {
    const user = await openJobForm();
    await user.selectOptions(fieldOf("Start from a template"), "ssc");
    await user.selectOptions(fieldOf("Start from a template"), "upsc");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(fieldOf("Job title").value).toBe(jobTemplates.upsc.fields.title);
  });

  it("leaves the vacancies unknown where nobody gave them, and as given where somebody did", async () => {
    const user = await openJobForm();
    expect(fieldOf("Number of vacancies").value).toBe("1");
    await user.selectOptions(fieldOf("Start from a template"), "ssc");
    expect(fieldOf("Number of vacancies").value).toBe("");
    await fill(user, fieldOf("Number of vacancies"), "37");
    await user.selectOptions(fieldOf("Start from a template"), "upsc");
    expect(fieldOf("Number of vacancies").value).toBe("37");
  });

  it("leaves the positions that were entered", async () => {
    const post = { ...BLANK_JOB.jobPositions[0], positionName: "Civil" } as JobFormValues["jobPositions"][number];
    const user = await openJobForm({ initial: { ...BLANK_JOB, useMultiplePositions: true, jobPositions: [post] } });
    await user.selectOptions(fieldOf("Start from a template"), "ssc");
    expect(fieldOf("Position name").value).toBe("Civil");
  });
});
