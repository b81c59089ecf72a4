import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** How the name of a style sheet ends that a page asks for after what is seen of it. */
export const LATER_SHEET = ".later.css";

/**
 * Writes beside each style sheet of a build the same without its faces of letters. A page has them in its head (lib/server/http/pages/styles/own-styles.ts): a
 * browser that read them a second time would take them for other ones, ask for them again, and lay out all lines anew.
 */
export async function writeLaterSheets(distDir) {
  // Imported here, because a fresh clone that is about to be prepared has no packages.
  const { parse } = await import("postcss");
  const folder = path.join(distDir, "static");
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".css") || name.endsWith(LATER_SHEET)) continue;
    const sheet = parse(readFileSync(path.join(folder, name), "utf8"));
    sheet.walkAtRules("font-face", (face) => void face.remove());
    writeFileSync(path.join(folder, name.replace(/\.css$/, LATER_SHEET)), String(sheet));
  }
}
