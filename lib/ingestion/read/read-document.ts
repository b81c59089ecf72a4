import type { KeptColumnMap } from "@/lib/ingestion/column-maps/schema";
import { type Bounds, UnreadableFileError } from "@/lib/ingestion/read/bounds";
import { decodeText } from "@/lib/ingestion/read/decode";
import { type ListingFile, type ReadEntries, toListingFile } from "@/lib/ingestion/read/entries";
import { readJson } from "@/lib/ingestion/read/json/read-json";
import { readCsv } from "@/lib/ingestion/read/read-csv";

/** What a document is, by its content. */
type DocumentKind = "json" | "csv" | "xlsx" | "xml" | "html" | "pdf";

/** A document as it arrived: its name, what its server calls it, and where it was found (its links are relative to that). */
export type Document = { bytes: Uint8Array; name: string; contentType?: string; address?: string };

type How = {
  bounds: Bounds;
  /** When its source showed it, where it does not say so itself. */
  seenAt: Date;
  /** What people said of the columns of sources. */
  maps?: readonly KeptColumnMap[];
};

/**
 * The listings of a document of any kind, told by its content and never by its name: JSON (also lines, and JobPostings), CSV in any
 * encoding, XLSX, feeds and other XML, sitemaps, HTML (tables, lists, JSON-LD, microdata), and the text of a PDF.
 * @throws UnreadableFileError with what is wrong, where it is none of these or holds no listings or more than `bounds`
 */
export async function readDocument(document: Document, { bounds, seenAt, maps }: How): Promise<ListingFile> {
  const read = await readEntries(document, bounds);
  return toListingFile(read, { name: document.name, otherwise: seenAt, bounds, maps });
}

/** The entries of a document as they stand in it, before any column is told. @throws UnreadableFileError */
export async function readEntries({ bytes, name, contentType, address }: Document, bounds: Bounds): Promise<ReadEntries> {
  const kind = kindOf(bytes, name);
  // Readers with large libraries are loaded by documents of their kind alone: each upload is read in a process that starts empty.
  if (kind === "pdf") return (await import("@/lib/ingestion/read/pdf/read-pdf")).readPdf(bytes, name, bounds);
  if (kind === "xlsx") return (await import("@/lib/ingestion/read/read-sheet")).readSheetRows(name, bytes, bounds);
  const text = decodeText(bytes, contentType);
  const start = text.trimStart();
  if (start === "") throw new UnreadableFileError(`${name}: the file is empty`);
  switch (kindOfText(start)) {
    case "json":
      return readJson(start, name, bounds);
    case "html":
      return (await import("@/lib/ingestion/read/markup/read-html")).readHtml(start, name, { address, bounds });
    case "xml":
      return (await import("@/lib/ingestion/read/markup/read-xml")).readXml(start, name, bounds);
    case "csv":
      return readCsv(text, name, bounds);
  }
}

/** Whether a document unpacks to more than it is, and takes more to read than its size says. @throws UnreadableFileError as readEntries does */
export function unpacks({ bytes, name }: Document): boolean {
  return kindOf(bytes, name) !== "text";
}

const STARTS: readonly [kind: "pdf" | "xlsx" | "xls", bytes: readonly number[]][] = [
  ["pdf", [0x25, 0x50, 0x44, 0x46]],
  ["xlsx", [0x50, 0x4b, 0x03, 0x04]],
  ["xls", [0xd0, 0xcf, 0x11, 0xe0]],
];

function kindOf(bytes: Uint8Array, name: string): "pdf" | "xlsx" | "text" {
  const found = STARTS.find(([, start]) => start.every((byte, index) => bytes[index] === byte))?.[0] ?? "text";
  if (found === "xls") throw new UnreadableFileError(`${name}: an Excel file of before 2007. Save it as XLSX or CSV`);
  return found;
}

const HTML =
  /^<(?:!doctype\s+html|html|head|body|table|div|main|section|article|ul|ol|p|h[1-6]|script|style|meta|title|span|a)[\s>/]/i;
const PROLOGUE = /^(?:<\?[^>]*\?>|<!--[\s\S]*?-->|\s+)+/;

function kindOfText(text: string): Exclude<DocumentKind, "pdf" | "xlsx"> {
  if (/^[[{]/.test(text)) return "json";
  if (!/^<[!?a-z]/i.test(text)) return "csv";
  const root = text.slice(0, 4_096).replace(PROLOGUE, "");
  return HTML.test(root) ? "html" : "xml";
}
