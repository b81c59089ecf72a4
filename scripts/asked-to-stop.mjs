import { readFileSync } from "node:fs";

/** The commands that run until they are stopped, by the names of their scripts in package.json. */
const LASTING = ["start", "dev", "worker"];
const LOOK_EVERY_MS = 500;
/** One Ctrl-C, or one SIGTERM to all processes of a service, reaches one of them twice or three times, from there and by npm: only a later one means "now". */
const SECOND_SIGNAL_AFTER_MS = 1_500;
const SIGNALS = ["SIGTERM", "SIGINT", "SIGHUP"];

/** Calls `stop` once when this process is asked to end, by a signal or because who started it is gone; asked again later, it ends at once. */
export function onAskedToStop(stop) {
  let askedAt;
  const ask = () => {
    if (askedAt === undefined) {
      askedAt = Date.now();
      stop();
    } else if (Date.now() - askedAt > SECOND_SIGNAL_AFTER_MS) process.exit(1);
  };
  for (const signal of SIGNALS) process.on(signal, ask);
  // Whoever started this as a process of its own keeps a channel open: when it is killed, this must not stay behind alone.
  process.on("disconnect", ask);
}

/**
 * Sends this process SIGTERM when the shell is gone in which npm runs it, or npm itself. Told to stop by SIGTERM, npm hands that to the shell alone, which ends
 * without a word to what it runs; killed, it leaves both behind. The site would stay, on its port and its database, and the next start would find both taken.
 */
export function endWithNpm(env = process.env) {
  if (!LASTING.includes(env.npm_lifecycle_event ?? "")) return;
  const startedBy = parents();
  const timer = setInterval(() => {
    if (parents() === startedBy) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, LOOK_EVERY_MS);
  // It keeps nobody from ending.
  timer.unref();
}

/**
 * Who started this process: npm, or a shell and npm, which are told apart by how npm calls a shell (`sh -c`). Whoever started npm may leave it in the
 * background. A system without /proc has shells that give their place to the program that they are to run.
 */
function parents() {
  const parent = process.ppid;
  const [, word] = readProcess(parent, "cmdline").split("\0");
  if (word !== "-c") return String(parent);
  // After the name, which may hold anything: the state, and who started it.
  const [, npm] = readProcess(parent, "stat").split(") ").at(-1)?.split(" ") ?? [];
  return `${parent} ${npm}`;
}

/** A file that Linux keeps of a process; empty where there is none. */
function readProcess(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}
