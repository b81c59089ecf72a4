import { beSignedIn, createStaff, openAdmin } from "@/tests/support/staff";
import { expect, test } from "@/tests/support/test";

/** Space for some words of a line, in CSS pixels. */
const READABLE = 150;

test("on a phone the preview of an import says why a row is refused in lines of words, not of letters, and compares a row with its file side by side", async ({
  page,
}) => {
  await beSignedIn(page.context());
  await openAdmin(page, "/admin/import", await createStaff(page, "editor"));
  await page.setViewportSize({ width: 360, height: 800 });
  const text = "title,organisation,location,last date,link\nClerk,A Municipal Corporation,Pune,31 June 2026,https://a.example/1";
  await page.getByLabel("File of listings").setInputFiles({ name: "phone.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
  const reason = page.getByRole("cell", { name: /^deadline is an impossible date/ });
  expect(await reason.evaluate((cell) => cell.clientWidth)).toBeGreaterThan(READABLE);
  await page.getByText("Compare row 1 with the file").click();
  const rows = page.getByRole("region", { name: "Values of row 1" }).getByRole("row");
  for (const row of [rows.nth(0), rows.nth(1)]) {
    const cells = row.locator("th, td");
    await expect(cells.first()).toHaveCSS("position", "static");
    const tops = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
  }
});
