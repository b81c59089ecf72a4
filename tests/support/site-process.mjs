import { execFileSync, spawn } from "node:child_process";
import { rmSync } from "node:fs";
import path from "node:path";
import { SERVER_FILE } from "../../scripts/compile-server.mjs";
import { distDir, ROOT } from "../../scripts/prepare.mjs";
import { temporaryFolder } from "./temporary-folder.mjs";

const START_TIMEOUT_MS = 120_000;

/** The administrator that every test site has. */
export const TEST_ADMIN = { username: "chief", email: "chief@niyukti.example", password: "a-password-of-the-tests" };

/** The options of Node for a site that ends with its tests: optimise-late.cjs. */
export const OPTIMISE_LATE = `--require ${JSON.stringify(path.join(ROOT, "tests/support/optimise-late.cjs"))}`;

/**
 * @typedef {object} SiteProcess
 * @property {Promise<string>} address resolves when the site is open; rejects with its output when it ends before
 * @property {Promise<number | null>} exit resolves with the exit code
 * @property {() => string} output everything printed so far
 * @property {(signal?: NodeJS.Signals) => Promise<number | null>} stop sends a signal and waits for the end
 */

/**
 * Runs the real server on the build of `npm start`, on a free port of this machine.
 * @param {Record<string, string>} env settings, DATA_DIR among them
 * @returns {SiteProcess}
 */
export function startSite(env) {
  const child = spawn(process.execPath, [path.join(distDir(), SERVER_FILE)], {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: "0",
      LOG_LEVEL: "warn",
      // The settings of whoever runs the tests are not those of the tests.
      DATABASE_URL: "",
      NEXTAUTH_URL: "",
      TRUST_PROXY: "",
      SITE_URL: "",
      MEASURE: "1",
      NODE_OPTIONS: [process.env.NODE_OPTIONS, process.env.SITE_OPTIONS].filter(Boolean).join(" "),
      ADMIN_USERNAME: TEST_ADMIN.username,
      ADMIN_EMAIL: TEST_ADMIN.email,
      ADMIN_PASSWORD: TEST_ADMIN.password,
      ...env,
    },
  });
  let output = "";
  /** @type {Promise<number | null>} */
  const exit = new Promise((resolve) => child.once("exit", (code) => resolve(code)));
  /** @type {Promise<string>} */
  const address = new Promise((resolve, reject) => {
    const fail = (/** @type {string} */ why) => reject(new Error(`${why}\n${output}`));
    const timer = setTimeout(() => fail("The site did not open in time."), START_TIMEOUT_MS);
    const read = (/** @type {Buffer} */ chunk) => {
      output += chunk;
      const opened = /The site is open at (\S+)/.exec(output);
      if (opened?.[1]) resolve(opened[1].replace("localhost", "127.0.0.1"));
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    void exit.then((code) => fail(`The site ended with exit code ${code}.`));
    void exit.finally(() => clearTimeout(timer));
  });
  address.catch(() => undefined);
  const stop = (/** @type {NodeJS.Signals} */ signal = "SIGTERM") => {
    child.kill(signal);
    return exit;
  };
  return { address, exit, output: () => output, stop };
}

/** A data folder for one test, and how to remove it. */
export function temporaryDataDir() {
  const dataDir = temporaryFolder("niyukti-site");
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}

/**
 * A data folder for one test with the sample data in it, where the run of all tests has made them once (SITE_TEMPLATE): a site on it starts in half the time
 * that it takes to make a database and fill it.
 */
export function sampleDataDir() {
  const folder = temporaryDataDir();
  const made = process.env.SITE_TEMPLATE;
  // With its owners: where tests run as root, the cluster belongs to a user of its own. Where there is no such command, each site makes its own.
  if (made && process.platform !== "win32") execFileSync("cp", ["-a", `${made}/.`, folder.dataDir]);
  return folder;
}
