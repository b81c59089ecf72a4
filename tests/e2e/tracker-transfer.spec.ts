import { readFile } from "node:fs/promises";
import { dayInIndia } from "@/lib/dates";
import { expect, test } from "@/tests/support/test";
import { add, cardOf, expectToast, openTracker, titles } from "@/tests/support/tracker-dialog";

const TODAY = dayInIndia(new Date());

test("applications are taken in from files and given out as one", async ({ page, browser }) => {
  const dialog = await openTracker(page);
  await test.step("refuses files that hold no applications, or too much", async () => {
    const importing = (buffer: Buffer) =>
      page.locator("input[type=file]").setInputFiles({ name: "x.json", mimeType: "application/json", buffer });
    await importing(Buffer.from("{not json"));
    await expectToast(
      page,
      "No applications could be added from the file",
      "It does not hold applications that this tracker saved.",
    );
    await importing(Buffer.alloc(2_000_001, " "));
    await expectToast(page, "No applications could be added from the file", "It is larger than 2 MB.");
    await importing(Buffer.from('{"applications":[{"__proto__":{"x":1},"jobTitle":"<img src=x onerror=alert(1)>"},5,null]}'));
    await expectToast(page, "Applications added from the file", "0 added, 0 changed, 0 already here, 3 not taken.");
  });
  await test.step("an export brings the tracker to another device, and a second import doubles nothing", async () => {
    await add(page, "Constable", { Notes: "Roll 12" });
    await add(page, "Lineman");
    const downloading = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "Save to a file" }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`niyukti-applications-${TODAY}.json`);
    const buffer = await readFile(await download.path());

    const context = await browser.newContext();
    const other = await context.newPage();
    await openTracker(other);
    const file = { name: "applications.json", mimeType: "application/json", buffer };
    for (const result of [
      "2 added, 0 changed, 0 already here, 0 not taken.",
      "0 added, 0 changed, 2 already here, 0 not taken.",
    ]) {
      await other.locator("input[type=file]").setInputFiles(file);
      await expectToast(other, "Applications added from the file", result);
      await expect(titles(other)).toHaveCount(2);
    }
    await expect(cardOf(other, "Constable").getByText("Roll 12")).toBeVisible();
    await context.close();
  });
});
