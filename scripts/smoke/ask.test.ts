import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { askerOf } from "@/scripts/smoke/ask";

it("says what could not be asked and why, where nothing answers", async () => {
  await expect(askerOf("http://127.0.0.1:2")("/api/health")).rejects.toThrow("/api/health: connect ECONNREFUSED 127.0.0.1:2");
});

it("comes to its end where nobody reads what it says any more, as behind `| head`", async () => {
  const smoke = spawn("node", ["--import", "tsx", "scripts/smoke.ts", "http://127.0.0.1:2"], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  smoke.stdout.destroy();
  const [said, [code]] = await Promise.all([text(smoke.stderr), once(smoke, "exit")]);
  expect([said, code]).toEqual(["", 1]);
});
