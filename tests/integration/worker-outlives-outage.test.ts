import { spawn } from "node:child_process";
import { once } from "node:events";
import { runMigrations } from "graphile-worker";
import { db } from "@/lib/db";
import { compiled } from "@/tests/support/compiled";
import { useDatabase } from "@/tests/support/database";
import { eventually } from "@/tests/support/eventually";

const database = useDatabase();
const { worker: program } = compiled({ worker: "scripts/worker.ts" });
const CRONTABS = "graphile_worker._private_known_crontabs";

it("npm run worker goes on where its schedules fail, as when a minute begins while the database is away or only reads", async () => {
  await runMigrations({ connectionString: database.url });
  // Fails the schedules as a database that is away does, at once and not with the next minute.
  await db().$executeRawUnsafe(`ALTER TABLE ${CRONTABS} RENAME TO away`);
  const worker = spawn(process.execPath, [program], {
    env: { ...process.env, DATABASE_URL: database.url, NODE_ENV: "production", LOG_LEVEL: "error" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(worker, "exit");
  let output = "";
  for (const stream of [worker.stdout, worker.stderr]) stream.on("data", (chunk) => (output += chunk));
  try {
    await eventually(() => output.includes("The schedules stopped and are started again") || worker.exitCode !== null);
    await db().$executeRawUnsafe("ALTER TABLE graphile_worker.away RENAME TO _private_known_crontabs");
    const known = () => db().$queryRawUnsafe<object[]>(`SELECT FROM ${CRONTABS} WHERE identifier = 'ask-for-due-sources'`);
    await eventually(async () => (await known()).length === 1 || worker.exitCode !== null);
    expect({ output, code: worker.exitCode }).toEqual({ output: expect.not.stringContaining("Node.js v"), code: null });
    // What is logged is JSON, an object a line, but for what is told to who started it.
    const told = output.split("\n").filter((line) => line && !line.startsWith("{"));
    expect(told).toEqual(["The worker waits for sources that are due", "Press Ctrl-C to stop."]);
  } finally {
    worker.kill("SIGTERM");
  }
  expect((await ended)[0]).toBe(0);
});
