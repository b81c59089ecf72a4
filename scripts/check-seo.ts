/**
 * Checks what search engines are shown: npm run check:seo -- [ADDRESS]. With the address of a running site every page of its site map, in both
 * languages; else the markup of every published notice in the database. Names each fault; ends with status 1 where there is an error.
 */
import type { Fault } from "@/lib/seo/check/fault";
import { reasonOf } from "@/lib/server/backup/backup-error";
import { wordsOf } from "./command";
import { startProgress } from "./progress";

const [address] = await wordsOf(
  "npm run check:seo [-- ADDRESS]   (as https://jobs.example.org; without one the database)",
  isAddress,
);
const progress = startProgress("Checking", address ? "pages" : "notices");
const counts = { error: 0, warning: 0 };
const warnings = new Map<string, number>();

function report(where: string, faults: readonly Fault[]): void {
  for (const { level, text } of faults) {
    counts[level] += 1;
    if (level === "error") console.error(`${where}: ${text}`);
    else warnings.set(text, (warnings.get(text) ?? 0) + 1);
  }
}

const looked = await (address ? checkSite(address.replace(/\/+$/, "")) : checkDatabase()).catch((error: unknown) => {
  progress.stop();
  console.error(`Not checked: ${reasonOf(error)}`);
  process.exit(1);
});
progress.stop();
for (const [text, times] of warnings) console.log(`${times} times: ${text}`);
console.log(`Looked at ${looked} ${address ? "pages" : "notices"}: ${counts.error} errors, ${counts.warning} warnings.`);
process.exitCode = counts.error > 0 ? 1 : 0;

function isAddress(words: string[]): boolean {
  return words.length <= 1 && words.every((word) => /^https?:/.test(word) && URL.canParse(word));
}

async function checkSite(origin: string): Promise<number> {
  const { checkSitePages } = await import("@/lib/seo/check/site");
  return checkSitePages(origin, { report, progress: progress.update });
}

async function checkDatabase(): Promise<number> {
  const { withDatabase } = await import("@/lib/server/connect");
  const { checkNotices } = await import("@/lib/seo/check/notices");
  return withDatabase(() => checkNotices(new Date(), { report, progress: progress.update }));
}
