import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { NO_ENV_FILE, settingsNotRead } from "./env-file.mjs";

it("names what a file .env sets and the environment lacks, and nothing that says no value", () => {
  const file = [
    "# PORT=1",
    "PORT=3001",
    "export SITE_URL=https://jobs.example",
    "SMTP_URL=",
    "SITE_NAME=''",
    'SEED=""',
    "TRUST_PROXY= ",
    " HOST = ::",
  ];
  for (const end of ["\n", "\r\n"]) {
    expect(settingsNotRead(file.join(end), {})).toEqual(["PORT", "SITE_URL", "HOST"]);
    expect(settingsNotRead(file.join(end), { PORT: "3001", HOST: "" })).toEqual(["SITE_URL", "HOST"]);
  }
});

/** What Next, as it is installed, takes out of a file .env in an environment. */
function readByNext(env: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), "niyukti-env-"));
  const program = "require('@next/env').loadEnvConfig(process.argv[1], false); process.stdout.write(process.env.FROM_FILE ?? '')";
  try {
    writeFileSync(path.join(folder, ".env"), "FROM_FILE=yes");
    return execFileSync(process.execPath, ["-e", program, folder], { env: { NODE_ENV: "production", ...env }, encoding: "utf8" });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it("keeps Next from reading a file .env, as it does by itself", () => {
  expect(readByNext({})).toBe("yes");
  expect(readByNext(NO_ENV_FILE)).toBe("");
});

it("is said to a build, and to a server before it loads Next", () => {
  expect(readFileSync("scripts/prepare.mjs", "utf8")).toMatch(/program\("next",[^;]*\.\.\.NO_ENV_FILE/);
  expect(readFileSync("scripts/serve.ts", "utf8")).toMatch(
    /\nObject\.assign\(process\.env, NO_ENV_FILE\);\n[\s\S]*lib\/server\/run-server/,
  );
});
