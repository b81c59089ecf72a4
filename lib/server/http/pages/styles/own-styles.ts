import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { BUILD_FOLDER } from "@/lib/server/http/build-files";
import { placeOfData } from "@/lib/server/http/pages/later-requests";
import { LATER_SHEET } from "@/lib/server/http/pages/styles/later-sheets.mjs";
import { rulesFor } from "@/lib/server/http/pages/styles/page-rules";
import { type PageRules, pageRulesOf } from "@/lib/server/http/pages/styles/sheet-pieces";

/** A style sheet of the build as React writes it into the head. */
const SHEET = /<link rel="stylesheet" href="([^"?]+\.css)(?:\?[^"]*)?"[^>]*>/g;
const CLASSES = / class="([^"]+)"/g;
const VARIABLES = /var\((--[\w-]+)/g;
const WRITTEN: Readonly<Record<string, string>> = { "&amp;": "&", "&gt;": ">", "&lt;": "<", "&quot;": '"', "&#x27;": "'" };
/** Set by a script before the first paint, by what the reader chose (components/layout/theme-provider.tsx). */
const THEMES = ["dark", "light"];

/** A style sheet of the build, one letter a byte, as pages are read here: whole, in parts, and where the whole of it is asked for later. */
type Sheet = { text: string; rules: PageRules; later: string | undefined };

/** The style sheets of a build by their addresses. */
export type Styles = ReadonlyMap<string, Sheet>;

/** @param staticFolder the folder of the build that is public under /_next/static */
export function readStyles(staticFolder: string): Styles {
  const names = existsSync(staticFolder) ? readdirSync(staticFolder, { recursive: true, encoding: "utf8" }) : [];
  const addressOf = (name: string) => BUILD_FOLDER + name.split(path.sep).join("/");
  const sheets = names.filter((name) => name.endsWith(".css") && !name.endsWith(LATER_SHEET));
  return new Map(
    sheets.map((name) => {
      const text = readFileSync(path.join(staticFolder, name), "latin1");
      const later = name.replace(/\.css$/, LATER_SHEET);
      return [addressOf(name), { text, rules: pageRulesOf(text), later: names.includes(later) ? addressOf(later) : undefined }];
    }),
  );
}

/**
 * Ends the rules of the page once the whole sheet is there, which the script of the data, where this stands, waits for: no element is then held against each rule twice. Both in one
 * step, so that nothing is laid out without one of them. Where the sheet did not come, which browsers show as one without rules, the page keeps its own.
 */
const HAND_OVER =
  'document.querySelectorAll("link[data-whole]").forEach((l,i)=>{try{document.querySelectorAll("style[data-own]")[i].disabled=!!l.sheet?.cssRules.length}catch{}})';

/**
 * A page with the rules in its head that it can show, which the first paint needs no second answer for, and the whole style sheet at the end of what
 * is seen (docs/decisions/040): what is shown later, by a script or at a touch, finds it there. Where no script runs rules come twice, in the same
 * order, so that the cascade is that of the whole. The link that React writes stays, disabled, so that no browser asks for it: React looks for it in
 * the document, and would add one that it does not find.
 */
export function withOwnStyles(html: string, styles: Styles): string {
  const head = html.indexOf("</head>");
  if (head < 0) return html;
  const data = placeOfData(html);
  const end = data < head ? html.length : data;
  const asked: string[] = [];
  const put = html.slice(0, head).replace(SHEET, (link, address: string) => {
    const sheet = styles.get(address);
    if (sheet === undefined || sheet.text.includes("</")) return link;
    const left = link.replace(/\/?>$/, ' media="not all" disabled>');
    if (sheet.later === undefined || data < head) return `<style>${sheet.text}</style>${left}`;
    asked.push(`<link rel="stylesheet" href="${sheet.later}" data-whole>`);
    const { faces } = sheet.rules;
    const seen = namesIn(html.slice(head, end));
    return `${faces && `<style>${faces}</style>`}<style data-own>${rulesFor(sheet.rules, seen.classes, seen.variables)}</style>${left}`;
  });
  const seen = put + html.slice(head, end) + asked.join("");
  if (asked.length === 0) return seen + html.slice(end);
  const close = html.indexOf("</script>", end);
  return `${seen}${html.slice(end, close)};${HAND_OVER}${html.slice(close)}`;
}

/** The classes of a page, and the variables that it names itself. */
function namesIn(html: string): { classes: Set<string>; variables: Set<string> } {
  const written = new Set<string>();
  for (const [, names = ""] of html.matchAll(CLASSES)) written.add(names);
  const classes = new Set(THEMES);
  for (const names of written) for (const name of read(names).split(" ")) classes.add(name);
  return { classes, variables: new Set([...html.matchAll(VARIABLES)].map(([, name = ""]) => name)) };
}

function read(text: string): string {
  return text.includes("&") ? text.replace(/&(?:amp|gt|lt|quot|#x27);/g, (sign) => WRITTEN[sign] ?? sign) : text;
}
