import { act, screen, within } from "@testing-library/react";
import { addDays, dayInIndia } from "@/lib/dates";
import { clearSession, storeSession } from "@/lib/device/device-session";
import { saveApplication, trackedApplications } from "@/lib/tracker/device";
import { trackerKey } from "@/lib/tracker/schema";
import { expectToast, fill, findDialog, openPage } from "@/tests/support/dialog-page";
import { application } from "@/tests/support/tracked-application";

const stored = () => JSON.parse(localStorage.getItem("niyukti_applications") ?? "{}");

async function openForm() {
  const page = await openPage({ address: "/#tracker", language: "en" });
  const dialog = await findDialog("Application Tracker");
  await page.user.click(screen.getByRole("button", { name: "Add application" }));
  return { ...page, dialog };
}

test("a document that was typed and not added is kept when the application is saved", async () => {
  const { user, dialog } = await openForm();
  await fill(user, dialog.getByLabelText(/^Job title/), "Clerk");
  await fill(user, dialog.getByLabelText(/^Department/), "SSC");
  await fill(user, dialog.getByLabelText(/^Name of a document/), "Admit card");
  await user.click(screen.getByRole("button", { name: "Save application" }));
  await expectToast("Application added", "Clerk");
  const [card] = screen.getAllByRole("heading", { name: "Clerk" });
  within(card?.closest("li") as HTMLElement).getByText("Admit card");
  expect(JSON.stringify(stored())).toContain("Admit card");
});

test("Escape asks before it leaves a form that was begun, and leaves an untouched one at once", async () => {
  const { user, dialog } = await openForm();
  const answers = [false, true];
  const confirm = jest.spyOn(window, "confirm").mockImplementation(() => answers.shift() ?? true);
  await fill(user, dialog.getByLabelText(/^Job title/), "Clerk");
  await user.keyboard("{Escape}");
  expect(confirm).toHaveBeenLastCalledWith("Leave without saving what you filled in?");
  expect((dialog.getByLabelText(/^Job title/) as HTMLInputElement).value).toBe("Clerk");
  await user.keyboard("{Escape}");
  await expect(screen.findByRole("dialog", {}, { timeout: 200 })).rejects.toThrow();
  expect(confirm).toHaveBeenCalledTimes(2);
});

test("an untouched form is left without a question", async () => {
  const { user } = await openForm();
  const confirm = jest.spyOn(window, "confirm");
  await user.keyboard("{Escape}");
  await expect(screen.findByRole("dialog", {}, { timeout: 200 })).rejects.toThrow();
  expect(confirm).not.toHaveBeenCalled();
});

test("says where applications are kept: on the device, and in the account of whoever is signed in", async () => {
  await openPage({ address: "/#tracker", language: "en" });
  const dialog = await findDialog("Application Tracker");
  dialog.getByText(/^Your applications are kept on this device\./);
  await act(async () => storeSession({ id: 1, fullName: "Asha Verma", email: "asha@example.org", phone: null }, null));
  dialog.getByText(/^Your applications are kept in your account/);
  await act(async () => clearSession());
  dialog.getByText(/^Your applications are kept on this device\./);
});

test("a plan that is applied for on the day of an application that says the same is refused with that reason", async () => {
  const today = dayInIndia(new Date());
  const planned = { ...application, status: "planned" as const };
  for (const value of [{ ...application, appliedDate: today }, planned]) {
    expect(saveApplication(value, null, new Date())).toBe("saved");
  }
  const { user } = await openPage({ address: "/#tracker", language: "en" });
  const status = await screen.findByDisplayValue("Planned");
  await user.selectOptions(status, "applied");
  await expectToast("You already track this application", "The list has it with the same title, department and date.");
  expect(trackedApplications.list()).toHaveLength(2);
  trackedApplications.clear();
});

it("keeps the focus on the status that was set, and what it belongs to on the screen, where its application comes to stand elsewhere", async () => {
  const shown: string[] = [];
  Element.prototype.scrollIntoView = function () {
    shown.push(this.querySelector("h3")?.textContent ?? "");
  };
  const soon = addDays(dayInIndia(new Date()), 3);
  for (const jobTitle of ["First", "Second"]) {
    const value = { ...application, jobTitle, deadline: soon, status: "planned" as const };
    trackedApplications.put(trackerKey(value), value, new Date());
  }
  const { user } = await openPage({ address: "/#tracker", language: "en" });
  await user.selectOptions(await screen.findByRole("combobox", { name: "Status of First" }), "applied");
  expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual(["Second", "First"]);
  expect(document.activeElement).toBe(screen.getByRole("combobox", { name: "Status of First" }));
  expect(shown).toEqual(["First"]);
  trackedApplications.clear();
});
