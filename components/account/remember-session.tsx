"use client";

import { useEffect } from "react";
import {
  isSigningOut,
  renewSession,
  type SessionUser,
  sessionUser,
  storeSession,
  subscribeToSession,
} from "@/lib/device/device-session";

type Props = { user: SessionUser; signInHref: string };

/**
 * On a page that shows somebody's own data: shows in the header who is signed in, where the device's storage was emptied while its cookie lived
 * on or their name is another by now, and leaves the page when that person does. Else it would stay to be read, and its forms would be sent for whoever signs in next.
 */
export function RememberSession({ user, signInHref }: Props) {
  useEffect(() => {
    const leave = () => location.replace(signInHref);
    // Signed out while the server could not be told: it still knows the session, the person does not want it any more.
    if (!sessionUser() && isSigningOut()) return leave();
    if (!sessionUser()) storeSession(user, null);
    renewSession(user);
    return followSession(user.id, (next) => (next ? location.reload() : leave()));
  }, [user, signInHref]);
  return null;
}

/** Calls `onLeft` once the device, which showed this person, shows nobody or another, in whatever tab it came; also where Back brings the page again. */
export function followSession(userId: number, onLeft: (next: SessionUser | null) => void): () => void {
  // Where storage is forbidden the device shows nobody at any time.
  let wasSeen = sessionUser()?.id === userId;
  const look = () => {
    const present = sessionUser();
    if (present?.id === userId) wasSeen = true;
    else if (wasSeen) onLeft(present);
  };
  const lookAgain = ({ persisted }: PageTransitionEvent) => persisted && look();
  const unsubscribe = subscribeToSession(look);
  window.addEventListener("pageshow", lookAgain);
  return () => {
    unsubscribe();
    window.removeEventListener("pageshow", lookAgain);
  };
}
