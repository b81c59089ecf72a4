import { typeset } from "@/lib/notice-text/typeset";
import { quickViewOf } from "@/tests/support/rows";
import { closedJobs, first, openJobs } from "@/tests/support/sample-jobs";
import { expect, test } from "@/tests/support/test";

type Job = {
  id: number;
  title: string;
  department: string;
  location: string;
  qualification: string;
  positions: number | null;
  salary: string | null;
  ageLimit: string | null;
  applicationFee: string | null;
  description: string | null;
  selectionProcess: string | null;
  applyLink: string | null;
  sourceUrl: string | null;
  deadline: string;
};

test("Apply Now opens the official site in a new tab, and a click is counted once", async ({ page, request, context }) => {
  const job = first((await openJobs(request)).filter(({ applyLink }) => applyLink !== null));
  await context.route(
    ({ origin }) => origin === new URL(job.applyLink ?? "").origin,
    (route) => route.fulfill({ contentType: "text/html", body: "<title>The official site</title>" }),
  );
  const counted: string[] = [];
  page.on("request", (made) => made.url().endsWith(`/api/jobs/${job.id}/apply-click`) && counted.push(made.method()));
  await page.goto(`/job/${job.id}`);
  const applications = async () => ((await (await request.get("/api/stats")).json()) as { applications: number }).applications;
  const before = await applications();
  const opened = context.waitForEvent("page");
  await page.getByRole("link", { name: "Apply Now" }).click();
  const site = await opened;
  await site.waitForLoadState();
  expect(site.url()).toBe(new URL(job.applyLink ?? "").href);
  expect(await site.evaluate(() => window.opener)).toBeNull();
  await expect(page).toHaveURL(new RegExp(`/job/${job.id}$`));
  await expect.poll(applications).toBeGreaterThan(before);
  expect(counted).toEqual(["POST"]);
});

test("a job page shows its badges, every step of the selection numbered, its text, days, fee and source", async ({
  reader: page,
  request,
}) => {
  const jobs = (await (await request.get("/api/jobs?open=1&limit=100")).json()) as { jobs: Job[] };
  const job = first(
    jobs.jobs.filter(
      ({ selectionProcess, description, applicationFee, sourceUrl, positions }) =>
        selectionProcess?.includes(",") && description && applicationFee && sourceUrl && positions,
    ),
  );
  await page.goto(`/job/${job.id}`);
  const main = page.getByRole("main");
  await expect(main.getByRole("list", { name: "Facts" }).or(main.locator("h1 + ul")).first().getByRole("listitem")).toContainText(
    [job.department, job.location, job.qualification],
  );
  const steps = (job.selectionProcess ?? "").split(",").map((step) => step.trim());
  const list = main.locator("section[aria-labelledby=selection] ol");
  await expect(list.getByRole("listitem")).toHaveText(steps);
  await expect(list).toHaveCSS("list-style-type", "decimal");
  for (const paragraph of (job.description ?? "").split(/\n\s*\n/)) await expect(main.getByText(paragraph.trim())).toBeVisible();
  await expect(main.locator("dt", { hasText: "Application fee" }).locator("+ dd")).toHaveText(typeset(job.applicationFee ?? ""));
  await expect(main.locator("dt", { hasText: "Posted on" }).locator("+ dd")).toHaveText(/\d{4}$/);
  await expect(main.locator(`time[datetime="${job.deadline}"]`).filter({ visible: true }).first()).toBeVisible();
  await expect(main.locator(`a[href="${job.sourceUrl}"]`).filter({ visible: true }).first()).toBeVisible();
});

test("the quick view asks for positions when it opens and not before, and saves and shares", async ({ page, request }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const asked: string[] = [];
  page.on("request", (made) => {
    const { pathname } = new URL(made.url());
    if (pathname.endsWith("/positions")) asked.push(pathname);
  });
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  // The job of the row itself: other tests publish before the list in the meantime.
  const row = page.locator("article").first();
  const address = (await row.getByRole("heading").getByRole("link").getAttribute("href")) ?? "";
  const { id, title } = await (await request.get(`/api/jobs/${address.split("/").at(-1)}`)).json();
  await (await quickViewOf(row)).click();
  const dialog = page.getByRole("dialog", { name: typeset(title) });
  await expect.poll(() => asked).toEqual([`/api/jobs/${id}/positions`]);
  const save = dialog.getByRole("button", { name: `Save ${typeset(title)}` });
  await save.click();
  await expect(save).toHaveAttribute("aria-pressed", "true");
  await dialog.getByRole("button", { name: "Share" }).click();
  await expect(page.getByText("Link copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`/job/${id}$`));
});

test("the comparison names who pays most and who has most posts, and calls a closed job Expired", async ({ page, request }) => {
  const { jobs } = (await (await request.get("/api/jobs?open=1&limit=100")).json()) as { jobs: Job[] };
  const paid = jobs.filter(({ salary }) => /^(Rs\.?|₹) ?[\d,]+( |-|$)/.test(salary ?? ""));
  const amount = ({ salary }: Job) => Number(/[\d,]+/.exec(salary ?? "")?.[0].replaceAll(",", ""));
  const best = first(paid.toSorted((a, b) => amount(b) - amount(a)));
  const most = first(
    jobs
      .filter((job) => job.id !== best.id && paid.includes(job) && amount(job) < amount(best))
      .toSorted((a, b) => (b.positions ?? 0) - (a.positions ?? 0)),
  );
  expect(most.positions ?? 0).toBeGreaterThan(best.positions ?? 0);
  const closed = first(await closedJobs(request));
  await page.goto(`/?compare=${best.id},${most.id}`);
  const dialog = page.getByRole("dialog", { name: "Compare jobs" });
  const winner = (label: string) => dialog.locator("dt", { hasText: label }).locator("+ dd");
  await expect(winner("Highest salary")).toContainText(typeset(best.title));
  await expect(winner("Highest salary")).not.toContainText(typeset(most.title));
  await expect(winner("Most positions")).toContainText(typeset(most.title));
  await expect(winner("Most positions")).not.toContainText(typeset(best.title));
  await page.goto(`/?compare=${closed.id}`);
  await expect(dialog.getByText("Expired", { exact: true })).toBeVisible();
});
