/**
 * npm run bench: builds where the build is stale, then runs bench/run.ts on it; npm run bench:search runs bench/search.ts. `-- 1000` names other
 * numbers of jobs.
 */
import { ensureBuild, ensureClient, ensurePackages, run } from "./prepare.mjs";

await ensurePackages();
await ensureClient();
await ensureBuild();
const [program = "", ...sizes] = process.argv.slice(2);
process.exitCode = await run(process.execPath, ["--import", "tsx", `bench/${program}.ts`, ...sizes]);
