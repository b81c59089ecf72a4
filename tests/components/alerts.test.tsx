import { screen, waitFor, within } from "@testing-library/react";
import { answerCounts, cardOf, createAlert, openAlerts, pressButton } from "@/tests/support/alerts-dialog";
import { cutNetwork, expectToast, fill } from "@/tests/support/dialog-page";

beforeEach(answerCounts);

test("two sample alerts are there at first, labelled, each with the number of jobs that the server counts", async () => {
  const { dialog } = await openAlerts();
  expect(dialog.getAllByText("Sample")).toHaveLength(2);
  expect(dialog.getAllByText(/it is never sent/)).toHaveLength(2);
  expect(await dialog.findAllByRole("link", { name: "12 matching jobs" })).toHaveLength(2);
});

test("a deleted sample comes back by Undo, and once deleted for good never again", async () => {
  const { user, close } = await openAlerts();
  await pressButton(user, "Delete Bank officer posts");
  expect(cardOf("Bank officer posts")).toBeNull();
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(cardOf("Bank officer posts")).not.toBeNull();
  await pressButton(user, "Delete Bank officer posts");
  close();
  await openAlerts();
  expect(cardOf("SSC clerk and stenographer posts")).not.toBeNull();
  expect(cardOf("Bank officer posts")).toBeNull();
});

test("an alert is paused, resumed, edited and deleted, and stays so after a reload", async () => {
  const first = await openAlerts();
  await createAlert(first.user, "Nurse posts", "nurse, staff nurse");
  within(cardOf("Nurse posts") as HTMLElement).getByText("Active");
  await pressButton(first.user, "Pause Nurse posts");
  within(cardOf("Nurse posts") as HTMLElement).getByText("Paused");
  first.close();

  const second = await openAlerts();
  within(cardOf("Nurse posts") as HTMLElement).getByText("Paused");
  await pressButton(second.user, "Resume Nurse posts");
  within(cardOf("Nurse posts") as HTMLElement).getByText("Active");
  await pressButton(second.user, "Edit Nurse posts");
  const keywords = screen.getByLabelText<HTMLInputElement>(/^Keywords/);
  expect(keywords.value).toBe("nurse, staff nurse");
  for (const [input, text] of [
    [screen.getByLabelText(/^Alert title/), "Teacher posts"],
    [keywords, "teacher"],
  ] as const) {
    await fill(second.user, input, text);
  }
  await pressButton(second.user, "Save changes");
  await expectToast("Alert changed", "Teacher posts");
  expect(cardOf("Nurse posts")).toBeNull();
  await pressButton(second.user, "Delete Teacher posts");
  await expectToast("Alert deleted", "Teacher posts");
  second.close();

  const { dialog } = await openAlerts();
  expect(dialog.getAllByText("Sample")).toHaveLength(2);
  expect(cardOf("Teacher posts")).toBeNull();
});

test("an edited sample becomes an alert of one's own", async () => {
  const { user, dialog } = await openAlerts();
  await pressButton(user, "Edit Bank officer posts");
  const title = dialog.getByLabelText(/^Alert title/);
  await fill(user, title, "My bank posts");
  await pressButton(user, "Save changes");
  expect(within(cardOf("My bank posts") as HTMLElement).queryByText("Sample")).toBeNull();
  expect(dialog.getAllByText("Sample")).toHaveLength(1);
});

test("counts also in a browser of three years ago, which knows no signal made of several", async () => {
  const { any } = AbortSignal;
  Reflect.deleteProperty(AbortSignal, "any");
  try {
    const { dialog } = await openAlerts();
    expect(await dialog.findAllByRole("link", { name: "12 matching jobs" })).toHaveLength(2);
  } finally {
    Object.assign(AbortSignal, { any });
  }
});

test("without any alert it says so", async () => {
  const { user, dialog } = await openAlerts();
  for (const title of ["Bank officer posts", "SSC clerk and stenographer posts"]) await pressButton(user, `Delete ${title}`);
  dialog.getByText("You have no job alerts yet");
});

test("says that the jobs could not be counted, and counts them when asked again", async () => {
  cutNetwork();
  const { user, dialog } = await openAlerts();
  expect((await dialog.findByRole("alert")).textContent).toContain("The matching jobs could not be counted.");
  answerCounts();
  await pressButton(user, "Try again");
  await dialog.findAllByRole("link", { name: /matching job/ });
  await waitFor(() => expect(dialog.queryByRole("alert")).toBeNull());
});
