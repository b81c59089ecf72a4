import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { COMPILE_HINT, hintBuild, shareServerScripts } from "./finish-build.mjs";

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

test("a group of modules that stands in two scripts of the server is held once, and whatever else is alike is left as it is", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "niyukti-share-"));
  const scripts = path.join(folder, "server/chunks");
  const group = 'module.exports=[1,()=>"one"];';
  const files = {
    "a.js": group,
    "b.js": group,
    "ssr/c.js": group,
    "d.js": group.replace("one", "other"),
    "e.js": "run()",
    "f.js": "run()",
  };
  mkdirSync(path.join(scripts, "ssr"), { recursive: true });
  for (const [name, script] of Object.entries(files)) writeFileSync(path.join(scripts, name), script);

  shareServerScripts(folder);
  shareServerScripts(folder);

  const load = (name: string): unknown => createRequire(import.meta.url)(path.join(scripts, name));
  expect(load("b.js")).toBe(load("a.js"));
  expect(load("ssr/c.js")).toBe(load("a.js"));
  expect(load("a.js")).toEqual([1, expect.any(Function)]);
  expect(load("d.js")).not.toEqual(load("a.js"));
  for (const name of ["a.js", "d.js", "e.js", "f.js"] as const)
    expect(readFileSync(path.join(scripts, name), "utf8")).toBe(files[name]);
  rmSync(folder, { recursive: true });
});
