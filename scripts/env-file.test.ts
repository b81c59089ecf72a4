import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { NO_ENV_FILE, settingsNotRead, settingsToQuote } from "./env-file.mjs";

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

/** What of the text of a file is set where a shell reads it. */
function setByShell(text: string): Record<string, string> {
  const folder = mkdtempSync(path.join(tmpdir(), "niyukti-env-"));
  try {
    writeFileSync(path.join(folder, ".env"), text);
    const options = { cwd: folder, env: { NODE_ENV: "test", PATH: process.env.PATH }, encoding: "utf8" } as const;
    const set = execFileSync("sh", ["-c", "set -a; . ./.env 2> said; env"], options);
    return Object.fromEntries(set.split("\n").map((line) => line.split(/=(.*)/)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it("names what a shell makes something else of, for want of quotes: of an address with & nothing at all, and the site would start on its own database", () => {
  const file = [
    "DATABASE_URL=postgresql://a:b@host/jobs?sslmode=verify-full&sslrootcert=/etc/ca.pem",
    "SITE_NAME=My Jobs",
    "ADMIN_PASSWORD=a$word",
    "SITE_URL=https://jobs.example#not-for-the-shell",
    "CONTACT_PHONE='+91 124 555'",
    'CONTACT_ADDRESS="Sector 44, Gurgaon"',
  ].join("\n");
  const env = setByShell(file);
  expect(settingsNotRead(file, env)).toEqual(["DATABASE_URL", "SITE_NAME"]);
  expect(settingsToQuote(file, env)).toEqual(["DATABASE_URL", "SITE_NAME", "ADMIN_PASSWORD"]);
  // A service or a container takes the line as it stands.
  const asItStands = { DATABASE_URL: file.split("\n")[0]?.slice(13), SITE_NAME: "My Jobs", ADMIN_PASSWORD: "a$word" };
  expect(settingsToQuote(file, asItStands)).toEqual([]);
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
