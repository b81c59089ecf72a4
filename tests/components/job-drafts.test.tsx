import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { BLANK_JOB, valuesOfJob } from "@/lib/jobs/editing/form/form-values";
import { answerCalls, cutNetwork, expectToast, fill } from "@/tests/support/dialog-page";
import { buttonOf, fieldOf, openJobForm } from "@/tests/support/staff-page";
import { storedJob } from "@/tests/support/stored-job";

const KEY = "niyukti_admin_draft_1_job-7";
const LAST_SAVE = { savedBy: "ravi", savedAt: "2026-11-21T06:42:00.000Z" };

const open = (props: Parameters<typeof openJobForm>[0]) => openJobForm({ lastSave: LAST_SAVE, ...props });
const kept = () => localStorage.getItem(KEY) ?? "";

/** A site that keeps drafts. */
function site() {
  const sent: { base: object; version: number; values: { salary: string } }[] = [];
  const calls = answerCalls({
    "/api/admin/drafts/job-7": (body) => {
      if (body) sent.push(body as (typeof sent)[number]);
      return { savedAt: LAST_SAVE.savedAt };
    },
    "/api/admin/jobs/7": () => storedJob({ version: 2, salary: "Rs 30,000" }),
  });
  return { sent, calls };
}

test("what is typed is on the site when typing pauses, with the version it began from, and leaves the device then", async () => {
  const { sent } = site();
  const user = await open({ job: storedJob() });
  await fill(user, fieldOf("Salary"), "Rs 30,000");
  await waitFor(() => expect(kept()).toContain("Rs 30,000"));
  await waitFor(() => expect(sent).toHaveLength(1), { timeout: 5000 });
  expect(sent[0]).toMatchObject({ version: 1, base: { salary: "" }, values: { salary: "Rs 30,000" } });
  expect(await screen.findByText("What you typed is kept as a draft.")).toBeTruthy();
  expect(kept()).toBe("");
});

test("a form says that it is not kept any more once another tab keeps what was typed into the same one, and forgets nothing of that when it is saved", async () => {
  const { calls } = site();
  const user = await open({ job: storedJob() });
  const typesElsewhere = () => dispatchEvent(new StorageEvent("storage", { key: KEY, newValue: "{}" }));
  typesElsewhere();
  await fill(user, fieldOf("Salary"), "Rs 30,000");
  expect(await screen.findByText("What you typed is kept as a draft.", {}, { timeout: 5000 })).toBeTruthy();
  typesElsewhere();
  expect(await screen.findByText(/What stands here is in this tab alone/)).toBeTruthy();
  await user.click(buttonOf("Save changes"));
  await expectToast("Job Updated", expect.any(String));
  await waitFor(() => expect(screen.queryByText(/What stands here/)).toBeNull());
  expect(calls.at(-1)).toBe("/api/admin/jobs/7");
});

test("without a network it stays on the device, is offered there, and is sent when the network is back", async () => {
  cutNetwork();
  const user = await open({ job: storedJob() });
  await fill(user, fieldOf("Salary"), "Rs 30,000");
  expect(
    await screen.findByText("What you typed is kept on this device until the site answers.", {}, { timeout: 5000 }),
  ).toBeTruthy();
  cleanup();
  const again = await open({ job: storedJob() });
  await again.click(buttonOf("Restore"));
  expect(fieldOf("Salary").value).toBe("Rs 30,000");
  const { sent } = site();
  dispatchEvent(new Event("online"));
  await waitFor(() => expect(sent).toHaveLength(1), { timeout: 5000 });
  await waitFor(() => expect(kept()).toBe(""));
});

test.each([
  ["the form is left by a link", cleanup],
  ["the page is left", () => dispatchEvent(new Event("pagehide"))],
])("what was typed right before %s is on the device", async (_how, leave) => {
  site();
  const user = await open({ job: storedJob() });
  await fill(user, fieldOf("Salary"), "Rs 30,000");
  expect(kept()).toBe("");
  leave();
  expect(kept()).toContain("Rs 30,000");
});

test("what was typed right before a form was saved is not on the device once it is left", async () => {
  site();
  const user = await open({ job: storedJob() });
  await fill(user, fieldOf("Salary"), "Rs 30,000");
  await user.click(buttonOf("Save changes"));
  await expectToast("Job Updated", expect.any(String));
  cleanup();
  expect(kept()).toBe("");
});

test("a saved form leaves no draft behind", async () => {
  const { sent, calls } = site();
  const user = await open({ job: storedJob() });
  await fill(user, fieldOf("Salary"), "Rs 30,000");
  await waitFor(() => expect(sent).toHaveLength(1), { timeout: 5000 });
  await user.click(buttonOf("Save changes"));
  await waitFor(() => expect(calls.at(-1)).toBe("/api/admin/drafts/job-7"));
  expect(kept()).toBe("");
  expect(screen.queryByText("What you typed is kept as a draft.")).toBeNull();
});

test("a draft of another device that is older than what was saved since asks before it overwrites, and says who saved and when", async () => {
  const puts: { version: number }[] = [];
  answerCalls({
    "/api/admin/jobs/7": (body) => {
      puts.push(body as (typeof puts)[number]);
      return storedJob({ version: 3 });
    },
    "/api/admin/drafts/job-7": () => ({}),
  });
  const began = valuesOfJob(storedJob());
  const draft = { values: { ...began, ageLimit: "18-27" }, base: { ageLimit: "" }, version: 1, savedAt: LAST_SAVE.savedAt };
  const user = await open({ job: storedJob({ version: 2, applicationFee: "Rs 500" }), draft });
  await user.click(buttonOf("Restore"));
  const dialog = await screen.findByRole("dialog", { name: "Another editor saved this job first" });
  expect(dialog.textContent).toContain("ravi saved it on 21 Nov 2026, 12:12.");
  expect(within(dialog).getByRole("row", { name: /Application fee/ }).textContent).toContain("Rs 500");
  await user.click(within(dialog).getByRole("button", { name: "Use these values" }));
  expect([fieldOf("Application fee").value, fieldOf("Age limit").value]).toEqual(["Rs 500", "18-27"]);
  await user.click(buttonOf("Save changes"));
  await waitFor(() => expect(puts).toMatchObject([{ version: 2, applicationFee: "Rs 500", ageLimit: "18-27" }]));
});

test("a draft whose dialog was closed is still saved under the version it began from", async () => {
  const puts: { version: number }[] = [];
  answerCalls({
    "/api/admin/jobs/7": (body) => {
      puts.push(body as (typeof puts)[number]);
      return Response.json({ message: "x", job: storedJob({ version: 2 }), ...LAST_SAVE }, { status: 409 });
    },
    "/api/admin/drafts/job-7": () => ({}),
  });
  const began = valuesOfJob(storedJob());
  const draft = { values: { ...began, ageLimit: "18-27" }, base: { ageLimit: "" }, version: 1, savedAt: LAST_SAVE.savedAt };
  const user = await open({ job: storedJob({ version: 2, applicationFee: "Rs 500" }), draft });
  await user.click(buttonOf("Restore"));
  const dialog = await screen.findByRole("dialog");
  await user.click(within(dialog).getByRole("button", { name: "Close" }));
  await user.click(buttonOf("Save changes"));
  await waitFor(() => expect(puts).toMatchObject([{ version: 1 }]));
  expect(await screen.findByRole("dialog")).toBeTruthy();
});

test("what one editor typed is offered to no other at the same browser, nor written over by them", async () => {
  cutNetwork();
  const first = await open({ job: storedJob() });
  await fill(first, fieldOf("Salary"), "Rs 30,000");
  cleanup();
  const second = await open({ job: storedJob(), editorId: 2 });
  expect(screen.queryByRole("button", { name: "Restore" })).toBeNull();
  await fill(second, fieldOf("Salary"), "Rs 40,000");
  cleanup();
  await open({ job: storedJob() });
  await first.click(buttonOf("Restore"));
  expect(fieldOf("Salary").value).toBe("Rs 30,000");
});

test("a new notice that one editor began is offered to no other at the same browser", async () => {
  const values = { ...BLANK_JOB, title: "Typed before" };
  localStorage.setItem("niyukti_admin_draft_2_new-5", JSON.stringify({ values, savedAt: LAST_SAVE.savedAt }));
  await open({});
  expect(screen.queryByRole("button", { name: "Restore" })).toBeNull();
  cleanup();
  await open({ editorId: 2 });
  expect(buttonOf("Restore")).toBeTruthy();
});

test("what a storage holds that is no form is not offered, and what it holds from before drafts named their editor is", async () => {
  localStorage.setItem("niyukti_admin_draft_new", '{"values":{"title":5},"savedAt":"x"}');
  await open({});
  expect(screen.queryByRole("button", { name: "Restore" })).toBeNull();
  cleanup();
  const values = { ...BLANK_JOB, title: "Typed before" };
  localStorage.setItem("niyukti_admin_draft_new", JSON.stringify({ values, savedAt: LAST_SAVE.savedAt }));
  const user = await open({});
  await user.click(buttonOf("Restore"));
  expect(fieldOf("Job title").value).toBe("Typed before");
});
