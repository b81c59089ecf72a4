/** npm run bench: builds where the build is stale, then runs bench/run.ts on it. `-- 1000` names other numbers of jobs. */
import { ensureBuild, ensureClient, ensurePackages, run } from "./prepare.mjs";

await ensurePackages();
await ensureClient();
await ensureBuild();
process.exitCode = await run(process.execPath, ["--import", "tsx", "bench/run.ts", ...process.argv.slice(2)]);
