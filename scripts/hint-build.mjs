import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Asks Chromium (136 and later) to compile every function of a script while it comes, beside the main thread; other browsers read a comment. */
export const COMPILE_HINT = "//# allFunctionsCalledOnLoad\n";

/**
 * Puts the hint before the scripts that every page starts with: React and Next. Left alone a browser compiles React, one function of 200 KB, on the main
 * thread when it is first called: 20 ms here, 80 on a cheap phone, in which no tap is answered (docs/decisions/067).
 */
export function hintBuild(distDir) {
  const { rootMainFiles } = JSON.parse(readFileSync(path.join(distDir, "build-manifest.json"), "utf8"));
  for (const name of rootMainFiles) {
    const file = path.join(distDir, name);
    const script = readFileSync(file, "utf8");
    if (!script.startsWith(COMPILE_HINT)) writeFileSync(file, COMPILE_HINT + script);
  }
}
