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

/** With something after it, the shell does not give its place to the program. */
const IN_SHELL = ["-c", `"${process.execPath}" --input-type=module --eval '${PROGRAM}'; :`];
const LIKE_NPM = `require("node:child_process").spawn("sh", ${JSON.stringify(IN_SHELL)}, { stdio: "inherit" })`;

const runInShell = (script: string) => run(script, "sh", IN_SHELL);

function run(script: string, program: string, args: string[]) {
  const shell = spawn(program, args, {
    detached: true,
    env: { ...process.env, npm_lifecycle_event: script },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const running = { shell, output: "", hasEnded: false };
  shell.stdout.on("data", (chunk) => (running.output += chunk));
  // The program holds the pipe, so that it is closed when that ends, and not with the shell.
  shell.stdout.on("close", () => (running.hasEnded = true));
  return running;
}

it.each(["start", "worker"])("what npm %s runs is told to stop when a SIGTERM to npm has ended its shell", async (script) => {
  const running = runInShell(script);
  await eventually(() => running.output.includes("runs"));
  running.shell.kill("SIGTERM");
  await eventually(() => running.hasEnded);
  expect(running.output).toBe("runs\nasked to stop\ndone\n");
});

it("a signal to all of them at once, which reaches the program again when its shell is gone, asks it once", async () => {
  const running = runInShell("worker");
  await eventually(() => running.output.includes("runs"));
  process.kill(-(running.shell.pid ?? Number.NaN), "SIGTERM");
  await eventually(() => running.hasEnded);
  expect(running.output).toBe("runs\nasked to stop\ndone\n");
});

it("what npm runs is told to stop when npm was killed and its shell was left behind: the site stayed, on its port", async () => {
  const killed = run("start", process.execPath, ["--eval", LIKE_NPM]);
  await eventually(() => killed.output.includes("runs"));
  killed.shell.kill("SIGKILL");
  await eventually(() => killed.hasEnded);
  expect(killed.output).toBe("runs\nasked to stop\ndone\n");
});

it("any other command outlives its shell, as one that was sent to the background does", async () => {
  const running = runInShell("test");
  await eventually(() => running.output.includes("runs"));
  running.shell.kill("SIGTERM");
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  expect(running).toMatchObject({ output: "runs\n", hasEnded: false });
  process.kill(-(running.shell.pid ?? Number.NaN), "SIGKILL");
});
