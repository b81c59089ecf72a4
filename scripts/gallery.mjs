/**
 * npm run gallery: measures every kind of page against the figures of the design (gallery/figures.mjs), then takes pictures of every page
 * kind, state and dialog, at three widths in both themes, into gallery/ with an index page; and it measures first visits from a slow phone
 * (gallery/phone-figures.mjs). Fails where a figure is missed. BASE_URL takes a site that runs already; otherwise one is started with sample
 * data. `-- home job` takes those pictures alone, `-- measure` and `-- phone` only measure.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { startSite, temporaryDataDir } from "../tests/support/site-process.mjs";
import { findBrowser } from "./browser.mjs";
import { measureAll } from "./gallery/measure-all.mjs";
import { checkPhones } from "./gallery/phone-figures.mjs";
import { SHOTS } from "./gallery/shots.mjs";
import { checkNodeVersion, ensureBuild, ensureClient, ensurePackages, ROOT } from "./prepare.mjs";

const WIDTHS = { 360: 740, 768: 1024, 1280: 800 };
const THEMES = ["light", "dark"];
const FOLDER = path.join(ROOT, "gallery");
const MAX_HEIGHT = 6000;
const PERSON = {
  fullName: "Asha Verma",
  email: `gallery-${Date.now()}@niyukti.example`,
  password: "a long gallery password",
};

const STAFF = { username: "gallery", password: "gallery-pass" };
const SIGN_IN = { person: signInPerson, staff: signInStaff };

checkNodeVersion();
await ensurePackages();
await ensureClient();
const { chromium } = await import("@playwright/test");
const executablePath = (await findBrowser(() => undefined)) || undefined;
const site = process.env.BASE_URL ? null : await startOwnSite();
const baseURL = process.env.BASE_URL ?? site.address;
const wanted = process.argv.slice(2);
const isAsked = (part) => wanted.length === 0 || wanted.includes(part);
const shots = SHOTS.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.startsWith(part)));

if (wanted.length === 0) rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
let failures = 0;
let beyond = 0;
try {
  if (isAsked("measure")) beyond += await measureAll(browser, baseURL);
  if (isAsked("phone")) beyond += await checkPhones(browser, baseURL);
  for (const theme of THEMES) for (const width of Object.keys(WIDTHS).map(Number)) await takeAll(theme, width);
  writeFileSync(path.join(FOLDER, "index.html"), indexPage());
} finally {
  await browser.close();
  await site?.stop();
}
console.log(`\n${shots.length * 6 - failures} pictures in gallery/, ${failures} failed; ${beyond} pages beyond their figures`);
process.exitCode = failures + beyond > 0 ? 1 : 0;

async function startOwnSite() {
  await ensureBuild();
  const { dataDir, remove } = temporaryDataDir();
  const running = startSite({
    DATA_DIR: dataDir,
    SEED: "sample",
    ADMIN_USERNAME: STAFF.username,
    ADMIN_EMAIL: "gallery@niyukti.example",
    ADMIN_PASSWORD: STAFF.password,
  });
  return { address: await running.address, stop: () => running.stop().then(remove) };
}

async function takeAll(theme, width) {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height: WIDTHS[width] },
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  await context.addInitScript((name) => localStorage.setItem("niyukti-ui-theme", name), theme);
  // Those of a signed-in person and then the staff are the last ones of the list, so that one context serves.
  const signedIn = new Set();
  for (const [index, shot] of shots.entries()) {
    if (shot.as && !signedIn.has(shot.as)) {
      await SIGN_IN[shot.as](context);
      signedIn.add(shot.as);
    }
    process.stdout.write(`\r${theme} ${width}: ${index + 1} of ${shots.length} (${shot.name})`.padEnd(60));
    await take(context, shot, `${shot.name}-${width}-${theme}.png`).catch((error) => {
      failures += 1;
      console.error(`\n${shot.name} at ${width}, ${theme}: ${error.message.split("\n")[0]}`);
    });
  }
  await context.close();
}

/** Signs a person in who was registered for this run. */
async function signInPerson(context) {
  const headers = { origin: baseURL };
  const call = (name, data) => context.request.post(`/api/users/${name}`, { data, headers });
  const answer = await call("login", { email: PERSON.email, password: PERSON.password });
  if (!answer.ok() && !(await call("register", PERSON)).ok()) throw new Error("nobody can be registered for the pictures");
}

async function signInStaff(context) {
  const { username, password } = STAFF;
  const answer = await context.request.post("/api/admin/login", { data: { username, password }, headers: { origin: baseURL } });
  if (!answer.ok()) throw new Error("the staff cannot be signed in for the pictures");
}

async function take(context, { path: address, prepare, isDialog }, file) {
  const page = await context.newPage();
  try {
    await page.goto(address, { waitUntil: "load" });
    await prepare?.(page);
    // What the device fills is still to come when the page is there.
    await page.waitForFunction(() => !document.querySelector("main .animate-pulse"));
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const { width } = page.viewportSize();
    const clip = { x: 0, y: 0, width, height: Math.min(height, MAX_HEIGHT) };
    await page.screenshot({ path: path.join(FOLDER, file), ...(isDialog ? {} : { fullPage: true, clip }) });
  } finally {
    await page.close();
  }
}

function indexPage() {
  const rows = shots.map(({ name }) => {
    const pictures = THEMES.flatMap((theme) =>
      Object.keys(WIDTHS).map(
        (width) => `<img loading="lazy" height="480" alt="${name} ${width} ${theme}" src="${name}-${width}-${theme}.png">`,
      ),
    );
    return `<h2>${name}</h2><p>${pictures.join(" ")}</p>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title><body>${rows.join("\n")}</body></html>\n`;
}
