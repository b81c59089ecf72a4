"use client";

import { useEffect } from "react";
import { type SessionUser, sessionUser, storeSession } from "@/lib/device/device-session";

/** Shows in the header who is signed in, where the device's storage was emptied while its cookie lived on. */
export function RememberSession({ user }: { user: SessionUser }) {
  useEffect(() => {
    if (!sessionUser()) storeSession(user, null);
  }, [user]);
  return null;
}
