import { act, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server.edge";
import { JobForm } from "@/components/admin/job-form/job-form";
import { QueryProvider } from "@/components/admin/query-client";
import { valuesOfJob } from "@/lib/jobs/editing/form/form-values";
import { answerJobForm } from "@/tests/support/job-form-calls";
import { fieldOf } from "@/tests/support/staff-page";
import { storedJob } from "@/tests/support/stored-job";

it("the form of a stored job comes with its facts before its scripts do, keeps what was typed until then, and is not sent before", async () => {
  answerJobForm();
  const job = storedJob();
  const form = (
    <QueryProvider>
      <JobForm editorId={1} today="2026-11-21" initial={valuesOfJob(job)} job={job} preview={async () => null} />
    </QueryProvider>
  );
  const container = document.createElement("div");
  container.innerHTML = renderToString(form);
  document.body.append(container);
  const facts = () =>
    ["Job title", "Department", "Number of vacancies", "Application start date"].map((label) => fieldOf(label).value);
  expect(facts()).toEqual(["Junior Clerk", "Other Banks", "10", "2026-11-20"]);
  const save = screen.getByRole<HTMLButtonElement>("button", { name: "Save changes" });
  expect(save.disabled).toBe(true);
  fieldOf("Number of vacancies").value = "12";
  await act(async () => hydrateRoot(container, form));
  expect(facts()).toEqual(["Junior Clerk", "Other Banks", "12", "2026-11-20"]);
  expect(save.disabled).toBe(false);
});
