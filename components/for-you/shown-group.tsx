"use client";

import { useSyncExternalStore } from "react";
import type { Group } from "@/lib/eligibility/open-jobs";

/** How an address names a group: by its fragment, which no request carries and no referrer. What the reader looks at stays on the device. */
const NAMES: Record<Group, string> = {
  eligible: "",
  cannot_tell: "#cannot-tell",
  not_eligible: "#not-for-me",
  unread: "#not-known",
};
const CHANGED = "niyukti:group";

let last: Group = "eligible";

/** The group of jobs that the address names. Back, a reload and a link show it again. */
export function useShownGroup(): Group {
  return useSyncExternalStore(subscribe, shownGroup, () => "eligible");
}

/** Shows another group, as a step of the history. */
export function showGroup(group: Group): void {
  if (group === shownGroup()) return;
  history.pushState(null, "", addressOf(group));
  window.dispatchEvent(new Event(CHANGED));
}

/** The address of the page that shows a group. */
export function addressOf(group: Group): string {
  return location.pathname + location.search + NAMES[group];
}

/** Any other fragment, as that of a dialog, leaves the group that was in sight. */
function shownGroup(): Group {
  const named = (Object.keys(NAMES) as Group[]).find((group) => NAMES[group] === location.hash);
  last = named ?? last;
  return last;
}

function subscribe(listener: () => void): () => void {
  const events = ["popstate", "hashchange", CHANGED];
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}

/** The heading of the page: which of the four groups is in sight. */
export function JobsTitle({ titles }: { titles: Record<Group, string> }) {
  return <h1 className="text-xl md:text-2xl">{titles[useShownGroup()]}</h1>;
}
