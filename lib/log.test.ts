import { execFileSync } from "node:child_process";

/** Logs in a process of its own, since a log writes to standard output. */
function logged(statement: string): string {
  const code = `import { log } from "@/lib/log"; ${statement}`;
  const env = { ...process.env, LOG_LEVEL: "info" };
  return execFileSync("node", ["--import", "tsx", "--input-type=module", "-e", code], { encoding: "utf8", env });
}

it("writes one JSON object a line, with no personal data and no secrets", () => {
  const line = logged('log.info({ jobId: 7, email: "a@b.example", user: { password: "hunter2", token: "abc" } }, "Saved");');
  expect(JSON.parse(line)).toEqual({
    level: "info",
    time: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
    jobId: 7,
    email: "[removed]",
    user: { password: "[removed]", token: "[removed]" },
    msg: "Saved",
  });
});

it("writes of an error of the database what went wrong and where, and nothing of the row: PostgreSQL repeats it whole", () => {
  const line = logged(`
    const driver = Object.assign(new Error("new row violates check constraint"), {
      code: "23514", table: "users", detail: "Failing row contains (7, asha@secret.example, argon2-hash).", client: { secretKey: 7 },
    });
    driver.itself = driver;
    const meta = { driverAdapterError: { cause: { ...driver, originalCode: "23514" } } };
    log.error({ err: Object.assign(new Error("P2039", { cause: driver }), { meta }) }, "A call failed");
    log.error({ err: driver }, "A connection was lost");`);
  expect(line).not.toMatch(/secret|argon2/);
  const [wrapped, bare] = line
    .trim()
    .split("\n")
    .map((text) => JSON.parse(text));
  expect(wrapped.err).toMatchObject({
    type: "Error",
    meta: { driverAdapterError: { cause: { originalCode: "23514", table: "users" } } },
  });
  expect(bare.err).toMatchObject({
    message: "new row violates check constraint",
    code: "23514",
    stack: expect.stringContaining("at "),
  });
});
