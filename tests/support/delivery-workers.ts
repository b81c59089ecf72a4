import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { compiled } from "@/tests/support/compiled";

/**
 * Two workers that mail alerts and reminders, each a process that signs in to the mail server by its number.
 */
export function startDeliveryWorkers(databaseUrl: string, smtpUrl: string) {
  const program = compiled({ "delivery-worker": "tests/support/delivery-worker.ts" })["delivery-worker"];
  const [failures, kills] = [[] as string[], { count: 0 }];
  const workers = [0, 1].map((number) => start(number));

  function start(number: number) {
    const env = {
      ...process.env,
      DATABASE_URL: databaseUrl,
      SMTP_URL: smtpUrl.replace("//", `//${number}:x@`),
      LOG_LEVEL: "silent",
    };
    const child = fork(program, [], {
      env,
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    });
    child.stderr?.on("data", (chunk) => failures.push(String(chunk)));
    const worker = { child, isBusy: true };
    child.on("message", () => {
      worker.isBusy = false;
    });
    return worker;
  }

  return {
    failures,
    kills,
    /** Has a worker do what is due at a time, unless it still works. */
    run(number: number, now: Date): void {
      const worker = workers[number];
      if (!worker || worker.isBusy) return;
      worker.isBusy = true;
      worker.child.send(now.toISOString());
    },
    /** Until none works. One that is killed meanwhile is waited for in its successor. */
    async idle(): Promise<void> {
      while (workers.some(({ isBusy }) => isBusy)) await pause(5);
    },
    /** Kills a worker, wherever it is, and starts another in its place. */
    async kill(number: number): Promise<void> {
      const worker = workers[number];
      if (!worker) return;
      kills.count += 1;
      await end(worker.child);
      workers[number] = start(number);
    },
    end: () => Promise.all(workers.map(({ child }) => end(child))),
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}
