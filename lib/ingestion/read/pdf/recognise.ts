import { execFile, spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { type getDocumentProxy, getResolvedPDFJS } from "unpdf";

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
/** Dots of a page, from the top: a bit, or one, three or four bytes each. */
type Picture = { data: Uint8Array; width: number; height: number };
/** A word that was recognised: its line, from the top of the document, and from where to where it reaches, in dots. */
export type Word = { text: string; line: number; from: number; to: number; height: number };

/** What reads scans where it is installed. */
export const TESSERACT = "tesseract";
/** A notice is in the first pages of what an office scans; the rest are forms. */
const MAX_PAGES = 5;
/** A page at 600 dots an inch. */
const MAX_DOTS = 36_000_000;
/** Of all pages: an upload is read in 30 seconds. */
const MAX_MS = 24_000;
/** Of a hundred: what is recognised less surely is mostly a stain. */
const LEAST_SURE = 30;
const LINES_A_PAGE = 10_000;
/** What the program may take: twice what a coloured page of MAX_DOTS needs. */
const MAX_KILOBYTES = 1024 * 1024;
/** Runs a program with so many kilobytes of memory of its own at most, where the system has such a bound, and with one thread: others would take the cores of readers. */
const BOUNDED = 'ulimit -d "$0" 2>/dev/null; export OMP_THREAD_LIMIT=1; exec "$@"';

/** The words on the pictures of a PDF's pages, by tesseract under this name; null where this machine has none. */
export async function wordsOfScan(pdf: Pdf, program: string): Promise<Word[] | null> {
  const languages = await languagesOf(program);
  if (languages === null) return null;
  const until = Date.now() + MAX_MS;
  const words: Word[] = [];
  for (let number = 1; number <= Math.min(pdf.numPages, MAX_PAGES) && Date.now() < until; number++) {
    const picture = await pictureOf(pdf, number, until - Date.now());
    if (!picture) continue;
    const table = await recognised(picture, { program, languages, ms: until - Date.now() });
    words.push(...wordsIn(table).map((word) => ({ ...word, line: word.line + number * LINES_A_PAGE })));
  }
  return words;
}

/** What notices are written in, as far as the machine can read it. */
async function languagesOf(program: string): Promise<string | null> {
  try {
    const { stdout } = await promisify(execFile)(program, ["--list-langs"], { timeout: 5_000 });
    return ["eng", "hin"].filter((language) => stdout.split(/\s+/).includes(language)).join("+") || null;
  } catch {
    return null;
  }
}

/** The largest picture of a page that is not too large, waited for until it is unpacked, `ms` at most; a scan has one a page. */
async function pictureOf(pdf: Pdf, number: number, ms: number): Promise<Picture | undefined> {
  const page = await pdf.getPage(number);
  const [{ fnArray, argsArray }, { OPS }] = await Promise.all([page.getOperatorList(), getResolvedPDFJS()]);
  const keys = fnArray.flatMap((called, at) => (called === OPS.paintImageXObject ? [String(argsArray[at][0])] : []));
  const tooLate = setTimeout(ms, null, { ref: false });
  const found = keys.map((key): Promise<Partial<Picture> | null> => {
    const objects = key.startsWith("g_") ? page.commonObjs : page.objs;
    return Promise.race([new Promise<Partial<Picture> | null>((resolve) => objects.get(key, resolve)), tooLate]);
  });
  const pictures = (await Promise.all(found)).flatMap((picture) => {
    if (!picture?.data || !picture.width || !picture.height) return [];
    const { buffer, byteOffset, length } = picture.data;
    return [{ data: new Uint8Array(buffer, byteOffset, length), width: picture.width, height: picture.height }];
  });
  page.cleanup();
  const dots = ({ width, height }: Picture) => width * height;
  return pictures.filter((picture) => dots(picture) <= MAX_DOTS).toSorted((a, b) => dots(b) - dots(a))[0];
}

/** One block of lines, so that a line goes through all columns of a table; empty where it takes too long, or too much memory. */
async function recognised(
  picture: Picture,
  { program, languages, ms }: { program: string; languages: string; ms: number },
): Promise<string> {
  const signal = AbortSignal.timeout(Math.max(1, ms));
  const command = [program, "stdin", "stdout", "-l", languages, "--psm", "6", "tsv"];
  const child = spawn("/bin/sh", ["-c", BOUNDED, String(MAX_KILOBYTES), ...command], {
    stdio: ["pipe", "pipe", "ignore"],
    signal,
  });
  child.on("error", () => undefined);
  child.stdin.on("error", () => undefined);
  child.stdin.end(pnmOf(picture));
  return text(child.stdout).catch(() => "");
}

/** The plainest form of a picture that there is (PBM, PGM, PPM): a head of text, then the dots. */
function pnmOf({ data, width, height }: Picture): Buffer {
  const bytes = data.length / (width * height);
  const head = (kind: number, most = "\n255") => Buffer.from(`P${kind}\n${width} ${height}${most}\n`);
  if (bytes === 1) return Buffer.concat([head(5), data]);
  if (bytes === 3) return Buffer.concat([head(6), data]);
  if (bytes === 4) return Buffer.concat([head(6), data.filter((_value, at) => at % 4 !== 3)]);
  // A bit is white where it is set; here it is black.
  return Buffer.concat([head(4, ""), data.map((bits) => ~bits & 255)]);
}

/** Columns of the table: level, page, block, paragraph, line, word, left, top, width, height, how sure, text. */
function wordsIn(table: string): Word[] {
  const lines = new Map<string, number>();
  return table.split("\n").flatMap((row) => {
    const cells = row.split("\t");
    const [left = 0, , width = 0, height = 0, sure = 0] = cells.slice(6, 11).map(Number);
    const word = cells[11]?.trim() ?? "";
    if (cells[0] !== "5" || word === "" || sure < LEAST_SURE) return [];
    const key = cells.slice(1, 5).join(" ");
    const line = lines.get(key) ?? lines.size;
    lines.set(key, line);
    return [{ text: word, line, from: left, to: left + width, height }];
  });
}
