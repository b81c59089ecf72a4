import { execFileSync } from "node:child_process";

it("what packages say by the console of what fails is a line of the log each, without colours and without the row", () => {
  const code = `
    import { consoleToLog } from "@/scripts/console-to-log";
    consoleToLog();
    const driver = Object.assign(new Error("refused"), { detail: "Failing row contains (7, asha@secret.example)" });
    const failed = Object.assign(new Error("No page,\\nin two lines"), { code: "P2010", meta: { cause: driver } });
    console.error("\\u001b[31m\\u001b[1m⨯\\u001b[22m\\u001b[39m", failed);
    console.trace(driver);
    console.warn("\\u001b[33m⚠\\u001b[39m Tried %s times", 3);
    console.error("");
    console.error("Lost", { get row() { throw new Error("not to be read"); } });`;
  const env = { ...process.env, LOG_LEVEL: "info" };
  const printed = execFileSync("node", ["--import", "tsx", "--input-type=module", "-e", code], { encoding: "utf8", env });
  expect(printed).not.toContain("secret");
  const lines = printed.trimEnd().split("\n");
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: "error", msg: "No page,\nin two lines", err: expect.objectContaining({ code: "P2010" }) }),
    expect.objectContaining({ level: "error", msg: "refused", err: expect.objectContaining({ message: "refused" }) }),
    expect.objectContaining({ level: "warn", msg: "Tried 3 times" }),
    expect.objectContaining({ level: "error", msg: "Lost" }),
  ]);
});
