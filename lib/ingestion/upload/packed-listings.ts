import { setImmediate as nextTurn } from "node:timers/promises";
import { deserialize, serialize } from "node:v8";
import type { Listings } from "@/lib/ingestion/read-listings";

const ITEMS_IN_PART = 500;
const LISTS = ["jobs", "joined", "refused", "waiting"] as const;
type ListName = (typeof LISTS)[number];
type Part = { list: ListName; items: Listings[ListName] } | { rest: Omit<Listings, ListName> };

/** Listings as parts of bytes, which change threads without being copied. */
export function packListings(listings: Listings): Uint8Array<ArrayBuffer>[] {
  const { jobs, joined, refused, waiting, ...rest } = listings;
  const lists = { jobs, joined, refused, waiting };
  const parts: Part[] = [{ rest }];
  for (const list of LISTS) {
    for (let start = 0; start < lists[list].length; start += ITEMS_IN_PART) {
      parts.push({ list, items: lists[list].slice(start, start + ITEMS_IN_PART) as Listings[ListName] });
    }
  }
  return parts.map((part) => new Uint8Array(serialize(part)));
}

/** The listings again. Between two parts others have their turn: unpacking thousands of rows at once would hold up every request. */
export async function unpackListings(parts: readonly Uint8Array[]): Promise<Listings> {
  const lists: Pick<Listings, ListName> = { jobs: [], joined: [], refused: [], waiting: [] };
  let rest: Omit<Listings, ListName> | undefined;
  for (const bytes of parts) {
    const part: Part = deserialize(bytes);
    if ("rest" in part) rest = part.rest;
    else (lists[part.list] as Listings[ListName][number][]).push(...part.items);
    await nextTurn();
  }
  if (!rest) throw new Error("Listings arrived without their first part");
  return { ...rest, ...lists };
}

/** A file that an editor sent, and when. */
export type Upload = { name: string; bytes: Uint8Array; now: Date };

/** What the worker answers: the listings as parts of bytes, or why there are none. */
export type WorkerAnswer = { parts: Uint8Array<ArrayBuffer>[] } | { unreadable: string };
