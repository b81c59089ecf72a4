import type { APIRequestContext } from "@playwright/test";
import { makeAccount, signInByDialog } from "@/tests/support/auth-dialog";
import { expectAccessible } from "@/tests/support/axe";
import { expect, test } from "@/tests/support/test";

type Shown = { id: number; title: string; deadline: string; shown: { next: { line: string; day: string } | null } };

/** A sample listing that has closed and of which something dated is to come. */
async function closedWithMore(request: APIRequestContext): Promise<Shown> {
  const ids = Array.from({ length: 100 }, (_, index) => index + 1);
  const { jobs } = (await (await request.get(`/api/jobs/by-id?lang=en&ids=${ids}`)).json()) as { jobs: Shown[] };
  const found = jobs.find(({ shown }) => shown.next && !shown.next.line.startsWith("Application"));
  if (!found) throw new Error("The sample data have no closed listing of which anything is to come");
  return found;
}

test("a closed recruitment is followed on its page, and the saved jobs say what comes next, in both languages", async ({
  page,
  request,
}) => {
  const job = await closedWithMore(request);
  await page.setViewportSize({ width: 360, height: 800 });
  for (const [lang, press, next, theme] of [
    ["", "Follow this recruitment", "Next: ", "light"],
    ["?lang=hi", "इस भर्ती की ख़बर रखें", "आगे: ", "dark"],
  ] as const) {
    await test.step(lang || "English", async () => {
      await page.goto(`/job/${job.id}${lang}`);
      const follow = page.locator('[data-mark="follow"]');
      await expect(follow.getByText(press)).toBeVisible();
      await follow.click();
      await expect(follow).toHaveAttribute("aria-pressed", "true");
      await expectAccessible(page, "main", theme);
      if (lang === "") {
        await page.reload();
        await expect(follow).toHaveAttribute("aria-pressed", "true");
      }
      await page.goto(`/saved${lang}`);
      const row = page.locator("main article");
      await expect(row).toContainText(next);
      await expect(row.locator("time").first()).toHaveAttribute("datetime", job.shown.next?.day ?? "");
      await expectAccessible(page, "main article", theme);
      await row.locator('[data-mark="follow"]').click();
      await expect(row).not.toContainText(next);
    });
  }
});

test("what is followed is kept with the account, is there on another device, and leaves with the sign-out", async ({
  page,
  request,
  browser,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const job = await closedWithMore(request);
  const email = await makeAccount(page);
  await page.goto(`/job/${job.id}`);
  await signInByDialog(page, email);
  const kept = page.waitForResponse((answer) => {
    const asked = answer.request().postData() ?? "";
    return answer.url().includes("/api/users/me/records") && answer.ok() && asked.includes('"isFollowed":true');
  });
  await page.locator('[data-mark="follow"]').click();
  await kept;
  const other = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
  await other.goto(new URL("/saved", page.url()).href);
  await signInByDialog(other, email);
  await expect(other.getByRole("link", { name: /^Welcome/ })).toBeVisible();
  await expect(other.locator("main article")).toContainText("Next: ");
  await page.getByRole("button", { name: "Logout" }).first().click();
  const left = () => page.evaluate(() => JSON.parse(localStorage.getItem("niyukti_saved_jobs") ?? "{}").items?.length ?? 0);
  await expect.poll(left).toBe(0);
  await expect(other.locator("main article")).toContainText("Next: ");
  await other.context().close();
});
