import { newAddress, PASSWORD } from "@/tests/support/auth-dialog";
import { expectRows } from "@/tests/support/rows";
import { expect, test } from "@/tests/support/test";

const TOAST = "[data-sonner-toast][data-removed='false']";

test("/jobs/ssc has a blue banner and /jobs/railway a green one", async ({ reader: page }) => {
  /** Red, green and blue of the band behind the heading. */
  const band = () =>
    page.getByRole("heading", { level: 1 }).evaluate((heading) => {
      for (let element: Element | null = heading; element; element = element.parentElement) {
        const colour = getComputedStyle(element).backgroundColor;
        const canvas = document.createElement("canvas").getContext("2d");
        if (!canvas || colour === "rgba(0, 0, 0, 0)") continue;
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        return [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)];
      }
      return [0, 0, 0];
    });
  await page.goto("/jobs/ssc");
  const [r1 = 0, g1 = 0, b1 = 0] = await band();
  expect(b1).toBeGreaterThan(Math.max(r1, g1) * 1.3);
  await page.goto("/jobs/railway");
  const [r2 = 0, g2 = 0, b2 = 0] = await band();
  expect(g2).toBeGreaterThan(Math.max(r2, b2) * 1.3);
});

test("a department page begins with its department, twenty rows, the latest first, and keeps the department when filtered", async ({
  reader: page,
  request,
}) => {
  for (const [slug, department] of [
    ["ssc", "Staff Selection Commission"],
    ["railway", "Railway Recruitment Board"],
  ] as const) {
    await page.goto(`/jobs/${slug}`);
    const query = new URLSearchParams({ department, limit: "20" });
    const { jobs } = (await (await request.get(`/api/jobs?${query}`)).json()) as { jobs: { id: number }[] };
    await expectRows(page.getByRole("main"), jobs);
    await expect(page.getByRole("combobox", { name: /sort/i })).toHaveValue("latest");
    await expect(page.locator(".list-skeleton > li")).toHaveCount(5);
  }
});

test("on the last page of a long department Next is disabled", async ({ reader: page, request }) => {
  const { total } = (await (await request.get("/api/jobs?department=Railway&limit=1")).json()) as { total: number };
  expect(total).toBeGreaterThan(20);
  await page.goto(`/jobs/railway?page=${Math.ceil(total / 20)}`);
  const pages = page.getByRole("navigation", { name: /pages/i });
  await expect(pages.getByText("Next")).toHaveAttribute("aria-disabled", "true");
  await expect(pages.getByText("Previous")).not.toHaveAttribute("aria-disabled", "true");
});

test("exams are searched by their words and stand in the order of the exam, of the end of registration, and of the title", async ({
  reader: page,
  request,
}) => {
  type Exam = { title: string; conductingOrganization: string; examDate: string; registrationEndDate: string };
  const exams = (await (await request.get("/api/exams")).json()) as Exam[];
  // Past exams are folded at the end, and on the page all the same.
  const titles = () => page.locator("main article h3").allTextContents();
  const shown = async (): Promise<Exam[]> => (await titles()).map((title) => exams.find((exam) => exam.title === title) as Exam);
  await page.goto("/exams?sortBy=registrationEnd");
  const ends = (await shown()).map(({ registrationEndDate }) => registrationEndDate);
  expect(ends).toHaveLength(exams.length);
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" }).format(new Date());
  const coming = ends.filter((day) => day >= today);
  expect(ends.slice(0, coming.length)).toEqual(coming.toSorted());
  await page.goto("/exams?sortBy=title");
  const visible = await page.getByRole("article").getByRole("heading", { level: 3 }).allTextContents();
  expect(visible).toEqual(visible.toSorted((a, b) => a.localeCompare(b)));
  await page.goto("/exams?sortBy=examDate");
  const days = (await shown()).map(({ examDate }) => examDate).filter((day) => day >= today);
  expect(days).toEqual(days.toSorted());
  await page.getByRole("searchbox", { name: "Search exams" }).fill("railway");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/search=railway/);
  const found = await shown();
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThan(exams.length);
  for (const exam of found) expect(`${exam.title} ${exam.conductingOrganization}`).toMatch(/railway/i);
});

test("every legal page says that the product is no recruitment agency and belongs to no government body", async ({ request }) => {
  for (const path of ["/terms-of-service", "/disclaimer"]) {
    const text = (await (await request.get(path)).text()).replace(/<[^>]+>/g, " ");
    const main = text.slice(text.indexOf("Last updated"));
    expect(main, path).toMatch(/not a recruitment agency/);
    expect(main, path).toMatch(/not affiliated with any government body/);
  }
});

test("whoever asks for a new password is told the same, with an account and without one", async ({ request }) => {
  const [known, unknown] = [newAddress(), newAddress()];
  const person = { fullName: "Asha Verma", email: known, password: PASSWORD };
  expect((await request.post("/api/users/register", { data: person })).status()).toBe(201);
  const answers = await Promise.all(
    [known, unknown].map(async (email) => {
      const answer = await request.post("/api/users/forgot-password", { data: { email } });
      return `${answer.status()} ${await answer.text()}`;
    }),
  );
  expect(answers[0]).toBe(answers[1]);
});

test("a toast stays for five seconds", async ({ page }) => {
  await page.clock.install();
  await page.goto("/#signin");
  const submit = page.getByRole("dialog").getByRole("button", { name: "Sign In", exact: true });
  await submit.click();
  await expect(page.locator(TOAST)).toHaveText(/Missing Information/);
  // From here on time passes only as this test says; a new press shows the toast anew.
  await page.clock.pauseAt(Date.now() + 60_000);
  await expect(page.locator(TOAST)).toHaveCount(0);
  await submit.click();
  await page.clock.runFor(500);
  await expect(page.locator(TOAST)).toHaveText(/Missing Information/);
  await page.mouse.move(0, 0);
  await page.clock.runFor(4_000);
  await expect(page.locator(TOAST)).toHaveCount(1);
  await page.clock.runFor(2_000);
  await expect(page.locator(TOAST)).toHaveCount(0);
});
