import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { answerCalls, cutNetwork, expectToast, fill, findDialog, openPage } from "@/tests/support/dialog-page";

const ME = { id: 1, fullName: "Asha Verma", email: "asha@example.org", phone: null };

beforeEach(() => void answerCalls({ "/api/alerts/counts": countAll }));

/** Twelve jobs for every alert. */
const countAll = (body: unknown) => ({ counts: (body as { alerts: unknown[] }).alerts.map(() => 12) });

async function openAlerts(language: "en" | "hi" = "en") {
  const page = await openPage({ address: "/#alerts", language });
  return { ...page, dialog: await findDialog(language === "en" ? "Job Alerts" : "जॉब अलर्ट") };
}

function cardOf(title: string): HTMLElement | null {
  return screen.queryByRole("heading", { name: title })?.closest("li") ?? null;
}

async function pressButton(user: UserEvent, name: string): Promise<void> {
  await user.click(screen.getByRole("button", { name }));
}

async function create(user: UserEvent, title: string, keywords: string): Promise<void> {
  await pressButton(user, "Create alert");
  await fill(user, screen.getByLabelText(/^Alert title/), title);
  await fill(user, screen.getByLabelText(/^Keywords/), keywords);
  await pressButton(user, "Save alert");
}

/** Signs in as far as a page can see: what the device keeps, and what the account says. */
function signIn(isEmailVerified: boolean): void {
  localStorage.setItem("niyukti_user", JSON.stringify(ME));
  answerCalls({ "/api/alerts/counts": countAll, "/api/users/me": () => ({ isEmailVerified }) });
}

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

test("asks for title and keywords, for the email and for the phone, in that order", async () => {
  const { user, dialog } = await openAlerts();
  await pressButton(user, "Create alert");
  const title = dialog.getByLabelText(/^Alert title/);
  expect(title).toBe(document.activeElement);
  await pressButton(user, "Save alert");
  await expectToast("Missing Information", "Please fill in alert title and keywords");
  expect(title).toBe(document.activeElement);
  expect(title.getAttribute("aria-invalid")).toBe("true");
  await fill(user, title, "Clerk posts");
  const keywords = dialog.getByLabelText(/^Keywords/);
  await fill(user, keywords, "  , ");
  await pressButton(user, "Save alert");
  expect(keywords).toBe(document.activeElement);

  await fill(user, keywords, "clerk");
  expect(dialog.queryByRole("textbox", { name: /^Email/ })).toBeNull();
  await user.click(dialog.getByRole("switch", { name: "Email notifications" }));
  await user.click(dialog.getByRole("switch", { name: "SMS notifications" }));
  await pressButton(user, "Save alert");
  await expectToast("Email Required", "Please enter your email for notifications");
  const email = dialog.getByRole("textbox", { name: /^Email/ });
  expect(email).toBe(document.activeElement);

  await fill(user, email, "asha@example.in");
  await pressButton(user, "Save alert");
  await expectToast("Phone Required", "Please enter your phone number for SMS notifications");
  await fill(user, dialog.getByLabelText(/^Phone number/), "98765 43210");
  await pressButton(user, "Save alert");
  await expectToast("Alert created", "Clerk posts");
  expect(dialog.getByRole("button", { name: "Create alert" })).toBe(document.activeElement);
});

test("says beside the switches that nothing is sent while signed out, and that there is no SMS gateway", async () => {
  const { user, dialog } = await openAlerts();
  await pressButton(user, "Create alert");
  const group = within(dialog.getByRole("group", { name: "Notifications" }));
  group.getByText(/While you are logged out, nothing is sent by email or SMS/);
  group.getByText(/This site has no SMS gateway at present/);
  expect(group.getAllByRole("switch")).toHaveLength(2);
});

test("asks a signed-in person to verify their address, and fills it in", async () => {
  signIn(false);
  const { user, dialog } = await openAlerts();
  await pressButton(user, "Create alert");
  const group = within(dialog.getByRole("group", { name: "Notifications" }));
  await group.findByText(/the address of your account, asha@example.org, is not verified/);
  expect(group.getByRole("link", { name: "Verify it in your settings" }).getAttribute("href")).toBe("/settings");
  expect(group.queryByText(/While you are logged out/)).toBeNull();
  await user.click(group.getByRole("switch", { name: "Email notifications" }));
  expect(group.getByRole<HTMLInputElement>("textbox", { name: /^Email/ }).value).toBe(ME.email);
});

test("tells a person with a verified address where alerts are sent", async () => {
  signIn(true);
  const { dialog } = await openAlerts();
  await dialog.findByText(/sent to the verified address of your account, asha@example.org/);
});

test("says all that in Hindi too", async () => {
  const inForm = async () => {
    const { user, dialog, close } = await openAlerts("hi");
    await pressButton(user, "अलर्ट बनाएँ");
    return { user, close, group: within(dialog.getByRole("group", { name: "सूचनाएँ" })) };
  };
  const signedOut = await inForm();
  signedOut.group.getByText(/साइन इन किए बिना ईमेल या एसएमएस से कुछ नहीं भेजा जाता/);
  signedOut.group.getByText(/अभी इस साइट पर एसएमएस की सुविधा नहीं है/);
  signedOut.close();

  signIn(false);
  const { user, group, close } = await inForm();
  await group.findByText(/अभी कुछ नहीं भेजा जाता: आपके खाते का पता asha@example.org सत्यापित नहीं है।/);
  expect(group.getByRole("link", { name: "सेटिंग में इसे सत्यापित करें" }).getAttribute("href")).toBe("/settings?lang=hi");
  await user.click(group.getByRole("switch", { name: "ईमेल सूचनाएँ" }));
  expect(group.getByRole<HTMLInputElement>("textbox", { name: /^ईमेल/ }).value).toBe(ME.email);
  close();

  signIn(true);
  const { dialog } = await openAlerts("hi");
  await dialog.findByText(/आपके खाते के सत्यापित पते asha@example.org पर भेजी जाती हैं/);
});

test("offers the departments, salaries and frequencies of alerts", async () => {
  const { user, dialog } = await openAlerts();
  await pressButton(user, "Create alert");
  const values = (label: string) => [...dialog.getByLabelText<HTMLSelectElement>(label).options].map(({ value }) => value);
  expect(values("Department")).toEqual(["all-departments", "Banking", "Railway", "SSC", "UPSC"]);
  expect(values("Monthly pay")).toEqual(["all-salaries", "below-20k", "20k-30k", "30k-50k", "50k-75k", "above-75k"]);
  expect(values("Frequency")).toEqual(["instant", "daily", "weekly"]);
  expect(values("Location")).toHaveLength(43);
});

test("an alert is paused, resumed, edited and deleted, and stays so after a reload", async () => {
  const first = await openAlerts();
  await create(first.user, "Nurse posts", "nurse, staff nurse");
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

test("refuses a second alert for the same jobs", async () => {
  const { user } = await openAlerts();
  await create(user, "Clerk posts", "clerk, typist");
  await create(user, "The same again", "Typist,CLERK");
  await expectToast("You already have this alert", "Another alert looks for the same jobs. Change the words or the choices.");
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

test("without any alert it says so", async () => {
  const { user, dialog } = await openAlerts();
  for (const title of ["Bank officer posts", "SSC clerk and stenographer posts"]) await pressButton(user, `Delete ${title}`);
  dialog.getByText("You have no job alerts yet");
});

test("says in Hindi what it says in English", async () => {
  const { user, dialog } = await openAlerts("hi");
  expect(dialog.getAllByText("नमूना")).toHaveLength(2);
  await pressButton(user, "अलर्ट बनाएँ");
  await pressButton(user, "अलर्ट सहेजें");
  await expectToast("जानकारी अधूरी है", "कृपया अलर्ट का नाम और खोज के शब्द भरें");
});

test("says when the device keeps nothing, and keeps the form", async () => {
  const { user, dialog } = await openAlerts();
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  await create(user, "No room", "clerk");
  await expectToast("The alert could not be kept", expect.any(String));
  expect(dialog.getByLabelText<HTMLInputElement>(/^Alert title/).value).toBe("No room");
});

test("says that the jobs could not be counted, and counts them when asked again", async () => {
  cutNetwork();
  const { user, dialog } = await openAlerts();
  expect((await dialog.findByRole("alert")).textContent).toContain("The matching jobs could not be counted.");
  answerCalls({ "/api/alerts/counts": countAll });
  await pressButton(user, "Try again");
  await dialog.findAllByRole("link", { name: /matching job/ });
  await waitFor(() => expect(dialog.queryByRole("alert")).toBeNull());
});
