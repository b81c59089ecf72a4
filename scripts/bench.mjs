/** npm run bench: makes the measuring build where it is stale, then runs bench/run.ts on it. */
import { TEST_BUILD } from "../tests/support/site-process.mjs";
import { ensureBuild, ensureClient, ensurePackages, run } from "./prepare.mjs";

await ensurePackages();
await ensureClient();
await ensureBuild({ env: TEST_BUILD });
process.exitCode = await run(process.execPath, ["--import", "tsx", "bench/run.ts"]);
