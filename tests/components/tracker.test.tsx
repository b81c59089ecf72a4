import { act, screen, within } from "@testing-library/react";
import { clearSession, storeSession } from "@/lib/device/device-session";
import { expectToast, fill, findDialog, openPage } from "@/tests/support/dialog-page";

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
