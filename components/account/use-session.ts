"use client";

import { useSyncExternalStore } from "react";
import { type SessionUser, sessionUser, subscribeToSession } from "@/lib/device/device-session";

/** Who is signed in on this device, live; nobody on the server and until the page is interactive. */
export function useSession(): SessionUser | null {
  return useSyncExternalStore(subscribeToSession, sessionUser, () => null);
}
