/**
 * `npm start`, and with --dev `npm run dev`: prepares what is missing, then runs the server until it is stopped. `npm run build` only prepares
 * (--prepare), a container only runs (--built).
 */
import { spawn } from "node:child_process";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { heapOptions, memoryThereIs } from "../lib/memory.mjs";
import { endWithNpm } from "./asked-to-stop.mjs";
import { SERVER_FILE } from "./compile-server.mjs";
import { tellOfEnvFile } from "./env-file.mjs";
import { checkNodeVersion, distDir, ensureBuild, ensureClient, ensurePackages, ROOT, StepError } from "./prepare.mjs";

const WORDS = ["--dev", "--prepare", "--built"];
const isDev = process.argv.includes("--dev");

async function prepare() {
  await ensurePackages();
  await ensureClient();
  if (!isDev) await ensureBuild();
}

/**
 * With a heap as large as the memory allows, which Node takes at its start alone: in a process of its own, beside which this one holds some
 * 15 MB. Where the operator has set a limit, in this process.
 */
async function serve() {
  process.chdir(ROOT);
  Object.assign(process.env, { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" });
  const server = path.join(distDir(), SERVER_FILE);
  const options = heapOptions(memoryThereIs(), [...process.execArgv, process.env.NODE_OPTIONS ?? ""]);
  if (options.length === 0) return import(pathToFileURL(server).href);
  // Every thread that compresses has a pool of freed memory else, which none gives back.
  process.env.MALLOC_ARENA_MAX ??= "2";
  launch([...process.execArgv, ...options, server]);
}

/** From the sources, by a Node that is told of TypeScript. */
function serveSources() {
  Object.assign(process.env, { NODE_ENV: "development", NEXT_TELEMETRY_DISABLED: "1" });
  launch(["--import", "tsx", "scripts/serve.ts"]);
}

/** Runs Node as this program's child, which gets its signals and whose exit code is its own. */
function launch(args) {
  // The channel lets the server notice when this process is killed.
  const server = spawn(process.execPath, args, { cwd: ROOT, stdio: ["inherit", "inherit", "inherit", "ipc"] });
  for (const signal of /** @type {const} */ (["SIGTERM", "SIGINT", "SIGHUP"]))
    process.on(signal, () => server.kill(signal === "SIGHUP" ? "SIGTERM" : signal));
  server.once("exit", (code) => process.exit(code ?? 1));
}

/** `-- --port 3001`, as other sites take it, would start this one on the port of another. */
function refuseOtherWords(words) {
  if (words.length === 0) return;
  const isQuestion = words.every((word) => ["--help", "-h"].includes(word));
  console[isQuestion ? "log" : "error"](
    "npm start takes no words: settings are environment variables, as in PORT=3001 npm start (.env.example has them all).",
  );
  process.exit(isQuestion ? 0 : 1);
}

checkNodeVersion();
refuseOtherWords(process.argv.slice(2).filter((word) => !WORDS.includes(word)));
endWithNpm();
try {
  if (!process.argv.includes("--built")) await prepare();
  if (!process.argv.includes("--prepare")) {
    console.log(`Starting Niyukti${isDev ? " for development" : ""}`);
    tellOfEnvFile(ROOT);
    if (isDev) serveSources();
    else await serve();
  }
} catch (error) {
  console.error(error instanceof StepError ? error.message : error);
  process.exit(1);
}
