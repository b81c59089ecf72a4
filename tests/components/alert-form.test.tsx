import { within } from "@testing-library/react";
import { storeSession } from "@/lib/device/device-session";
import { answerCounts, createAlert, ME, openAlerts, pressButton, signIn } from "@/tests/support/alerts-dialog";
import { expectToast, fill } from "@/tests/support/dialog-page";

beforeEach(answerCounts);

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

test("says beside the switches that nothing is sent while signed out, and that the site cannot send SMS", async () => {
  const { user, dialog } = await openAlerts();
  await pressButton(user, "Create alert");
  const group = within(dialog.getByRole("group", { name: "Notifications" }));
  group.getByText(/While you are logged out, nothing is sent by email or SMS/);
  group.getByText(/This site cannot send SMS at present/);
  expect(group.getAllByRole("switch")).toHaveLength(2);
});

test("says where SMS is configured to which phone and for which alerts it goes, in both languages", async () => {
  document.body.dataset.sms = "";
  try {
    signIn(true);
    const { user, dialog, close } = await openAlerts();
    await pressButton(user, "Create alert");
    const group = within(dialog.getByRole("group", { name: "Notifications" }));
    await group.findByText(/asha@example.org. If you have confirmed a phone in your settings, it gets a short SMS too\./);
    group.getByText(/SMS goes to the phone confirmed in your settings, for alerts with email notifications on/);
    expect(dialog.queryByText(/cannot send SMS|Nothing is sent by SMS/)).toBeNull();
    close();
    const hindi = await openAlerts("hi");
    await hindi.dialog.findByText(/asha@example.org पर भेजी जाती हैं। अगर आपने सेटिंग में अपने फ़ोन की पुष्टि की है/);
    expect(hindi.dialog.queryByText(/एसएमएस से कुछ नहीं भेजा जाता/)).toBeNull();
  } finally {
    delete document.body.dataset.sms;
  }
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
  await dialog.findByText(/sent to the verified address of your account, asha@example.org. Nothing is sent by SMS\./);
});

test("names the address that the account has now, though it was changed on another device", async () => {
  signIn(true);
  storeSession({ ...ME, email: "old@example.org" }, null);
  const { dialog } = await openAlerts();
  await dialog.findByText(/sent to the verified address of your account, asha@example.org/);
});

test("says where alerts are sent in Hindi too", async () => {
  const inForm = async () => {
    const { user, dialog, close } = await openAlerts("hi");
    await pressButton(user, "अलर्ट बनाएँ");
    return { user, close, group: within(dialog.getByRole("group", { name: "सूचनाएँ" })) };
  };
  const signedOut = await inForm();
  signedOut.group.getByText(/साइन इन किए बिना यहाँ सहेजे अलर्ट के लिए ईमेल या एसएमएस से कुछ नहीं भेजा जाता/);
  signedOut.group.getByText(/अभी इस साइट पर एसएमएस की सुविधा नहीं है/);
  signedOut.close();

  signIn(false);
  const { user, group, close } = await inForm();
  await group.findByText(/अभी कुछ नहीं भेजा जाता: आपके खाते के पते asha@example.org की पुष्टि अभी नहीं हुई है।/);
  expect(group.getByRole("link", { name: "सेटिंग में इसकी पुष्टि करें" }).getAttribute("href")).toBe("/settings?lang=hi");
  await user.click(group.getByRole("switch", { name: "ईमेल सूचनाएँ" }));
  expect(group.getByRole<HTMLInputElement>("textbox", { name: /^ईमेल/ }).value).toBe(ME.email);
  close();

  signIn(true);
  const { dialog } = await openAlerts("hi");
  await dialog.findByText(/आपके खाते के पुष्टि किए हुए पते asha@example.org पर भेजी जाती हैं/);
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

test("refuses a second alert for the same jobs", async () => {
  const { user } = await openAlerts();
  await createAlert(user, "Clerk posts", "clerk, typist");
  await createAlert(user, "The same again", "Typist,CLERK");
  await expectToast("You already have this alert", "Another alert looks for the same jobs. Change the words or the choices.");
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
  await createAlert(user, "No room", "clerk");
  await expectToast("The alert could not be kept", expect.any(String));
  expect(dialog.getByLabelText<HTMLInputElement>(/^Alert title/).value).toBe("No room");
});
