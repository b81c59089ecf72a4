import { screen, within } from "@testing-library/react";
import { valuesOfJob } from "@/lib/jobs/editing/form/form-values";
import type { SimilarJob } from "@/lib/jobs/editing/schema";
import { answerCalls } from "@/tests/support/dialog-page";
import { openJobForm } from "@/tests/support/staff-page";
import { storedJob } from "@/tests/support/stored-job";

const ENTERED = storedJob({ advertisementNumber: "5/2026", positions: 10 });
const SIMILAR: SimilarJob = {
  id: 3,
  title: "Junior Clerk (Trainee)",
  recruitingOrganization: "EB",
  deadline: "2026-12-10",
  status: "published",
  because: ["advertisement", "title"],
};

/** Fills the form with a notice, sends it, and returns what is asked and which calls were made. */
async function submit(similar: unknown) {
  const asked: URLSearchParams[] = [];
  const calls = answerCalls({
    "/api/admin/jobs/similar": (_body, url) => {
      asked.push(url.searchParams);
      return similar;
    },
    "/api/admin/jobs": () => ENTERED,
  });
  const user = await openJobForm({ initial: valuesOfJob(ENTERED) });
  await user.click(screen.getByRole("button", { name: "Publish job" }));
  return { user, asked, saves: () => calls.filter((path) => path === "/api/admin/jobs").length };
}

const findQuestion = () => screen.findByRole("dialog", { name: "Is it one of these?" });

it("is asked before a notice is saved that is like a stored one, which it names with what they share", async () => {
  const { asked, saves } = await submit([SIMILAR]);
  const question = await findQuestion();
  expect(within(question).getByRole("link", { name: SIMILAR.title }).getAttribute("href")).toBe("/admin/jobs/3");
  expect(question.textContent).toContain("the same advertisement number, nearly the same title");
  expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual({
    title: "Junior Clerk",
    recruitingOrganization: "Example Bank",
    deadline: "2026-12-20",
    advertisementNumber: "5/2026",
    applyLink: "https://bank.example/apply",
  });
  expect(saves()).toBe(0);
});

it("saves the notice where it is another", async () => {
  const { user, saves } = await submit([SIMILAR]);
  await user.click(within(await findQuestion()).getByRole("button", { name: "It is another notice: save it" }));
  expect(saves()).toBe(1);
  expect(screen.queryByRole("dialog")).toBeNull();
});

it.each(["Back to the form", "Close"])("saves nothing and keeps what was typed at '%s', and is asked again", async (name) => {
  const { user, saves } = await submit([SIMILAR]);
  await user.click(within(await findQuestion()).getByRole("button", { name }));
  expect(saves()).toBe(0);
  expect(screen.getByLabelText<HTMLInputElement>("Job title").value).toBe("Junior Clerk");
  await user.click(await screen.findByRole("button", { name: "Publish job" }));
  expect(await findQuestion()).toBeTruthy();
});

it.each([
  ["no stored notice is like it", []],
  ["nobody can say whether one is", Response.json({ message: "Away" }, { status: 503 })],
])("is not asked where %s", async (_why, answer) => {
  const { saves } = await submit(answer);
  await screen.findByRole("button", { name: "Publish job" });
  expect(saves()).toBe(1);
  expect(screen.queryByRole("dialog")).toBeNull();
});
