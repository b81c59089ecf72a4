import { typeset } from "@/lib/notice-text/typeset";
import { first } from "@/tests/support/sample-jobs";
import { expect, test } from "@/tests/support/test";

test("the calendar can be subscribed to, and one exam's days be taken along", async ({ reader: page, request }) => {
  await page.goto("/exams");
  await expect(page.getByRole("link", { name: "Subscribe to the exam calendar" })).toHaveAttribute(
    "href",
    /^webcal:.*\/exams\.ics$/,
  );
  const feed = await request.get("/exams.ics");
  expect(feed.headers()["content-type"]).toBe("text/calendar; charset=utf-8; method=PUBLISH");
  // Tests of the staff add and delete exams beside this one.
  await expect(async () => {
    const read = await request.get("/exams.ics");
    const exams = await (await request.get("/api/exams")).json();
    const text = (await read.text()).replaceAll("\r\n ", "");
    expect(text.match(/^UID:exam-\d+-exam@/gm)).toHaveLength(exams.length);
    const again = await request.get("/exams.ics", { headers: { "if-none-match": read.headers().etag ?? "" } });
    expect(again.status()).toBe(304);
  }).toPass();
  const one = await request.get((await page.locator('a[href*="exams.ics?exam="]').first().getAttribute("href")) ?? "");
  expect((await one.text()).match(/^UID:exam-(\d+)-exam@/gm)).toHaveLength(1);
  const hindi = await request.get("/exams.ics?lang=hi");
  expect(await hindi.text()).toContain("परीक्षा");
  expect((await request.get("/calendars/exams-fr.ics")).status()).toBe(404);
  for (const id of ["0", "abc", "999999", "__proto__"]) expect((await request.get(`/exams.ics?exam=${id}`)).status()).toBe(404);
});

test("today stands among the dates of an exam behind those that have passed, and before none as if it were theirs", async ({
  reader: page,
}) => {
  await page.goto("/exams");
  const lines = () =>
    // As it is seen: what a phone hides is text all the same.
    // biome-ignore lint/performance/useDomNodeTextContent: textContent holds what is hidden
    page.locator("main summary").evaluateAll((rows) => rows.map((row) => (row as HTMLElement).innerText.split("\n").at(-1)));
  await page.setViewportSize({ width: 1280, height: 900 });
  const wide = (await lines()).filter((line) => /\btoday\b/.test(line ?? ""));
  expect(wide.length).toBeGreaterThan(0);
  expect(wide.filter((line) => !/^\S.* · today/.test(line ?? ""))).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  const narrow = await lines();
  expect(narrow.length).toBeGreaterThan(0);
  expect(narrow.filter((line) => /^today/.test(line ?? ""))).toEqual([]);
});

test("search, organisation and the three orders select and sort the cards", async ({ reader: page, request }) => {
  const readExams = async () =>
    (await (await request.get("/api/exams")).json()) as { title: string; conductingOrganization: string; examDate: string }[];
  const exams = await readExams();
  await page.goto("/exams");
  await expect(page.getByRole("searchbox", { name: "Search exams" })).toBeVisible();
  const sort = page.getByRole("combobox", { name: "Sort by" });
  expect(await sort.locator("option").evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value))).toEqual([
    "next",
    "examDate",
    "registrationEnd",
    "title",
  ]);
  // Months after the third and past exams are folded, and on the page all the same.
  const cards = page.locator("main article h3");
  // Tests of the staff add and delete exams beside this one.
  await expect(async () => {
    await page.goto("/exams?sortBy=title");
    const shown = (await cards.allTextContents()).toSorted((a, b) => a.localeCompare(b));
    const titles = (await readExams()).map(({ title }) => title).sort((a, b) => a.localeCompare(b));
    expect(shown).toEqual(titles);
  }).toPass();
  // Those that other tests add are of the Staff Selection Commission.
  const organisation = first(exams.filter((exam) => !exam.conductingOrganization.startsWith("Staff"))).conductingOrganization;
  const own = exams.filter((exam) => exam.conductingOrganization === organisation);
  await page.goto(`/exams?${new URLSearchParams({ organization: organisation })}`);
  await expect(page.getByText(`${own.length} exam(s) found`, { exact: true })).toBeVisible();
  await expect(cards).toHaveCount(own.length);
});

test("a row unfolds the registration badge, days left, every fact and the ways to the official site and the syllabus", async ({
  reader: page,
  request,
}) => {
  const exams = await (await request.get("/api/exams")).json();
  const exam = exams.find(
    ({ totalMarks, examPattern, applicationFee, syllabus }: Record<string, string | null>) =>
      totalMarks && examPattern && applicationFee && /^https/.test(syllabus ?? ""),
  );
  await page.goto("/exams");
  const card = page.locator(`#exam-${exam.id}`);
  // Links to an exam open the month that it is folded into.
  await page.goto(`/exams#exam-${exam.id}`);
  await card.locator("summary").click();
  await expect(card.locator(".chip").first()).toHaveText(/^Registration (Not Started|Open|Closed)$/);
  await expect(card.locator(".chip").nth(1)).toHaveText(
    /^(\d+ days? (left to register|to the exam)|Exam (today|tomorrow|held))$/,
  );
  for (const fact of [exam.examPattern, exam.examMode, exam.duration, exam.location, exam.applicationFee, exam.eligibility]) {
    await expect(card.getByText(typeset(fact), { exact: true }).first()).toBeVisible();
  }
  await expect(card.getByText(exam.totalMarks.toLocaleString("en-IN"), { exact: true })).toBeVisible();
  await expect(card.getByRole("link", { name: /^Visit Official Website/ })).toHaveAttribute("href", exam.officialWebsite);
  await expect(card.getByRole("link", { name: /^View Syllabus/ })).toHaveAttribute("href", exam.syllabus);
});
