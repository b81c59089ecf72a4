import type { APIRequestContext } from "@playwright/test";
import { hugeSheet, lyingZipBomb, slowSheet, wideCsv, zipBomb } from "@/tests/support/hostile-files";
import { TEST_ADMIN } from "@/tests/support/site-process.mjs";
import { expect, test } from "@/tests/support/test";

test.describe.configure({ timeout: 400_000 });

/** An address may take this much longer while a hostile file is read: on a machine that is busy with other tests too. */
const SLOWER_MS = 1_000;
const ADDRESSES = ["/api/health", "/"];
/**
 * `npm run prove -- uploads` sends these too: the first takes half a minute of a core, and read-in-worker.test.ts holds the limit in three seconds; that the
 * others are refused is a test of what reads them (read-upload.test.ts), which the worker does with each file alike.
 */
const MORE = [
  { what: "an XLSX of 19 KB with a text of 18 MB", name: "slow.xlsx", make: slowSheet, message: "not read within 30 seconds" },
  { what: "an XLSX of 15 KB with 49 million places", name: "huge.xlsx", make: hugeSheet, message: "more cells than are read" },
  { what: "a zip bomb with a wrong size", name: "liar.xlsx", make: lyingZipBomb, message: "not readable" },
];
const FILES = [
  ...(process.env.WHOLE_PROOF ? MORE : []),
  { what: "an XLSX of 65 KB that unpacks to 65 MB", name: "bomb.xlsx", make: zipBomb, message: "when it is unpacked" },
  { what: "a CSV of 7 MB with 2,000 columns", name: "wide.csv", make: wideCsv, message: null },
];

/** The longest time that each address took, asked again and again, as a reader does, until the work is done. */
async function slowestDuring(request: APIRequestContext, work: Promise<unknown>): Promise<number> {
  let isDone = false;
  const end = () => {
    isDone = true;
  };
  void work.then(end, end);
  let slowest = 0;
  while (!isDone) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    for (const path of ADDRESSES) {
      const startedAt = performance.now();
      const response = await request.get(path, { timeout: 200_000 });
      await response.body();
      slowest = Math.max(slowest, performance.now() - startedAt);
    }
  }
  return slowest;
}

test("the site answers in its usual time while hostile files are read", async ({ playwright, ownSite: { address } }) => {
  const [reader, editor] = await Promise.all(
    [1, 2].map(() => playwright.request.newContext({ baseURL: address, extraHTTPHeaders: { origin: address } })),
  );
  if (!reader || !editor) throw new Error("two clients were made");
  const { username, password } = TEST_ADMIN;
  expect((await editor.post("/api/admin/login", { data: { username, password } })).status()).toBe(200);
  const calm = await slowestDuring(reader, new Promise((resolve) => setTimeout(resolve, 1_500)));
  for (const { what, name, make, message } of FILES) {
    const startedAt = performance.now();
    const upload = editor.post(`/api/admin/import/preview?name=${name}`, { data: Buffer.from(make()), timeout: 300_000 });
    const [slowest, response] = await Promise.all([slowestDuring(reader, upload), upload]);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    const figures = `${what}: answered ${response.status()} after ${seconds} s; slowest page meanwhile ${slowest.toFixed(0)} ms`;
    test.info().annotations.push({ type: `calm ${calm.toFixed(0)} ms`, description: figures });
    process.stdout.write(`${figures} (calm ${calm.toFixed(0)} ms)\n`);
    expect(response.status(), await response.text()).toBe(message === null ? 200 : 400);
    if (message !== null) expect((await response.json()).message).toContain(message);
    expect(slowest, what).toBeLessThan(calm + SLOWER_MS);
  }
});
