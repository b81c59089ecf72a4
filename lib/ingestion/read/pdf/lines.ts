import { getDocumentProxy } from "unpdf";
import { UnreadableFileError } from "@/lib/ingestion/read/bounds";
import { TESSERACT, wordsOfScan } from "@/lib/ingestion/read/pdf/recognise";
import { unpacksTooFar } from "@/lib/ingestion/read/pdf/unpacked";

const MAX_PAGES = 500;
/** Pieces of text of one document; a page of a dense table has about two thousand. */
const MAX_PIECES = 500_000;
/** Pieces whose base lines lie so close (points) stand on one line. */
const SAME_LINE = 3;

/** A text at a place of a page: from where to where it reaches, in points from the left, the height of its line from the bottom, and that of its letters. */
export type Piece = { text: string; from: number; to: number; y: number; size: number };

/**
 * The text layer of a PDF as lines from top to bottom, each as pieces from left to right: words of one cell are one piece, what a wide
 * gap parts are two. Of pictures of pages without text (a scan) what this machine recognises, where it can.
 * @throws UnreadableFileError where it cannot be opened, is larger than is read, or is a scan that cannot be read here
 */
export async function linesOfPdf(
  bytes: Uint8Array,
  name: string,
  program = TESSERACT,
): Promise<{ lines: Piece[][]; isScan: boolean }> {
  const pdf = await openPdf(bytes, name);
  if (pdf.numPages > MAX_PAGES) throw new UnreadableFileError(`${name}: the PDF has more than ${MAX_PAGES} pages`);
  const lines: Piece[][] = [];
  let pieces = 0;
  for (let number = 1; number <= pdf.numPages; number++) {
    const items = await textsOf(pdf, number).catch((error: unknown) => {
      throw unreadable(name, error);
    });
    pieces += items.length;
    if (pieces > MAX_PIECES) throw new UnreadableFileError(`${name}: the PDF has more text than is read`);
    lines.push(...linesOf(items.flatMap((item) => ("str" in item && item.str.trim() !== "" ? [placed(item)] : []))));
  }
  const isScan = lines.length === 0;
  if (isScan) {
    const words = (await wordsOfScan(pdf, program)) ?? [];
    // A line is at a height of its own, whatever its words reach down to.
    lines.push(...linesOf(words.map(({ line, height, ...word }) => ({ ...word, y: -line * 2 * SAME_LINE, size: height }))));
  }
  await pdf.destroy();
  if (lines.length === 0)
    throw new UnreadableFileError(`${name}: the PDF is a scan: its pages are pictures, without text to read`);
  return { lines, isScan };
}

async function openPdf(bytes: Uint8Array, name: string) {
  if (unpacksTooFar(bytes)) throw new UnreadableFileError(`${name}: a page of the PDF unpacks to more than is read`);
  try {
    // A copy, since the library takes the memory that it is given for itself.
    return await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0, isEvalSupported: false, stopAtErrors: false });
  } catch (error) {
    throw unreadable(name, error);
  }
}

async function textsOf(pdf: Awaited<ReturnType<typeof getDocumentProxy>>, number: number) {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  page.cleanup();
  return items;
}

/** What the library throws of a file: also of one that it has opened, as of a tree of pages that leads back to itself. */
function unreadable(name: string, error: unknown): UnreadableFileError {
  const isLocked = error instanceof Error && error.name === "PasswordException";
  return new UnreadableFileError(`${name}: ${isLocked ? "the PDF is locked with a password" : "not readable as a PDF"}`);
}

function placed({ str, transform, width, height }: { str: string; transform: number[]; width: number; height: number }): Piece {
  const [, , , , x = 0, y = 0] = transform;
  return { text: str, from: x, to: x + width, y, size: height || 10 };
}

function linesOf(items: readonly Piece[]): Piece[][] {
  const lines: Piece[][] = [];
  for (const item of items.toSorted((a, b) => b.y - a.y)) {
    const line = lines.at(-1);
    if (line?.[0] && line[0].y - item.y <= SAME_LINE) line.push(item);
    else lines.push([item]);
  }
  return lines.map((line) => joined(line.toSorted((a, b) => a.from - b.from)));
}

/** The number of a note, smaller and higher than the value that it stands behind: "25¹" is no 251. */
function isNoteMark({ text, from, y, size }: Piece, last: Piece): boolean {
  return size < last.size * 0.8 && y > last.y && from - last.to < last.size * 0.3 && !/\p{L}/u.test(text);
}

function joined(line: readonly Piece[]): Piece[] {
  const pieces: Piece[] = [];
  for (const { text, from, to, y, size } of line) {
    const last = pieces.at(-1);
    if (last && isNoteMark({ text, from, to, y, size }, last)) continue;
    const gap = last ? from - last.to : Number.POSITIVE_INFINITY;
    if (last && gap < size * 0.9) {
      last.text = `${last.text}${gap > size * 0.15 && !/\s$/.test(last.text) ? " " : ""}${text}`;
      last.to = Math.max(last.to, to);
    } else pieces.push({ text, from, to, y, size });
  }
  return pieces
    .map(({ text, ...place }) => ({ text: text.replace(/\s+/g, " ").trim(), ...place }))
    .filter(({ text }) => text !== "");
}
