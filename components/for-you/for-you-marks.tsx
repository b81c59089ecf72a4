"use client";

import { useEffect } from "react";
import { OWN_PROFILE_KEY, OWN_PROFILE_MARK } from "@/lib/device/own-profile-key";

/** Starts what marks every job of the page, where the reader has told this device of themself; nothing of it is loaded elsewhere. */
export function ForYouMarks() {
  useEffect(() => {
    let isStarted = false;
    const start = async () => {
      if (isStarted) return;
      isStarted = true;
      try {
        (await import("./mark-page")).startMarks();
      } catch {
        // The network is away: the next page tries again.
        isStarted = false;
      }
    };
    const onStorage = ({ key }: StorageEvent) => key === OWN_PROFILE_KEY && start();
    if (document.documentElement.hasAttribute(OWN_PROFILE_MARK)) void start();
    window.addEventListener("storage", onStorage);
    return () => window.removeEventListener("storage", onStorage);
  }, []);
  return null;
}
