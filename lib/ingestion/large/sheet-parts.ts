import { Parser } from "htmlparser2";
import { PackedTexts } from "@/lib/ingestion/large/packed-texts";
import { partText, type ZipParts, zipParts } from "@/lib/ingestion/large/zip-parts";
import { UnreadableFileError } from "@/lib/ingestion/read/bounds";
import { isHidden } from "@/lib/ingestion/read/other-sheets";
import { isSaid, PLAIN, StruckLooks, withLook } from "@/lib/ingestion/read/struck-out";

/** What the cells of a workbook are read with, and where its first sheet is. */
export type Workbook = {
  file: string;
  name: string;
  parts: ZipParts;
  sheet: string;
  texts: PackedTexts;
  dateStyles: ReadonlySet<number>;
  struckStyles: ReadonlySet<number>;
  is1904: boolean;
};

type Handlers = {
  open?: (tag: string, attributes: Record<string, string>) => void;
  close?: (tag: string) => void;
  text?: (text: string) => void;
};

/** Texts that the cells share, in bytes. */
const MAX_TEXT_BYTES = 1024 * 1024 * 1024;
const MAX_SHEET_BYTES = 2 * 1024 * 1024 * 1024;
/** Numbers of formats of days and times that every workbook knows (ECMA-376, 18.8.30). */
const DATE_FORMATS = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
] as const;

/**
 * Opens the first sheet of a workbook; whoever has read it closes its texts.
 * @throws UnreadableFileError where it is none, or holds more texts than are read
 */
export async function openSheet(file: string, name: string): Promise<Workbook> {
  const parts = await zipParts(file, name);
  const book: Workbook = {
    file,
    name,
    parts,
    sheet: "",
    texts: new PackedTexts(),
    dateStyles: new Set(),
    struckStyles: new Set(),
    is1904: false,
  };
  try {
    const { sheet, is1904 } = await readOutline(book);
    if (sheet === undefined || !parts.has(sheet)) throw new UnreadableFileError(`${name}: not readable as an XLSX sheet`);
    await readTexts(book);
    return { ...book, sheet, is1904, ...(await readStyles(book)) };
  } catch (error) {
    book.texts.close();
    throw error;
  }
}

/** Where the first sheet that is shown is, and from which year its days are counted. */
async function readOutline(book: Workbook): Promise<{ sheet: string | undefined; is1904: boolean }> {
  let [first, shown, is1904]: [string | undefined, string | undefined, boolean] = [undefined, undefined, false];
  await readPart(book, "xl/workbook.xml", {
    open: (tag, attributes) => {
      if (tag === "sheet") first ??= attributes["r:id"];
      if (tag === "sheet" && !isHidden(attributes.state)) shown ??= attributes["r:id"];
      if (tag === "workbookPr") is1904 = /^(?:1|true)$/.test(attributes.date1904 ?? "");
    },
  });
  let sheet: string | undefined;
  await readPart(book, "xl/_rels/workbook.xml.rels", {
    open: (tag, { Id, Target = "" }) => {
      if (tag === "Relationship" && Id === (shown ?? first)) sheet = Target.startsWith("/") ? Target.slice(1) : `xl/${Target}`;
    },
  });
  return { sheet, is1904 };
}

/** Reads a part piece by piece, and after each piece hands on what has come together. Names are without their prefix. */
export async function* partEvents<T>(book: Workbook, path: string, handlers: Handlers, taken: () => T): AsyncGenerator<T> {
  const part = book.parts.get(path);
  if (!part) return;
  const local = (tag: string) => tag.slice(tag.indexOf(":") + 1);
  const parser = new Parser(
    {
      onopentag: (tag, attributes) => handlers.open?.(local(tag), attributes),
      onclosetag: (tag) => handlers.close?.(local(tag)),
      ontext: handlers.text,
    },
    { xmlMode: true },
  );
  for await (const text of partText(book.file, book.name, part, MAX_SHEET_BYTES)) {
    parser.write(text);
    yield taken();
  }
  parser.end();
  yield taken();
}

async function readPart(book: Workbook, path: string, handlers: Handlers): Promise<void> {
  for await (const _piece of partEvents(book, path, handlers, () => null));
}

async function readTexts(book: Workbook): Promise<void> {
  let [text, run, looks, isText, phonetic] = ["", "", PLAIN, false, 0];
  await readPart(book, "xl/sharedStrings.xml", {
    open: (tag, { val }) => {
      if (tag === "si") text = "";
      if (tag === "si" || tag === "r") [run, looks] = ["", PLAIN];
      if (tag === "rPh") phonetic++;
      looks = withLook(looks, tag, val);
      isText = tag === "t" && phonetic === 0;
    },
    text: (piece) => {
      if (isText) run += piece;
    },
    close: (tag) => {
      if (tag === "t") {
        if (isSaid(looks, run)) text += run;
        [run, isText] = ["", false];
      }
      if (tag === "rPh") phonetic--;
      if (tag !== "si") return;
      book.texts.add(unescaped(text));
      if (book.texts.bytes > MAX_TEXT_BYTES)
        throw new UnreadableFileError(`${book.name}: the workbook has more texts than are read`);
    },
  });
}

/** Which looks of cells show a day, and which strike out what stands in them: by their number. */
async function readStyles(book: Workbook): Promise<Pick<Workbook, "dateStyles" | "struckStyles">> {
  const formats = new Set(DATE_FORMATS.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at)));
  const styles = new Set<number>();
  const looks = new StruckLooks();
  let [isLooks, count] = [false, 0];
  await readPart(book, "xl/styles.xml", {
    open: (tag, attributes) => {
      const { numFmtId, formatCode = "" } = attributes;
      looks.open(tag, attributes);
      if (tag === "numFmt" && isDateFormat(formatCode)) formats.add(Number(numFmtId));
      if (tag === "cellXfs") isLooks = true;
      if (tag !== "xf" || !isLooks) return;
      if (formats.has(Number(numFmtId))) styles.add(count);
      count++;
    },
    close: (tag) => {
      looks.close(tag);
      if (tag === "cellXfs") isLooks = false;
    },
  });
  return { dateStyles: styles, struckStyles: looks.struck };
}

/** Whether a format shows a day or a time: by its letters, without quoted ones, colours and places. */
function isDateFormat(code: string): boolean {
  const letters = code.replaceAll(/"[^"]*"|\\.|\[[^\]]*\]/g, " ").replace(/;@$/, "");
  return /[dmy]/i.test(letters) && !/general|[0#?]/i.test(letters);
}

/** "_x000D_" is how a workbook writes a control character (ECMA-376, 22.9.2.19). */
export function unescaped(text: string): string {
  return text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
