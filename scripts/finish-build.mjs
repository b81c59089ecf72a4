import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

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

/**
 * Writes a .br file beside every script and style sheet of a build, at the highest level: an eighth smaller than what a server can afford to
 * make at a request, and made once. lib/server/http/build-files.ts sends them.
 */
export async function compressBuild(distDir) {
  const folder = path.join(distDir, "static");
  const names = readdirSync(folder, { recursive: true }).filter((name) => /\.(?:js|css)$/.test(name));
  await Promise.all(names.map((name) => compressFile(path.join(folder, name))));
}

async function compressFile(file) {
  const body = readFileSync(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(body, { params }));
}
