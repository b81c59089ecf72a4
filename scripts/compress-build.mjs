import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

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
