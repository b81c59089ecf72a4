"use client";

import { useSyncExternalStore } from "react";
import type { Collection, Item } from "@/lib/device/collection";

const NOTHING: readonly never[] = [];

/** What a collection of the device holds, live; empty on the server and until the page is interactive. */
export function useCollection<T extends object>(collection: Collection<T>): readonly Item<T>[] {
  return useSyncExternalStore(collection.subscribe, collection.list, () => NOTHING);
}
