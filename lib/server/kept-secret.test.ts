import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { keptSecret } from "@/lib/server/kept-secret";

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), "niyukti-secret-"))));
afterEach(() => rmSync(folder, { recursive: true }));

it("the secret of sessions is made once", () => {
  const made = keptSecret(path.join(folder, "data"));
  expect(made).toMatch(/^[\w-]{32,}$/);
  expect(keptSecret(path.join(folder, "data"))).toBe(made);
});

it("a secret that lost its text, as on a disk that was full, is made anew: nothing could be signed with it", () => {
  writeFileSync(path.join(folder, "session-secret"), "");
  const made = keptSecret(folder);
  expect(made).toMatch(/^[\w-]{32,}$/);
  expect(readFileSync(path.join(folder, "session-secret"), "utf8")).toBe(made);
});
