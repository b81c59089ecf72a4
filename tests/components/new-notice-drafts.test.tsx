import { screen, waitFor } from "@testing-library/react";
import { BLANK_JOB, valuesOfJob } from "@/lib/jobs/editing/form/form-values";
import { expectToast, fill } from "@/tests/support/dialog-page";
import { buttonOf, fieldOf, openJobForm } from "@/tests/support/staff-page";
import { storedJob } from "@/tests/support/stored-job";

const SAVED_AT = "2026-11-21T06:42:00.000Z";

test("another notice that was begun stays offered while one is typed and saved, and may be taken up then", async () => {
  const [dropped, keptForms]: [string[], string[]] = [[], []];
  const complete = valuesOfJob(storedJob());
  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(String(input), location.href);
    const form = pathname.split("/drafts/")[1];
    if (form) (init?.method === "DELETE" ? dropped : keptForms).push(form);

    return Response.json(pathname.endsWith("/similar") ? [] : storedJob());
  };
  const begun = { values: { ...BLANK_JOB, title: "Half of another notice" }, base: {}, version: 0, savedAt: SAVED_AT };
  const user = await openJobForm({ initial: complete, newDrafts: [{ ...begun, form: "new-5" }] });
  expect(screen.getByText(/Half of another notice/)).toBeTruthy();
  await fill(user, fieldOf("Salary"), "Rs 30,000");
  await waitFor(() => expect(keptForms).toHaveLength(1), { timeout: 5000 });
  await user.click(buttonOf("Publish job"));
  await expectToast("Job Added Successfully", expect.any(String));
  await waitFor(() => expect(dropped).toEqual(keptForms));
  expect(dropped).not.toContain("new-5");
  await user.click(buttonOf("Restore"));
  expect(fieldOf("Job title").value).toBe("Half of another notice");
  expect(screen.queryByRole("button", { name: "Restore" })).toBeNull();
  await waitFor(() => expect(keptForms.at(-1)).toBe("new-5"), { timeout: 5000 });
});
