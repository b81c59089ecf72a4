import { startSchedules } from "@/lib/server/run-schedules";
import { runSource } from "@/lib/sources/run/run-source";

// A worker that reaches the played sources alone, which are as far away as a process of its own can make them (source-worker.ts).
const port = Number(process.env.PLAYER_PORT);
const net = {
  now: () => new Date(),
  sleep: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
  lookup: ((_name: string, _options: object, done: (error: null, found: object[]) => void) =>
    done(null, [{ address: "127.0.0.1", family: 4 }])) as never,
  mayReach: (address: string, to: number) => address === "127.0.0.1" && to === port,
  limits: { totalMs: 10_000, bytes: 1024 * 1024, everyMs: 0 },
};
const tasks = { "run-source": (payload: unknown) => runSource((payload as { key: string }).key, net) };
await startSchedules({ connectionString: process.env.DATABASE_URL ?? "", schedules: [], tasks });
