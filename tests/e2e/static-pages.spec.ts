import { expect, test } from "@/tests/support/test";

/** Every sentence of spec section 2 that these pages must hold. */
const WORDINGS: [string, string, (string | RegExp)[]][] = [
  ["/faq", "how often jobs are refreshed", [/Every 6 hours/, /not affiliated with any government body/]],
  [
    "/privacy-policy",
    "rights and the time of a reply",
    [/We reply within 30 days/, "Grievance Officer", "Withdrawing consent", "Under 18"],
  ],
  ["/terms-of-service", "when it was last changed", ["Last updated: January 2025"]],
  ["/terms-of-service", "age and one account", [/at least 18 years old/, /One account per person/]],
  ["/terms-of-service", "what is prohibited", [/scraping:/, /uploading malicious code/, /spam, and/, /impersonation:/]],
  [
    "/terms-of-service",
    "termination and law",
    [
      /close your account at any time by contacting us/,
      /suspend or close an account that violates/,
      /governed by the law of India/,
      /courts in Gurgaon, Haryana/,
    ],
  ],
  ["/terms-of-service", "that it is no agency", [/not a recruitment agency and are not affiliated with any government body/]],
  ["/disclaimer", "when it was last changed", ["Last updated: January 2025"]],
  [
    "/disclaimer",
    "its sections",
    [
      "Notice of independence",
      "Accuracy of information",
      "Third-party links",
      "No employment guarantee",
      "Content and copyright",
      "Your responsibility",
    ],
  ],
];

for (const [path, what, wordings] of WORDINGS) {
  test(`${path} says ${what}`, async ({ reader: page }) => {
    await page.goto(path);
    const main = page.getByRole("main");
    for (const words of wordings) {
      const found = typeof words === "string" ? main.getByText(words, { exact: true }) : main.getByText(words);
      await expect(found.first()).toBeVisible();
    }
  });
}

test("the terms have the sections of the specification", async ({ reader: page }) => {
  await page.goto("/terms-of-service");
  const titles = [
    "Acceptance",
    "Accounts and your responsibilities",
    "What the service does",
    "Content and intellectual property",
    "Disclaimers and liability",
    "Termination and governing law",
  ];
  for (const title of titles) {
    const name = new RegExp(title, "i");
    await expect(
      page.getByRole("heading", { level: 2 }).filter({ hasText: name }).or(page.getByRole("heading", { name }).first()).first(),
    ).toBeVisible();
  }
});

for (const path of ["/terms-of-service", "/disclaimer"]) {
  test(`${path} ends with a contact card: mail, masked phone, postal address`, async ({ reader: page }) => {
    await page.goto(path);
    const card = page.getByRole("region", { name: "Contact" });
    await expect(card.getByRole("link", { name: /@/ })).toHaveAttribute("href", /^mailto:/);
    await expect(card.getByText(/^\+\d\d [X ]+\d\d$/)).toBeVisible();
    await expect(card.getByText(/Gurgaon/)).toBeVisible();
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
  });
}

test("the footer claims what the database bears out and leads to real pages", async ({ reader: page, request }) => {
  await page.goto("/faq");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByText(/^\d{3} jobs in all, closed ones too$/)).toBeVisible();
  await expect(footer.getByText(/active users|verified|24\/7/)).toHaveCount(0);
  const labels = [
    "Banking",
    "Railway",
    "Defense",
    "SSC",
    "UPSC",
    "State Government jobs",
    "Latest Jobs",
    "Exam Results",
    "Admit Cards",
    "Syllabus & Pattern",
    "Previous Papers",
    "Contact",
    "FAQ",
    "Privacy Policy",
    "Terms of Service",
    "Disclaimer",
  ];
  const hrefs = await Promise.all(
    labels.map((label) => footer.getByRole("link", { name: label, exact: true }).first().getAttribute("href")),
  );
  const statuses = await Promise.all(hrefs.map(async (href) => `${href} ${(await request.get(href ?? "")).status()}`));
  expect(statuses).toEqual(hrefs.map((href) => `${href} 200`));
  await expect(footer.getByText(/not a recruitment agency and is not affiliated/)).toBeVisible();
});
