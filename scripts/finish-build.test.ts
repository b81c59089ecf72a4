import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { COMPILE_HINT, hintBuild } from "./finish-build.mjs";

test("the scripts that every page starts with are hinted, once, and no others", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "niyukti-hint-"));
  const scripts = path.join(folder, "static/chunks");
  mkdirSync(scripts, { recursive: true });
  for (const name of ["react.js", "next.js", "editor.js"]) writeFileSync(path.join(scripts, name), `go("${name}")`);
  writeFileSync(
    path.join(folder, "build-manifest.json"),
    JSON.stringify({ rootMainFiles: ["static/chunks/react.js", "static/chunks/next.js"] }),
  );

  hintBuild(folder);
  hintBuild(folder);

  const written = (name: string) => readFileSync(path.join(scripts, name), "utf8");
  expect(written("react.js")).toBe(`${COMPILE_HINT}go("react.js")`);
  expect(written("next.js")).toBe(`${COMPILE_HINT}go("next.js")`);
  expect(written("editor.js")).toBe('go("editor.js")');
  rmSync(folder, { recursive: true });
});
