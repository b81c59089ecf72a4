/** States that a page takes when somebody does something: by then the whole style sheet is there. */
const LATER_STATES =
  /:(?:hover|active|focus|focus-visible|focus-within|popover-open|user-invalid)(?![\w-])|::(?:backdrop|selection|file-selector-button)/;
/** Innermost first: what stands between their brackets is one of several possibilities, and asks for nothing by itself. */
const FUNCTION = /:[\w-]+\([^()]*\)/g;
const ATTRIBUTE = /\[[^\]]*\]/g;
const CLASS = /\.((?:[\w-]|[\ue000-\uefff])+)/g;
/** A letter that is written otherwise in a selector: by its number, or with a stroke before it. */
const ESCAPED = /\\(?:([0-9a-f]{1,6})\s?|(.))/gi;
const FIRST_PLACE = 0xe000;

/** For each of the selectors of a rule that a page can show at once: the classes without which it finds nothing. Others are left out. */
export function alternativesOf(selectors: readonly string[]): string[][] {
  return selectors.flatMap((selector) => {
    const signs: string[] = [];
    // Each stands as one letter that no selector has, so that none is taken for a bracket or a dot.
    const plain = selector.replace(ESCAPED, (_, number: string | undefined, sign = "") => {
      signs.push(number ? String.fromCodePoint(Number.parseInt(number, 16)) : sign);
      return String.fromCharCode(FIRST_PLACE + signs.length - 1);
    });
    const outer = withoutFunctions(plain.replaceAll(ATTRIBUTE, ""));
    if (LATER_STATES.test(outer)) return [];
    const written = (name: string) => name.replace(/[\ue000-\uefff]/g, (place) => signs[place.charCodeAt(0) - FIRST_PLACE] ?? "");
    return [[...outer.matchAll(CLASS)].map(([, name = ""]) => written(name))];
  });
}

function withoutFunctions(selector: string): string {
  const without = selector.replaceAll(FUNCTION, "");
  return without === selector ? without : withoutFunctions(without);
}
