import { expectHydrated } from "@/tests/support/hydration";
import { expect, test } from "@/tests/support/test";

test.describe("scripts that a text brings into a page", () => {
  test.use({ allowedConsoleErrors: [/Content Security Policy|no-such-picture|404/] });

  test("do not run in a page that is kept for all, nor in one that is made for one request", async ({ page }) => {
    let refused: string[] = [];
    page.on("console", (message) => {
      if (/Content Security Policy/.test(message.text())) refused.push(message.text());
    });
    for (const kind of ["kept", "made"]) {
      refused = [];
      await page.goto(`/measure/injected/${kind}`);
      await expect(page.getByText("A text"), kind).toBeVisible();
      await expect.poll(() => refused.length, kind).toBeGreaterThanOrEqual(3);
      expect(await page.evaluate(() => document.documentElement.dataset.stolen), kind).toBeUndefined();
      // The page's own scripts do: React has taken the page over.
      await expectHydrated(page.getByRole("main"));
    }
  });
});

const ADDRESSES = [
  "/",
  "/?search=clerk",
  "/job/1",
  "/jobs/ssc",
  "/exams",
  "/contact",
  "/faq",
  "/job/99999999",
  "/nowhere",
  "/admin/nowhere",
];

for (const address of ADDRESSES) {
  test(`${address} does not say by what the site knows its own scripts`, async ({ request }) => {
    for (const headers of [{}, { rsc: "1" }] as Record<string, string>[]) {
      const response = await request.get(address, { headers, maxRedirects: 0 });
      const text = `${JSON.stringify(response.headers())}\n${await response.text()}`;
      // Of a page for one request it is that request's alone, and longer.
      const marks = [...text.matchAll(/nonce[\\"'=:&quot;]*([\w-]{22})(?![\w+/=-])/g)].map(([, mark]) => mark);
      expect(marks.filter((mark) => !/^0+$/.test(mark ?? ""))).toEqual([]);
      if (address === "/" && !headers.rsc) expect(marks.length).toBeGreaterThan(3);
    }
  });
}
