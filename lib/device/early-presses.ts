declare global {
  interface Window {
    earlyPresses?: Set<HTMLElement>;
  }
}

/**
 * A script within the page that remembers the marks that were pressed before the page's own scripts were there, which takes ten seconds on a slow line, and
 * shows them as pressed. It stands behind what is painted first, and before React's data.
 */
export const HEAR_EARLY_PRESSES = [
  `window.earlyPresses=new Set;addEventListener("click",e=>{let s=window.earlyPresses,m=s&&e.target.closest?.("[data-mark]");`,
  `m&&(s.add(m),m.setAttribute("aria-pressed","true"))},!0)`,
].join("");

/** The marks that were pressed before, each once; from now on the caller hears what is pressed. */
export function takeEarlyPresses(): HTMLElement[] {
  const pressed = [...(window.earlyPresses ?? [])];
  delete window.earlyPresses;
  return pressed;
}
