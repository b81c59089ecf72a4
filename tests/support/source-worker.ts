import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { compiled } from "@/tests/support/compiled";

export type PlayedWorker = { kill(): Promise<void> };

/** Starts workers, each as a process of its own. */
export function playedWorkers(databaseUrl: string, playerPort: number): () => PlayedWorker {
  const program = compiled({ "source-worker": "tests/support/source-worker-program.ts" })["source-worker"];
  const env = { ...process.env, DATABASE_URL: databaseUrl, PLAYER_PORT: String(playerPort) };
  return () => {
    const child: ChildProcess = spawn(process.execPath, [program], { env, stdio: "ignore" });
    const ended = once(child, "exit");
    return {
      kill: async () => {
        child.kill("SIGKILL");
        await ended;
      },
    };
  };
}
