import { gzipSync } from "node:zlib";
import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "@/tests/support/test";

/** First-load JavaScript that a public page may add to an empty page of the same build, in bytes of gzip. */
const BUDGET_BYTES = 25 * 1024;

const PATHS = [
  "/",
  "/?search=officer",
  "/jobs",
  "/jobs/ssc",
  "/jobs/bihar?lang=hi",
  "/exams",
  "/job/1",
  "/saved",
  "/for-you",
  "/for-you/jobs",
  "/contact",
  "/faq",
  "/guide",
  "/privacy-policy",
  "/exam-results",
  "/offline",
  "/sign-in",
  "/register",
  "/forgot-password",
];

test(`${PATHS.join(", ")}: each loads at most 25 KB of script above an empty page`, async ({ request }) => {
  const empty = await scriptBytes(request, "/measure/empty");
  expect(empty).toBeGreaterThan(50_000);
  for (const path of PATHS) {
    const own = await scriptBytes(request, path);
    expect.soft(own - empty, `${path}: ${own} bytes against ${empty}`).toBeLessThanOrEqual(BUDGET_BYTES);
  }
});

/** Most scripts are those of every page: each is packed once. */
const packed = new Map<string, number>();

async function scriptBytes(request: APIRequestContext, path: string): Promise<number> {
  const html = await (await request.get(path)).text();
  const sources = new Set(
    [...html.matchAll(/<script[^>]*? src="([^"]+)"(?![^>]*noModule)[^>]*>/g)].flatMap((match) => match[1] ?? []),
  );
  let bytes = 0;
  for (const source of sources) {
    if (!packed.has(source)) packed.set(source, gzipSync(await (await request.get(source)).body()).length);
    bytes += packed.get(source) ?? 0;
  }
  return bytes;
}
