"use client";

import { useEffect } from "react";
import { currentAddress, subscribeToAddress } from "@/components/dialogs/browser-address";
import { dialogOf } from "@/components/dialogs/dialog-address";
import { sessionUser, subscribeToSession } from "@/lib/device/device-session";

/** On the pages that sign in: leads on as their form would, where somebody signs in by the dialog over the page or in another tab. */
export function ContinueAfterSignIn({ to }: { to: string }) {
  useEffect(() => followSignIn(() => location.replace(to)), [to]);
  return null;
}

/** Calls `onSignedIn` once the device, which showed nobody, shows somebody, and no dialog is open any more: its closing is a step back of its own. */
export function followSignIn(onSignedIn: () => void): () => void {
  let isAwaited = sessionUser() === null;
  const look = () => {
    if (sessionUser() === null) isAwaited = true;
    else if (isAwaited && !dialogOf(new URL(currentAddress()))) {
      isAwaited = false;
      onSignedIn();
    }
  };
  const ends = [subscribeToSession(look), subscribeToAddress(look)];
  return () => {
    for (const end of ends) end();
  };
}
