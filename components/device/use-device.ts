"use client";

import { useSyncExternalStore } from "react";
import type { Collection, Item } from "@/lib/device/collection";
import { type SessionUser, sessionUser, subscribeToSession } from "@/lib/device/device-session";

/** Who is signed in on this device, live; nobody on the server and until the page is interactive. */
export function useSession(): SessionUser | null {
  return useSyncExternalStore(subscribeToSession, sessionUser, () => null);
}

const NOTHING: readonly never[] = [];

/** What a collection of the device holds, live; empty on the server and until the page is interactive. */
export function useCollection<T extends object>(collection: Collection<T>): readonly Item<T>[] {
  return useSyncExternalStore(collection.subscribe, collection.list, () => NOTHING);
}
