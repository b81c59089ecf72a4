import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { writeLaterSheets } from "./later-sheets.mjs";

test("what a page asks for later is the whole style sheet but for its faces of letters, which it has", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "niyukti-later-"));
  const sheets = path.join(folder, "static/chunks");
  mkdirSync(sheets, { recursive: true });
  const [before, after] = ['@layer base{p{top:0}}.a:hover{content:"→"}', "@media print{@keyframes k{to{top:0}}}"];
  writeFileSync(path.join(sheets, "a.css"), `${before}@font-face{font-family:A;src:url(/a.woff2)}${after}`);

  await writeLaterSheets(folder);
  await writeLaterSheets(folder);

  expect(readFileSync(path.join(sheets, "a.later.css"), "utf8")).toBe(before + after);
  rmSync(folder, { recursive: true });
});
