"use client";

import { useEffect } from "react";

/** A scroll of fewer pixels is a trembling finger. */
const LEAST_PX = 8;

/** Takes the bar of a phone away while the reader scrolls down (app/styles/bar.css), and marks the page that is open in it. */
export function BarScript() {
  useEffect(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(".bar-link")) {
      if (link.pathname === location.pathname) link.setAttribute("aria-current", "page");
    }
    let last = window.scrollY;
    const onScroll = () => {
      const top = window.scrollY;
      if (Math.abs(top - last) < LEAST_PX) return;
      document.documentElement.toggleAttribute("data-bar-away", top > last);
      last = top;
    };
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => window.removeEventListener("scroll", onScroll);
  }, []);
  return null;
}
