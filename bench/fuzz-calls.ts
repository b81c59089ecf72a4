/**
 * npm run prove -- fuzz: requests to every call under app/api, made from its zod schema and from nonsense, by nobody, a user, an editor, an admin
 * and a scheduler, against the real server. Fails where one is answered 500 or above or not at all, or takes over two seconds, and where the server
 * logs an error. The seed that it prints makes the same requests again. tsx bench/fuzz-calls.ts [REQUESTS] [SEED]
 */
import { randomBytes } from "node:crypto";
import { compiled } from "@/tests/support/compiled";
import { sampleDataDir, startSite } from "@/tests/support/site-process.mjs";

const total = Number(process.argv[2] ?? 25_000);
const seed = Number(process.argv[3] ?? Date.now() % 2 ** 31);
const { dataDir, remove } = sampleDataDir();
const secret = () => randomBytes(24).toString("hex");
const settings = { DATA_DIR: dataDir, NEXTAUTH_SECRET: secret(), CRON_SECRET: secret(), LOG_LEVEL: "error" };
const site = startSite({ ...settings, SEED: "sample", TRUST_PROXY: "1", SEARCHES_A_MINUTE: "0" });
try {
  const address = await site.address;
  // This process signs in whom it sends requests for: by the secret and the database of the site. Read when the modules load.
  Object.assign(process.env, settings);
  const { fuzz } = (await import(compiled({ fuzz: "bench/fuzz/fuzz.ts" }).fuzz)) as typeof import("./fuzz/fuzz");
  const { faults, summary } = await fuzz({ address, dataDir, cronSecret: settings.CRON_SECRET, total, seed });
  const errors = site.output().match(/^.*("level":"(error|fatal)"|⨯).*$/gm) ?? [];
  for (const line of [...faults, ...errors.slice(0, 20)]) console.log(`\n${line.slice(0, 2_000)}`);
  console.log(`${summary}, ${errors.length} errors logged`);
  process.exitCode = faults.length + errors.length > 0 ? 1 : 0;
} finally {
  await site.stop();
  remove();
}
