import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import type { Language } from "@/lib/i18n/languages";
import { answerCalls, fill, findDialog, openPage } from "@/tests/support/dialog-page";

/** The account of a signed-in person. */
export const ME = { id: 1, fullName: "Asha Verma", email: "asha@example.org", phone: null };

/** Twelve jobs for every alert. */
const counts = {
  "/api/alerts/counts": (body: unknown) => ({ counts: (body as { alerts: unknown[] }).alerts.map(() => 12) }),
};

/** The server counts the jobs of alerts, for a visitor who is not signed in. */
export function answerCounts(): void {
  answerCalls(counts);
}

/** Signs in as far as a page can see: what the device keeps, and what the account says. */
export function signIn(isEmailVerified: boolean): void {
  localStorage.setItem("niyukti_user", JSON.stringify(ME));
  answerCalls({ ...counts, "/api/users/me": () => ({ ...ME, isEmailVerified }) });
}

export async function openAlerts(language: Language = "en") {
  const page = await openPage({ address: "/#alerts", language });
  return { ...page, dialog: await findDialog(language === "en" ? "Job Alerts" : "जॉब अलर्ट") };
}

/** The card of an alert in the list; null where there is none. */
export function cardOf(title: string): HTMLElement | null {
  return screen.queryByRole("heading", { name: title })?.closest("li") ?? null;
}

export async function pressButton(user: UserEvent, name: string): Promise<void> {
  await user.click(screen.getByRole("button", { name }));
}

export async function createAlert(user: UserEvent, title: string, keywords: string): Promise<void> {
  await pressButton(user, "Create alert");
  await fill(user, screen.getByLabelText(/^Alert title/), title);
  await fill(user, screen.getByLabelText(/^Keywords/), keywords);
  await pressButton(user, "Save alert");
}
