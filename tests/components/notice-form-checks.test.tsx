import { screen, waitFor } from "@testing-library/react";
import { valuesOfJob } from "@/lib/jobs/editing/form/form-values";
import { fill } from "@/tests/support/dialog-page";
import { answerSaves, check, control, NEW_JOB, openNotice, paste, press } from "@/tests/support/notice-form";
import { fieldOf, openJobForm } from "@/tests/support/staff-page";
import { storedJob } from "@/tests/support/stored-job";

test("categories that do not add up are marked with both figures, and are not saved", async () => {
  const sent = answerSaves();
  const user = await openNotice({ ...NEW_JOB, qualification: "Graduate" });
  paste("Post\tUR\tEWS\tOBC\tSC\tST\tTotal\nClerk\t4\t1\t3\t1\t1\t11");
  expect((await screen.findByLabelText("Clerk: sum")).textContent).toBe("10not 11");
  expect(check().getByText("Clerk: The categories add up to 10, and the total is 11")).toBeTruthy();
  await user.click(press("Publish job"));
  expect(await screen.findByText("Please correct:")).toBeTruthy();
  expect(sent).toEqual([]);
  await fill(user, control("notice-posts-0-vacancies-total"), "10");
  expect(check().getByText("No contradiction is known.")).toBeTruthy();
});

test("two values that do not fit are shown, and saved once the editor has confirmed them", async () => {
  const sent = answerSaves();
  const user = await openNotice({ ...NEW_JOB, qualification: "Graduate" });
  await fill(user, control("notice-posts-0-age-min"), "18");
  await fill(user, control("notice-posts-0-age-max"), "27");
  await fill(user, control("notice-posts-0-age-on"), "2026-08-01");
  await fill(user, control("notice-posts-0-age-bornFrom"), "1998-08-02");
  const doubt = await check().findByLabelText(/births from 1999-08-02 to 2008-08-01, the notice prints 1998-08-02/);
  await user.click(press("Publish job"));
  await screen.findByText("Please correct:");
  expect(sent).toEqual([]);
  await user.click(doubt);
  await user.click(press("Publish job"));
  await waitFor(() => expect(sent).toMatchObject([{ notice: { confirmed: ["posts.0.age"] } }]));
});

test("six typical people are told what seekers would be told", async () => {
  answerSaves();
  const user = await openNotice({ ...NEW_JOB, qualification: "Graduate" });
  await user.selectOptions(control("notice-posts-0-qualification-anyOf-0-level"), "graduate");
  await user.click(control("notice-posts-0-age-none"));
  await user.click(press("What six typical people would be told"));
  const caption = await screen.findByText("Verdicts for six typical people", undefined, { timeout: 5000 });
  const rows = [...(caption.closest("table")?.querySelectorAll("tbody tr") ?? [])];
  const verdicts = rows.map((row) => row.querySelector("td")?.textContent);
  expect(verdicts).toEqual([
    "May apply",
    "May apply",
    expect.stringContaining("May not"),
    expect.stringContaining("May not"),
    expect.stringContaining("May not"),
    expect.stringContaining("Cannot tell"),
  ]);
});

test("a start that is to come is saved once it is said that the notice announces it", async () => {
  const sent = answerSaves();
  const user = await openJobForm({ initial: { ...valuesOfJob(storedJob()), applicationStartDate: "2026-12-01" } });
  await user.click(press("Publish job"));
  expect(await screen.findByText("Application start date cannot be in the future", { selector: "a" })).toBeTruthy();
  await user.click(fieldOf("The notice announces that applying opens on that day"));
  await user.click(press("Publish job"));
  const stage = { kind: "apply", from: "2026-12-01", status: "confirmed" };
  await waitFor(() => expect(sent).toMatchObject([{ applicationStartDate: "2026-12-01", notice: { stages: [stage] } }]));
});

test("saying so keeps what was entered of applying, and taking it back takes no more than the day", async () => {
  const applying = { kind: "apply", to: "2026-12-20", url: "https://ssc.gov.in/apply", status: "provisional" };
  const sent = answerSaves();
  const initial = { ...valuesOfJob(storedJob()), applicationStartDate: "2026-12-01", deadline: "2026-12-20" };
  const user = await openJobForm({ initial: { ...initial, notice: { stages: [applying], posts: [{}] } } });
  const box = fieldOf("The notice announces that applying opens on that day");
  for (let clicks = 0; clicks < 3; clicks++) await user.click(box);
  await user.click(press("Publish job"));
  await waitFor(() => expect(sent).toMatchObject([{ notice: { stages: [{ ...applying, from: "2026-12-01" }] } }]));
});

test("taking it back takes the day of every stage that says so, and of no other", async () => {
  const applying = { kind: "apply", status: "confirmed" };
  const stages = [
    { ...applying, from: "2026-12-01", name: "Online" },
    { ...applying, from: "2026-12-01", name: "By post" },
    { ...applying, from: "2026-12-05", name: "In person" },
  ];
  const sent = answerSaves();
  const initial = { ...valuesOfJob(storedJob()), applicationStartDate: "2026-12-01", deadline: "2026-12-20" };
  const user = await openJobForm({ initial: { ...initial, notice: { stages, posts: [{}] } } });
  const box = fieldOf("The notice announces that applying opens on that day") as HTMLInputElement;
  await user.click(box);
  expect(box.checked).toBe(false);
  await user.click(box);
  await user.click(press("Publish job"));
  await waitFor(() => expect(sent).toHaveLength(1));
  const kept = (sent[0] as { notice: { stages: { name: string; from?: string }[] } }).notice.stages;
  expect(kept.map(({ name, from }) => [name, from ?? null])).toEqual([
    ["Online", "2026-12-01"],
    ["By post", null],
    ["In person", "2026-12-05"],
  ]);
});

test("the headings of the form, also those of its notice as data, stand one below that of the page", async () => {
  answerSaves();
  await openNotice(NEW_JOB);
  const headings = [...document.querySelectorAll("h1, h2, h3, h4")].map(
    ({ tagName, textContent }) => `${tagName} ${textContent}`,
  );
  expect(headings).toEqual([
    "H2 1. Posts and vacancies",
    "H2 2. Who may apply",
    "H2 3. Fees",
    "H2 4. Dates and stages",
    "H2 5. Documents",
    "H2 6. Check",
    "H2 Preview",
  ]);
});
