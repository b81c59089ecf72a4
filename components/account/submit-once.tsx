"use client";

import { useEffect } from "react";

/** For how long a form counts as on its way; after that the answer may have been lost, and who presses again means it. */
const ON_ITS_WAY_MS = 10_000;

/**
 * Sends a plain form of the page once, however often its button is pressed before the answer has come. Browsers send it each time and show the last answer: on a
 * slow line a second tap told whoever had just registered that the address is taken, and whoever had set a new password that the link is used up.
 */
export function SubmitOnce() {
  useEffect(sendOnce, []);
  return null;
}

function sendOnce(): () => void {
  let sentAt: number | null = null;
  // On the window: what a dialog sends by script it has kept from the browser by then.
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as Element;
    if (event.defaultPrevented || form.getAttribute("method") !== "post") return;
    if (sentAt !== null && Date.now() - sentAt < ON_ITS_WAY_MS) event.preventDefault();
    else sentAt = Date.now();
  };
  // Back brings the page as it was left.
  const onShow = () => {
    sentAt = null;
  };
  window.addEventListener("submit", onSubmit);
  window.addEventListener("pageshow", onShow);
  return () => {
    window.removeEventListener("submit", onSubmit);
    window.removeEventListener("pageshow", onShow);
  };
}
