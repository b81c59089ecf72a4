import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { eventually } from "@/tests/support/eventually";
import { BUILD_INPUTS } from "./prepare.mjs";

it("builds anew when anything changes that a build reads, and asks for nothing that is not there", () => {
  expect(BUILD_INPUTS.filter((input) => !existsSync(input))).toEqual([]);
  const named = ["next.config.mjs", "postcss.config.mjs", "scripts/prepare.mjs", "scripts/serve.ts", "scripts/compile-server.mjs"]
    .map((file) => readFileSync(file, "utf8").replaceAll(/"\.\//g, file.startsWith("scripts/") ? '"scripts/' : '"'))
    .flatMap((text) => [...text.matchAll(/"((?:lib|scripts)\/[\w./-]+\.(?:mjs|cjs|ts))"/g)].map(([, file = ""]) => file));
  expect(named).toContain("scripts/without-segments.cjs");
  expect(named.filter((file) => !BUILD_INPUTS.some((input) => file === input || file.startsWith(`${input}/`)))).toEqual([]);
});

// It ends by itself where nobody ends it: not before the test has failed.
const STEP = 'console.log("the step runs"); setTimeout(() => console.log("the step is done"), 30_000);';
const STEPS = `
  import { run } from "./scripts/prepare.mjs";
  await run(process.execPath, ["--eval", ${JSON.stringify(STEP)}]);
  console.log("the next step");
`;

it("a signal ends the step that is under way, and nothing follows: a build whose npm was killed went on alone", async () => {
  const steps = spawn(process.execPath, ["--input-type=module", "--eval", STEPS], { stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  steps.stdout.on("data", (chunk) => (output += chunk));
  await eventually(() => output.includes("runs"));
  steps.kill("SIGTERM");
  // The step holds the pipe too.
  expect(await once(steps, "close")).toEqual([null, "SIGTERM"]);
  expect(output).toBe("the step runs\n");
});
