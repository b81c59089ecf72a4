/**
 * What must be there before the site can run: packages, the database client, a build. Node built-ins only, because this runs
 * on a fresh clone that has no node_modules yet. Each step does nothing when its result is current.
 */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { writeLaterSheets } from "../lib/server/http/pages/styles/later-sheets.mjs";
import { compileServer } from "./compile-server.mjs";
import { NO_ENV_FILE } from "./env-file.mjs";
import { compressBuild, hintBuild, shareServerScripts } from "./finish-build.mjs";

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");

const CLIENT_DIR = "lib/generated/prisma";
/** What a build reads, folders and files: it is made anew when any of them changes. */
export const BUILD_INPUTS = [
  "app",
  "components",
  "lib",
  "public",
  "prisma/schema",
  "prisma/seed",
  "middleware.ts",
  "package-lock.json",
  "tsconfig.json",
  "next.config.mjs",
  "postcss.config.mjs",
  "scripts/serve.ts",
  "scripts/asked-to-stop.mjs",
  "scripts/compile-server.mjs",
  "scripts/env-file.mjs",
  "scripts/finish-build.mjs",
  "scripts/without-segments.cjs",
];

/** Stops with a plain message where Node is too old: older versions fail later, with messages that explain nothing. */
export function checkNodeVersion() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Niyukti needs Node 20.19 or newer; this is ${process.versions.node}. See https://nodejs.org`);
  process.exit(1);
}

/** @type {readonly NodeJS.Signals[]} */
const SIGNALS = ["SIGTERM", "SIGINT", "SIGHUP"];

/**
 * Runs a program in the repository. Resolves with its exit code; with `capture`, its output is collected instead of shown. A signal that is to end this process
 * ends the program first, which would stay behind else, as a build whose npm was killed.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, capture?: (chunk: Buffer) => void }} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, { env = {}, capture } = {}) {
  return new Promise((resolve, reject) => {
    /** @type {import("node:child_process").StdioOptions} */
    const stdio = capture ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"];
    const child = spawn(command, args, { cwd: ROOT, stdio, env: { ...process.env, ...env } });
    child.stdout?.on("data", (chunk) => capture?.(chunk));
    child.stderr?.on("data", (chunk) => capture?.(chunk));
    /** @type {NodeJS.Signals | undefined} */
    let asked;
    const handOn = (/** @type {NodeJS.Signals} */ signal) => {
      asked = signal;
      child.kill(signal);
    };
    for (const signal of SIGNALS) process.on(signal, handOn);
    child.once("error", reject).once("close", (code) => {
      for (const signal of SIGNALS) process.off(signal, handOn);
      // What was to follow it does not.
      if (asked) process.kill(process.pid, asked);
      else resolve(code ?? 1);
    });
  });
}

/** The path of a package's program, for running it with this Node and no shell. */
export function program(packageName, file) {
  return path.join(ROOT, "node_modules", packageName, file);
}

/** Installs exactly what package-lock.json names, when something else or nothing is installed. */
export async function ensurePackages(options) {
  if (arePackagesCurrent()) return;
  console.log("Installing packages (npm ci)");
  const npm = process.env.npm_execpath ?? "";
  const args = ["ci", "--include=dev", "--no-audit", "--no-fund"];
  const isScript = /\.c?js$/.test(npm);
  await must(isScript ? run(process.execPath, [npm, ...args], options) : run("npm", args, options), "npm ci");
}

function arePackagesCurrent() {
  const installed = path.join(ROOT, "node_modules/.package-lock.json");
  if (!existsSync(installed)) return false;
  const has = JSON.parse(readFileSync(installed, "utf8")).packages;
  const wants = JSON.parse(readFileSync(path.join(ROOT, "package-lock.json"), "utf8")).packages;
  // Optional packages are those of other platforms, which npm leaves out.
  return Object.entries(wants).every(
    ([name, { version, optional }]) => name === "" || (optional && !has[name]) || has[name]?.version === version,
  );
}

/** Generates the database client when the schema or Prisma changed. */
export async function ensureClient(options) {
  const stamp = path.join(ROOT, "lib/generated/schema-hash");
  const hash = hashOf(["prisma/schema", "prisma.config.ts", "node_modules/prisma/package.json"]);
  if (existsSync(path.join(ROOT, CLIENT_DIR)) && readStamp(stamp) === hash) return;
  console.log("Generating the database client (prisma generate)");
  await must(run(process.execPath, [program("prisma", "build/index.js"), "generate"], options), "prisma generate");
  writeFileSync(stamp, hash);
}

/** The folder of the build. */
export function distDir() {
  return path.join(ROOT, process.env.NEXT_DIST_DIR || ".next");
}

/** Builds the site into NEXT_DIST_DIR when its sources, or a setting that changes the build, differ from those of the last build. */
export async function ensureBuild(options = {}) {
  const folder = distDir();
  const stamp = path.join(folder, "source-hash");
  const hash = hashOf(BUILD_INPUTS, [process.version, process.env.SITE_NAME ?? ""]);
  if (readStamp(stamp) === hash) return;
  console.log("Building the site (next build)");
  const build = run(process.execPath, [program("next", "dist/bin/next"), "build"], {
    ...options,
    env: { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1", ...NO_ENV_FILE },
  });
  await must(build, "next build");
  await compileServer(ROOT, folder);
  hintBuild(folder);
  if (!process.env.VERCEL) shareServerScripts(folder);
  await writeLaterSheets(folder);
  await compressBuild(folder);
  mkdirSync(folder, { recursive: true });
  writeFileSync(stamp, hash);
}

async function must(result, name) {
  const code = await result;
  if (code !== 0) throw new StepError(`${name} failed with exit code ${code}`);
}

/** A step that failed and has already shown why. */
export class StepError extends Error {}

function readStamp(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}

/** A hash of the contents of files and folders, and of further texts. Tests and generated files change no build. */
function hashOf(inputs, texts = []) {
  const hash = createHash("sha256").update(JSON.stringify(texts));
  for (const file of inputs.flatMap(filesOf).sort())
    hash
      .update(file)
      .update("\0")
      .update(readFileSync(path.join(ROOT, file)));
  return hash.digest("hex");
}

function filesOf(input) {
  if (!existsSync(path.join(ROOT, input))) return [];
  if (!isFolder(input)) return [input];
  const files = readdirSync(path.join(ROOT, input), { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile());
  return files
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath ?? entry.path, entry.name)))
    .filter((file) => !file.startsWith("lib/generated") && !/\.test\.tsx?$/.test(file));
}

function isFolder(input) {
  try {
    readdirSync(path.join(ROOT, input));
    return true;
  } catch {
    return false;
  }
}
