import { Parser } from "htmlparser2";

const VALUE = /<(?:\w+:)?[vt][\s>]/;
/** A sheet that whoever opens the workbook does not see: lists to choose from, and what was taken off. */
const HIDDEN = /^(?:veryH|h)idden$/;

/** The sheet that is read, by its number and its part: the first that is shown; and the names of the others that hold something, which whoever gave the workbook has to know. */
export function sheetsOf(parts: Readonly<Record<string, Uint8Array>>): { number: number; path: string; others: string[] } {
  const decoder = new TextDecoder();
  const textOf = (path: string) => decoder.decode(parts[path]);
  const targets = new Map(
    elements(textOf("xl/_rels/workbook.xml.rels"), "Relationship").map(({ Id, Target = "" }) => [
      Id,
      Target.startsWith("/") ? Target.slice(1) : `xl/${Target}`,
    ]),
  );
  const sheets = elements(textOf("xl/workbook.xml"), "sheet").map(({ name = "", state, "r:id": id = "" }) => ({
    name,
    isHidden: isHidden(state),
    path: targets.get(id) ?? "",
  }));
  const read = Math.max(
    0,
    sheets.findIndex((sheet) => !sheet.isHidden),
  );
  const others = sheets.filter(({ path }, at) => at !== read && VALUE.test(textOf(path)));
  return {
    number: read + 1,
    path: sheets[read]?.path ?? "",
    others: others.map((sheet) => (sheet.isHidden ? `${sheet.name} (hidden)` : sheet.name)),
  };
}

/** Whether the state of a sheet says that it is not shown. */
export function isHidden(state: string | undefined): boolean {
  return HIDDEN.test(state ?? "");
}

/** The cells of a sheet that reach down over others, by the numbers of their rows and of their columns from 0. */
export function mergedDown(sheet: Uint8Array | undefined): { from: number; to: number; column: number }[] {
  return elements(new TextDecoder().decode(sheet), "mergeCell").flatMap(({ ref = "" }) => {
    const [, letters = "", first, last] = /^([A-Z]{1,3})(\d+):[A-Z]{1,3}(\d+)$/.exec(ref) ?? [];
    const column = [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0) - 1;
    return column >= 0 && Number(last) > Number(first) ? [{ from: Number(first) - 1, to: Number(last) - 1, column }] : [];
  });
}

/** The attributes of each element of a name, which may have a prefix. */
function elements(xml: string, local: string): Record<string, string>[] {
  const found: Record<string, string>[] = [];
  const onopentag = (tag: string, attributes: Record<string, string>) => {
    if (tag.slice(tag.indexOf(":") + 1) === local) found.push(attributes);
  };
  const parser = new Parser({ onopentag }, { xmlMode: true });
  parser.end(xml);
  return found;
}
