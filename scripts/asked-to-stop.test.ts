import { spawn } from "node:child_process";
import { eventually } from "@/tests/support/eventually";

/** A program that says when it is asked to stop, and takes a moment for it. */
const PROGRAM = `
  import { endWithNpm, onAskedToStop } from "./scripts/asked-to-stop.mjs";
  setTimeout(() => process.exit(), 5_000);
  endWithNpm();
  onAskedToStop(() => { console.log("asked to stop"); setTimeout(() => { console.log("done"); process.exit(); }, 1_000); });
  console.log("runs");
`;

function runInShell(script: string) {
  // With something after it, the shell does not give its place to the program.
  const shell = spawn("sh", ["-c", `"${process.execPath}" --input-type=module --eval '${PROGRAM}'; :`], {
    detached: true,
    env: { ...process.env, npm_lifecycle_event: script },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const run = { shell, output: "", hasEnded: false };
  shell.stdout.on("data", (chunk) => (run.output += chunk));
  // The program holds the pipe, so that it is closed when that ends, and not with the shell.
  shell.stdout.on("close", () => (run.hasEnded = true));
  return run;
}

it.each(["start", "worker"])("what npm %s runs is told to stop when a SIGTERM to npm has ended its shell", async (script) => {
  const run = runInShell(script);
  await eventually(() => run.output.includes("runs"));
  run.shell.kill("SIGTERM");
  await eventually(() => run.hasEnded);
  expect(run.output).toBe("runs\nasked to stop\ndone\n");
});

it("a signal to all of them at once, which reaches the program again when its shell is gone, asks it once", async () => {
  const run = runInShell("worker");
  await eventually(() => run.output.includes("runs"));
  process.kill(-(run.shell.pid ?? Number.NaN), "SIGTERM");
  await eventually(() => run.hasEnded);
  expect(run.output).toBe("runs\nasked to stop\ndone\n");
});

it("any other command outlives its shell, as one that was sent to the background does", async () => {
  const run = runInShell("test");
  await eventually(() => run.output.includes("runs"));
  run.shell.kill("SIGTERM");
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  expect(run).toMatchObject({ output: "runs\n", hasEnded: false });
  process.kill(-(run.shell.pid ?? Number.NaN), "SIGKILL");
});
