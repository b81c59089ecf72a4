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

for (const path of PATHS) {
  test(`${path} loads at most 25 KB of script above an empty page`, async ({ request }) => {
    const empty = await scriptBytes(request, "/measure/empty");
    const own = await scriptBytes(request, path);
    expect(empty).toBeGreaterThan(50_000);
    expect(own - empty, `${own} bytes against ${empty}`).toBeLessThanOrEqual(BUDGET_BYTES);
  });
}

async function scriptBytes(request: APIRequestContext, path: string): Promise<number> {
  const html = await (await request.get(path)).text();
  const sources = new Set(
    [...html.matchAll(/<script[^>]*? src="([^"]+)"(?![^>]*noModule)[^>]*>/g)].flatMap((match) => match[1] ?? []),
  );
  let bytes = 0;
  for (const source of sources) bytes += gzipSync(await (await request.get(source)).body()).length;
  return bytes;
}
