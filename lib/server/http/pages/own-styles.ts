import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { BUILD_FOLDER } from "@/lib/server/http/build-files";

/** A style sheet of the build as React writes it into the head. */
const SHEET = /<link rel="stylesheet" href="([^"?]+\.css)(?:\?[^"]*)?"[^>]*>/g;

/** The style sheets of a build by their addresses, one letter a byte, as pages are read here. */
export type Styles = ReadonlyMap<string, string>;

/** @param staticFolder the folder of the build that is public under /_next/static */
export function readStyles(staticFolder: string): Styles {
  const names = existsSync(staticFolder) ? readdirSync(staticFolder, { recursive: true, encoding: "utf8" }) : [];
  return new Map(
    names
      .filter((name) => name.endsWith(".css"))
      .map((name) => [BUILD_FOLDER + name.split(path.sep).join("/"), readFileSync(path.join(staticFolder, name), "latin1")]),
  );
}

/**
 * A page with its styles in it, which the first paint needs no second answer for (docs/decisions/040). The link to them stays, disabled, so
 * that no browser asks for it: React looks for it in the document, and would add one that it does not find.
 */
export function withOwnStyles(html: string, styles: Styles): string {
  const head = html.indexOf("</head>");
  if (head < 0) return html;
  const put = html.slice(0, head).replace(SHEET, (link, address: string) => {
    const text = styles.get(address);
    return text === undefined || text.includes("</")
      ? link
      : `<style>${text}</style>${link.replace(/\/?>$/, ' media="not all" disabled>')}`;
  });
  return put + html.slice(head);
}
