import { Parser } from "htmlparser2";

const VALUE = /<(?:\w+:)?[vt][\s>]/;

/** The names of the sheets behind the first one that hold something: they are not read, which whoever gave the workbook has to know. */
export function otherSheets(parts: Readonly<Record<string, Uint8Array>>): string[] {
  const decoder = new TextDecoder();
  const textOf = (path: string) => decoder.decode(parts[path]);
  const targets = new Map(
    elements(textOf("xl/_rels/workbook.xml.rels"), "Relationship").map(({ Id, Target = "" }) => [
      Id,
      Target.startsWith("/") ? Target.slice(1) : `xl/${Target}`,
    ]),
  );
  const [, ...others] = elements(textOf("xl/workbook.xml"), "sheet");
  return others.flatMap(({ name = "", "r:id": id = "" }) => (VALUE.test(textOf(targets.get(id) ?? "")) ? [name] : []));
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
