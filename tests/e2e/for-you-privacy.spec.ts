import type { Request } from "@playwright/test";
import { makeAccount, signInByDialog } from "@/tests/support/auth-dialog";
import { fillIn, marks, OTHER, OWN, tell } from "@/tests/support/own-profile-page";
import { structuredJob } from "@/tests/support/structured-job";
import { expect, test } from "@/tests/support/test";

/** What of the profile above could stand in a request, in whatever form it is written. */
const TOLD = [
  /1987-07-28|28[./-]0?7[./-]1987|0?7[./-]28[./-]1987|19870728/,
  /meghalaya/i,
  /palaeobotany/i,
  /67\.13/,
  /doctorate/i,
  /"?category"?["'=:\s%A-F0-9]{1,6}ST\b/i,
  /serviceYears/i,
  /exServiceman/i,
  /widow/i,
  /dateOfBirth/i,
];

async function everythingOf(request: Request): Promise<string> {
  const headers = Object.entries(await request.allHeaders()).map(([name, value]) => `${name}: ${value}`);
  const body = request.postDataBuffer()?.toString("utf8") ?? "";
  return decodeURIComponent([request.url(), ...headers, body].join("\n").replace(/%(?![0-9a-f]{2})/gi, "%25"));
}

test("nothing of what is told leaves the device: no address, header, body or beacon holds it, signed in too", async ({
  page,
  request,
}) => {
  test.setTimeout(300_000);
  const sent: Request[] = [];
  page.context().on("request", (made) => sent.push(made));
  const { id } = await structuredJob(request);
  const email = await makeAccount(page);
  for (const isSignedIn of [false, true]) {
    if (isSignedIn) await signInByDialog(page, email);
    await fillIn(page);
    await page.goto("/");
    await expect(marks(page).first()).toBeVisible();
    await page.locator('[data-mark="save"][aria-pressed="false"]').first().click();
    await page.goto(`/job/${id}`);
    await expect(marks(page).first()).toBeVisible();
    await page
      .locator("[data-apply]")
      .first()
      .evaluate((link) => {
        link.removeAttribute("href");
        (link as HTMLElement).click();
      });
    // What has no part in the account is opened once, while there is one.
    if (isSignedIn) {
      await page.goto("/?qualification=graduate");
      await expect(marks(page).first()).toBeVisible();
      await page.goto("/saved");
      await expect(page.locator("main article").first()).toBeVisible();
      await page.goto(`/?compare=${id}`);
      await expect(page.getByRole("dialog").locator(".verdict").first()).toBeVisible();
    }
    await page.goto("/for-you/jobs");
    await expect(page.getByRole("button", { name: /I may apply/ })).toBeVisible();
    await page.getByRole("button", { name: /Not for me/ }).click();
    await expect(marks(page).first()).toBeVisible();
    await page.goto("/for-you");
    await page.getByRole("button", { name: "Erase all" }).click();
  }
  expect(sent.length).toBeGreaterThan(100);
  for (const made of sent) {
    const text = await everythingOf(made);
    const found = TOLD.filter((told) => told.test(text.replace(/\.js\b.*|sec-ch-ua.*/g, "")));
    expect(found, made.url()).toEqual([]);
  }
  expect(await page.context().cookies().then(JSON.stringify)).not.toMatch(/1987-07|meghalaya|palaeobotany/i);
});

test("two very different people ask for exactly the same", async ({ browser, request }) => {
  const { id } = await structuredJob(request);
  const asked = [];
  for (const value of [OWN, OTHER]) {
    const context = await browser.newContext({ serviceWorkers: "block" });
    await tell(context, value);
    const page = await context.newPage();
    const calls = new Set<string>();
    // Not what lists ask every 30 seconds, since one of the two may take longer.
    context.on("request", (made) => {
      if (/\/api\/(?!jobs\?|stats)/.test(made.url())) calls.add(`${made.method()} ${made.url()}`);
    });
    for (const path of ["/", `/job/${id}`, "/for-you", "/for-you/jobs"]) {
      await page.goto(path, { waitUntil: "networkidle" });
    }
    for (const name of [/Not known here/, /Not for me/]) {
      await page.getByRole("button", { name }).click();
      await expect(page.locator("main ul.rows a").first()).toBeVisible();
    }
    asked.push([...calls].sort());
    await context.close();
  }
  expect(asked[0]).toEqual(asked[1]);
  expect(asked[0]?.some((call) => call.includes("/api/rules/0/listings"))).toBe(true);
});
