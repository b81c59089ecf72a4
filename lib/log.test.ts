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
