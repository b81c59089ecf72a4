"use client";

import { useSyncExternalStore } from "react";
import { ownProfile } from "@/lib/device/own-profile";
import type { Profile } from "@/lib/eligibility/profile";

/** What the reader says of themself, live in every tab; null where nothing is told. */
export function useOwnProfile(): Profile | null {
  return useSyncExternalStore(ownProfile.subscribe, ownProfile.read, () => null);
}
