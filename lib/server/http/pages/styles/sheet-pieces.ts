import postcss, { type AtRule, type ChildNode, type Container, type Rule } from "postcss";
import { alternativesOf } from "@/lib/server/http/pages/styles/rule-needs";

/** A piece of a style sheet in its order; a group stands as its beginning, what is in it, and its end. */
type Piece =
  | { kind: "begin"; text: string; needs?: Needs; end: number }
  | { kind: "end" }
  | { kind: "rule"; text: string; needs?: Needs; uses: readonly string[] }
  | { kind: "variable"; text: string; name: string };

/** The classes of which all have to be in a page, in one way or another; none where it may hold for any page. */
export type Needs = readonly (readonly string[])[];

/** A style sheet taken apart once, of which each page gets the rules that it can show. */
export type PageRules = {
  /** Faces of letters, which all pages have. */
  faces: string;
  pieces: readonly Piece[];
  /** Of each variable those that its values name. */
  reached: ReadonlyMap<string, readonly string[]>;
};

const VARIABLE = /--[\w-]+/g;
const VARIABLE_USED = /var\((--[\w-]+)/g;
/** What only makes sense once somebody has done something, or on paper: it comes with the whole sheet. */
const LATER_GROUPS: Readonly<Record<string, RegExp>> = { media: /^print$/, keyframes: /./, "-webkit-keyframes": /./ };

/** Rules that set so many are the tokens of a theme, of which a page uses some. */
const MANY_VARIABLES = 2;

/** @param css a style sheet of the build, one letter a byte */
export function pageRulesOf(css: string): PageRules {
  const pieces: Piece[] = [];
  const sheet = postcss.parse(css);
  let faces = "";
  sheet.walkAtRules("font-face", (face) => {
    faces += face;
    face.remove();
  });
  addAll(sheet, pieces);
  return { faces, pieces, reached: reachedVariables(pieces) };
}

function addAll(container: Container<ChildNode>, pieces: Piece[]): void {
  container.each((node) => {
    if (node.type === "rule") addRule(node, pieces);
    else if (node.type === "atrule") addGroup(node, pieces);
  });
}

function addGroup(group: AtRule, pieces: Piece[]): void {
  if (LATER_GROUPS[group.name]?.test(group.params)) return;
  if (group.name === "property") pieces.push({ kind: "variable", text: String(group), name: group.params });
  else if (!group.nodes) pieces.push({ kind: "rule", text: `${group};`, uses: [] });
  else addBetween(`@${group.name} ${group.params}{`, undefined, pieces, () => addAll(group as Container<ChildNode>, pieces));
}

function addRule(rule: Rule, pieces: Piece[]): void {
  const needs = alternativesOf(rule.selectors);
  if (needs.length === 0) return;
  // One that asks for nothing holds everywhere.
  const asked = needs.some((all) => all.length === 0) ? undefined : needs;
  const declared = rule.nodes.filter((node) => node.type === "decl");
  if (declared.length === rule.nodes.length && declared.filter(({ variable }) => variable).length >= MANY_VARIABLES) {
    addBetween(`${rule.selector}{`, asked, pieces, () => {
      for (const one of declared) {
        const text = `${one};`;
        pieces.push(
          one.variable ? { kind: "variable", text, name: one.prop } : { kind: "rule", text, needs: asked, uses: usedIn(text) },
        );
      }
    });
    return;
  }
  if (hasMask(rule)) for (const one of declared) if (DRAWN.test(one.prop)) one.remove();
  const text = String(rule);
  pieces.push({ kind: "rule", text, needs: asked, uses: usedIn(text) });
}

function usedIn(text: string): string[] {
  return [...text.matchAll(VARIABLE_USED)].map(([, name = ""]) => name);
}

/** A drawing within the styles, a KB for one word, comes with the whole sheet; until then its place is kept, and nothing is painted in it. */
const DRAWN = /^(?:-webkit-)?mask|^background/;

function hasMask(rule: Rule): boolean {
  return rule.some((node) => node.type === "decl" && /^(?:-webkit-)?mask/.test(node.prop) && node.value.includes("url("));
}

function addBetween(text: string, needs: Needs | undefined, pieces: Piece[], addInner: () => void): void {
  const begin = { kind: "begin" as const, text, needs, end: 0 };
  pieces.push(begin);
  addInner();
  begin.end = pieces.push({ kind: "end" }) - 1;
}

/** Of each variable those that its own values name, and theirs. */
function reachedVariables(pieces: readonly Piece[]): Map<string, string[]> {
  const named = new Map<string, Set<string>>();
  for (const piece of pieces) {
    if (piece.kind !== "variable") continue;
    const names = named.get(piece.name) ?? new Set();
    for (const [name] of piece.text.slice(piece.name.length).matchAll(VARIABLE)) names.add(name);
    named.set(piece.name, names);
  }
  const reached = new Map<string, string[]>();
  for (const name of named.keys()) {
    const found = new Set([name]);
    for (const one of found) for (const next of named.get(one) ?? []) found.add(next);
    reached.set(name, [...found]);
  }
  return reached;
}
