/** `npm start`, and with --dev `npm run dev`: prepares what is missing, then runs the server until it is stopped. */
import { spawn } from "node:child_process";
import { checkNodeVersion, ensureBuild, ensureClient, ensurePackages, ROOT, StepError } from "./prepare.mjs";

const isDev = process.argv.includes("--dev");

async function prepare() {
  await ensurePackages();
  await ensureClient();
  if (!isDev) await ensureBuild();
}

function serve() {
  const env = { ...process.env, NODE_ENV: isDev ? "development" : "production", NEXT_TELEMETRY_DISABLED: "1" };
  // The channel lets the server notice when this process is killed.
  const stdio = ["inherit", "inherit", "inherit", "ipc"];
  const server = spawn(process.execPath, ["--import", "tsx", "scripts/serve.ts"], { cwd: ROOT, env, stdio });
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"])
    process.on(signal, () => server.kill(signal === "SIGHUP" ? "SIGTERM" : signal));
  server.once("exit", (code) => process.exit(code ?? 1));
}

checkNodeVersion();
try {
  await prepare();
  console.log(`Starting Niyukti${isDev ? " for development" : ""}`);
  serve();
} catch (error) {
  console.error(error instanceof StepError ? error.message : error);
  process.exit(1);
}
