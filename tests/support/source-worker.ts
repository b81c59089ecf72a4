import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

/** A worker that reaches the played sources alone, which are as far away as a process of its own can make them. */
const WORKER = `
  import { startSchedules } from "@/lib/server/run-schedules";
  import { runSource } from "@/lib/sources/run/run-source";
  const port = Number(process.env.PLAYER_PORT);
  const net = {
    now: () => new Date(),
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    lookup: (_name, _options, done) => done(null, [{ address: "127.0.0.1", family: 4 }]),
    mayReach: (address, to) => address === "127.0.0.1" && to === port,
    limits: { totalMs: 10_000, bytes: 1024 * 1024, everyMs: 0 },
  };
  const tasks = { "run-source": ({ key }) => runSource(key, net) };
  await startSchedules({ connectionString: process.env.DATABASE_URL, schedules: [], tasks });
  console.log("ready");
`;

export type PlayedWorker = { kill(): Promise<void> };

/** Starts a worker as a process of its own. */
export function startPlayedWorker(databaseUrl: string, playerPort: number): PlayedWorker {
  const env = { ...process.env, DATABASE_URL: databaseUrl, PLAYER_PORT: String(playerPort) };
  const args = ["--import", "tsx", "--input-type=module", "-e", WORKER];
  const child: ChildProcess = spawn(process.execPath, args, { env, stdio: "ignore" });
  const ended = once(child, "exit");
  return {
    kill: async () => {
      child.kill("SIGKILL");
      await ended;
    },
  };
}
