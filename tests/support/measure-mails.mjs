/**
 * Opens each HTML file of a folder as a phone of 360 pixels does, in the light and in the dark, and writes what was measured as JSON: the width that it
 * takes, and the texts whose contrast is too low. node tests/support/measure-mails.mjs FOLDER [--pictures, which come to lie beside the files]
 */
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { chromium } from "@playwright/test";
import { findBrowser } from "../../scripts/browser.mjs";

const [folder = ".", pictures] = process.argv.slice(2);
const fileOf = createRequire(import.meta.url).resolve;
const axe = readFileSync(fileOf("axe-core/axe.min.js"), "utf8");
// A machine of tests has no letters of Hindi; the devices of readers have.
const letters = readFileSync(fileOf("@expo-google-fonts/mukta/400Regular/Mukta_400Regular.ttf")).toString("base64");

const executablePath = (await findBrowser(() => undefined)) || undefined;
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
// Each mail is written into the document of the one before: to read axe and the letters anew for each took three times the CPU of all the rest.
await page.evaluate(axe);
await page.evaluate(async (base64) => {
  globalThis.letters = new FontFace("Mukta", `url(data:font/ttf;base64,${base64})`);
  await globalThis.letters.load();
}, letters);
const measured = [];
for (const file of readdirSync(folder).filter((name) => name.endsWith(".html"))) {
  await page.setContent(readFileSync(path.resolve(folder, file), "utf8"));
  await page.evaluate(() => void document.fonts.add(globalThis.letters));
  for (const colorScheme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme });
    const faults = await page.evaluate(async () => {
      await document.fonts.ready;
      const { violations } = await globalThis.axe.run({ runOnly: ["color-contrast", "link-name", "html-has-lang", "list"] });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
    });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    measured.push({ file, colorScheme, width, faults });
    if (pictures) await page.screenshot({ path: path.resolve(folder, `${file}-${colorScheme}.png`), fullPage: true });
  }
}
await browser.close();
process.stdout.write(JSON.stringify(measured));
