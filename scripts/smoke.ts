/**
 * npm run smoke -- URL: asks a running site, behind whatever stands in front of it, some twenty times from outside, and says what of it does not
 * hold. Writes nothing and needs no password; ends with 1 where something is wrong.
 */
import { askerOf } from "@/scripts/smoke/ask";
import { CHECKS } from "@/scripts/smoke/checks";

const [given = ""] = process.argv.slice(2);
if (!URL.canParse(given)) {
  console.error("Usage: npm run smoke -- URL   (as https://jobs.example.org)");
  process.exit(2);
}
// Whoever reads no more of it, as `head` does, is asked for by no write again, and the end is as it would be.
process.stdout.on("error", () => undefined);
const ask = askerOf(new URL(given).origin);
let failed = 0;
for (const { name, faults } of CHECKS) {
  const found = await faults(ask, new Date()).catch((error: unknown) => [error instanceof Error ? error.message : String(error)]);
  console.log(`${found.length === 0 ? "ok    " : "FAILED"} ${name}`);
  for (const fault of found) console.log(`         ${fault}`);
  if (found.length > 0) failed += 1;
}
console.log(`${CHECKS.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
