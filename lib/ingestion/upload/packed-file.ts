import { setImmediate as nextTurn } from "node:timers/promises";
import { deserialize, serialize } from "node:v8";
import type { Body } from "@/lib/bodies/body";
import type { AsWritten } from "@/lib/ingestion/as-written";
import type { KeptColumnMap } from "@/lib/ingestion/column-maps/schema";
import type { Entry, ReadEntries } from "@/lib/ingestion/read/entries";
import type { Document } from "@/lib/ingestion/read/read-document";
import type { Listings } from "@/lib/ingestion/read-listings";
import type { Page, Selectors } from "@/lib/sources/read/html-items";

const ITEMS_IN_PART = 500;
const LISTS = ["jobs", "joined", "refused", "waiting", "written"] as const;
type ListName = (typeof LISTS)[number];
type Rest = Omit<UploadedFile, ListName>;
type Part = { list: ListName; items: UploadedFile[ListName] } | { rest: Rest };

/** A file as parts of bytes, each small enough to be unpacked while others wait. */
export function packFile({ jobs, joined, refused, waiting, written, ...rest }: UploadedFile): Uint8Array<ArrayBuffer>[] {
  const lists = { jobs, joined, refused, waiting, written };
  const parts: Part[] = [{ rest }];
  for (const list of LISTS) {
    for (let start = 0; start < lists[list].length; start += ITEMS_IN_PART) {
      parts.push({ list, items: lists[list].slice(start, start + ITEMS_IN_PART) as UploadedFile[ListName] });
    }
  }
  return parts.map((part) => new Uint8Array(serialize(part)));
}

/** The file again. Between two parts others have their turn: unpacking thousands of rows at once would hold up every request. */
export async function unpackFile(parts: readonly Uint8Array[]): Promise<UploadedFile> {
  const lists: Pick<UploadedFile, ListName> = { jobs: [], joined: [], refused: [], waiting: [], written: [] };
  let rest: Rest | undefined;
  for (const bytes of parts) {
    const part: Part = deserialize(bytes);
    if ("rest" in part) rest = part.rest;
    else (lists[part.list] as UploadedFile[ListName][number][]).push(...part.items);
    await nextTurn();
  }
  if (!rest) throw new Error("A file arrived without its first part");
  return { ...rest, ...lists };
}

/** The entries of a document as parts of bytes, as packFile makes those of a file. */
export function packEntries({ entries, ...rest }: ReadEntries): Uint8Array<ArrayBuffer>[] {
  const parts: (Omit<ReadEntries, "entries"> | Entry[])[] = [rest];
  for (let start = 0; start < entries.length; start += ITEMS_IN_PART) parts.push(entries.slice(start, start + ITEMS_IN_PART));
  return parts.map((part) => new Uint8Array(serialize(part)));
}

/** The entries again, as unpackFile does it. */
export async function unpackEntries([rest, ...parts]: readonly Uint8Array[]): Promise<ReadEntries> {
  if (!rest) throw new Error("A document arrived without its first part");
  const entries: Entry[] = [];
  for (const bytes of parts) {
    entries.push(...(deserialize(bytes) as Entry[]));
    await nextTurn();
  }
  return { ...(deserialize(rest) as Omit<ReadEntries, "entries">), entries };
}

/** What a source has: a document, whose columns the source tells, or a page, of which it says where items and fields stand. */
export type OfSource = { document: Document } | { page: Page; by: Selectors };

/** What a worker is given: a file that an editor sent, or what a source has. */
export type Given = { upload: Upload } | OfSource;

/** A file that an editor sent, when, and what the staff said of columns and of bodies: the worker has no database. */
export type Upload = {
  name: string;
  bytes: Uint8Array;
  now: Date;
  maps?: readonly KeptColumnMap[];
  bodies?: readonly Body[];
};

/** What was read of it, beside what it says. */
export type UploadedFile = Listings & AsWritten;

/** What the worker says: the file part by part and that it is whole, or why there is none, or what went wrong in the worker itself. */
export type WorkerMessage = { part: Uint8Array } | { isWhole: true } | { unreadable: string } | { fault: string };
