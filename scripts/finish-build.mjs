import { createHash } from "node:crypto";
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
 * Has scripts of the server that are another's copy, word for word, ask for that one: Turbopack writes the modules that several routes share once for each
 * group of routes, a third of the server's code, and a process that has read all routes held each copy (docs/decisions/055). Not on Vercel, which
 * sends a route with the files alone that its trace names.
 */
export function shareServerScripts(distDir) {
  const folder = path.join(distDir, "server/chunks");
  const firsts = new Map();
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()) {
    if (!name.endsWith(".js")) continue;
    const file = path.join(folder, name);
    const script = readFileSync(file);
    // Groups of modules alone, which only list functions: the runtime, or a script that does something when it is read, is nobody's copy.
    if (!script.subarray(0, GROUP_OF_MODULES.length).equals(GROUP_OF_MODULES)) continue;
    const hash = createHash("sha256").update(script).digest("hex");
    const first = firsts.get(hash);
    if (first)
      writeFileSync(file, `module.exports=require(${JSON.stringify(`./${path.relative(path.dirname(file), first)}`)});\n`);
    else firsts.set(hash, file);
  }
}

const GROUP_OF_MODULES = Buffer.from("module.exports=[");

/**
 * Writes a .br file beside every script and style sheet of a build, at the highest level: an eighth smaller than what a server can afford to
 * make at a request, and made once. lib/server/http/build-files.ts sends them.
 */
export async function compressBuild(distDir) {
  const folder = path.join(distDir, "static");
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => /\.(?:js|css)$/.test(name));
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
