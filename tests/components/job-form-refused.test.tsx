import { screen, waitFor, within } from "@testing-library/react";
import { valuesOfJob } from "@/lib/jobs/editing/form/form-values";
import { answerJobForm } from "@/tests/support/job-form-calls";
import { buttonOf, fieldOf, openJobForm } from "@/tests/support/staff-page";
import { storedJob } from "@/tests/support/stored-job";

beforeEach(() => void answerJobForm());

/** What the summary above the form names, each with whether its link leads to a field that stands in the form. */
const summary = () =>
  within(screen.getByRole("alert"))
    .getAllByRole("link")
    .map((link) => [link.textContent, document.querySelector(link.getAttribute("href") ?? "") !== null]);

test("what was wrong with a field is named no longer once the field has gone, so that every link of the summary leads to one", async () => {
  const user = await openJobForm({ initial: { ...valuesOfJob(storedJob()), title: "", qualification: "" } });
  await user.click(buttonOf("Publish job"));
  expect(summary()).toEqual([
    ["Job title is required", true],
    ["Qualification is required", true],
  ]);
  await user.click(fieldOf("The notice advertises several positions"));
  expect(summary()).toEqual([["Job title is required", true]]);
  await user.click(buttonOf("Publish job"));
  expect(summary().length).toBeGreaterThan(1);
  await user.click(fieldOf("The notice advertises several positions"));
  expect(summary()).toEqual([["Job title is required", true]]);
});

test("what the server refuses leads to the summary, which names its field", async () => {
  const body = { message: "Validation failed", errors: { salary: ["Salary is no text"] } };
  answerJobForm({ "/api/admin/jobs": () => Response.json(body, { status: 400 }) });
  const user = await openJobForm({ initial: valuesOfJob(storedJob()) });
  await user.click(buttonOf("Publish job"));
  await waitFor(() => expect(document.activeElement?.textContent).toContain("Salary is no text"));
  expect(summary()).toEqual([["Salary is no text", true]]);
});
