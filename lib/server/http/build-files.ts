import { existsSync, readdirSync } from "node:fs";
import type { RequestListener } from "node:http";
import path from "node:path";
import Negotiator from "negotiator";

/** Where the public files of a build are found. */
export const BUILD_FOLDER = "/_next/static/";
const TYPES: Readonly<Record<string, string>> = {
  ".js": "application/javascript; charset=UTF-8",
  ".css": "text/css; charset=UTF-8",
};

/**
 * Wraps the listener of the site: a script or style sheet of the build is sent as the .br file beside it (scripts/finish-build.mjs) to who
 * takes that. The site sends that file as any other of its folder, with its tag and for ever; without such files nothing changes.
 * @param staticFolder the folder of the build that is public under /_next/static
 */
export function withBuildFiles(listener: RequestListener, staticFolder: string): RequestListener {
  const found = existsSync(staticFolder) ? readdirSync(staticFolder, { recursive: true, encoding: "utf8" }) : [];
  const addresses = new Set(found.map((name) => BUILD_FOLDER + name.split(path.sep).join("/")));
  return (request, response) => {
    const [address = "", query] = (request.url ?? "").split("?");
    const type = TYPES[path.posix.extname(address)];
    if (type && addresses.has(`${address}.br`)) {
      response.appendHeader("vary", "Accept-Encoding");
      if (new Negotiator(request).encodings(["br"]).includes("br")) {
        request.url = `${address}.br${query === undefined ? "" : `?${query}`}`;
        response.setHeader("content-type", type);
        response.setHeader("content-encoding", "br");
      }
    }
    listener(request, response);
  };
}
