import { renderToStaticMarkup } from "react-dom/server";
import { MailAlert } from "@/components/alerts/mail-alert";
import { parseJobAlert } from "@/lib/alerts/schema";
import type { Language } from "@/lib/i18n/languages";
import type { WeekOfAlert } from "@/lib/subscribers/preview";

const common = { keywords: "nurse", emailNotifications: true, smsNotifications: false, frequency: "daily" };

/** A confirmed alert as its page shows it; `asked`: how often, where it was asked for again. */
function drawn(
  id: number,
  asked?: "daily" | "weekly",
  { isActive = true, language = "en" as Language, week = undefined as WeekOfAlert | undefined } = {},
): string {
  const alert = parseJobAlert({ ...common, title: `Nurse ${id}`, isActive });
  if (!alert) throw new Error("no alert");
  return renderToStaticMarkup(
    <MailAlert id={id} alert={alert} isConfirmed week={week} token="5.x" askedAgain={asked} language={language} />,
  );
}

const buttonsOf = (html: string) => [...html.matchAll(/<button[^>]*>([^<]*)</g)].map(([, name]) => name);

it("names each part by its alert, since the buttons of all have the same names", () => {
  for (const id of [1, 2]) {
    const [, labelledBy] = /<section aria-labelledby="([^"]+)"/.exec(drawn(id)) ?? [];
    expect(drawn(id)).toMatch(new RegExp(`<h2 id="${labelledBy}"[^>]*>Nurse ${id}</h2>`));
  }
});

it("offers of an alert that was asked for again what was asked for, by one button", () => {
  const html = drawn(1, "weekly");
  expect(html).toContain("asked for again: Every Monday at 8 in the morning. It is set to: Every day at 8 in the morning.");
  expect(buttonsOf(html)).toEqual(["Change it to: Every Monday at 8 in the morning", "Save", "End this alert"]);
  expect(html).toContain('name="act" value="pace"/>');
  expect(html).toContain('name="pace" value="weekly"/>');
  // One that is paused goes on as it was, where that is what was asked for.
  expect(drawn(1, "daily", { isActive: false })).toContain('name="pace" value="daily"/>');
  expect(buttonsOf(drawn(1, "weekly", { language: "hi" }))[0]).toBe("इसमें बदलें: हर सोमवार सुबह 8 बजे");
});

it("says where nothing is left to confirm, and nothing of an alert that nobody asked for again", () => {
  expect(drawn(1, "daily")).toContain("There is nothing to confirm: it is on already. Every day at 8 in the morning.");
  for (const html of [drawn(1, "daily"), drawn(1)]) expect(buttonsOf(html)).toEqual(["Save", "End this alert"]);
  expect(drawn(1)).not.toContain("again");
});

it("names what it found within the week, be it one job", () => {
  const named = [{ id: 7, title: "Staff Nurse" }] as unknown as WeekOfAlert["named"];
  expect(drawn(1, undefined, { week: { count: 1, named } })).toContain('<a href="/job/7"');
  expect(drawn(1, undefined, { week: { count: 0, named: [] } })).not.toContain("<ul");
});
