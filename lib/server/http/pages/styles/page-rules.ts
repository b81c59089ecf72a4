import type { Needs, PageRules } from "@/lib/server/http/pages/styles/sheet-pieces";

/**
 * The rules that have an effect on a page with these classes, in their order and layers; `named` are variables that the page itself asks for.
 * What is left out is found by classes alone, so that a rule too many may come, and none too few.
 */
export function rulesFor({ pieces, reached }: PageRules, classes: ReadonlySet<string>, named: Iterable<string>): string {
  const used = new Set<string>();
  const use = (name: string) => {
    for (const one of reached.get(name) ?? []) used.add(one);
    used.add(name);
  };
  for (const name of named) use(name);
  for (const piece of pieces) if (piece.kind === "rule" && isMet(piece.needs, classes)) piece.uses.forEach(use);

  const begun: number[] = [];
  const written: string[] = [];
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at];
    if (piece === undefined) break;
    if (piece.kind === "begin") {
      if (!isMet(piece.needs, classes)) at = piece.end;
      else begun.push(written.push(piece.text));
    } else if (piece.kind === "end") {
      // A group that turned out empty goes as a whole.
      if (begun.pop() === written.length) written.pop();
      else written.push("}");
    } else if (piece.kind === "variable" ? used.has(piece.name) : isMet(piece.needs, classes)) written.push(piece.text);
  }
  return written.join("");
}

function isMet(needs: Needs | undefined, classes: ReadonlySet<string>): boolean {
  return needs === undefined || needs.some((all) => all.every((name) => classes.has(name)));
}
