import { removeStored } from "@/lib/device/storage";

/** What was pressed, as its element says (`data-mark`, `data-act`), and of which job (`data-job`). */
type EarlyPress = { mark?: string; act?: string; job?: string };

declare global {
  interface Window {
    earlyPresses?: EarlyPress[];
  }
}

const STORAGE_KEY = "niyukti_early_presses";

/**
 * A script within the page that remembers the marks that were pressed before the page's own scripts were there, which takes ten seconds on a slow line, and
 * shows them as pressed. The tab keeps them: whoever goes on to another page before the scripts come was shown that they are saved.
 * It stands behind what is painted first, and before React's data.
 */
export const HEAR_EARLY_PRESSES = [
  `window.earlyPresses=[];try{window.earlyPresses=JSON.parse(sessionStorage.getItem("${STORAGE_KEY}"))||[]}catch{}`,
  `addEventListener("click",e=>{let s=window.earlyPresses,m=s&&e.target.closest?.("[data-mark]"),j=m&&m.closest("[data-job]");`,
  `if(j&&m.getAttribute("aria-pressed")!="true"){m.setAttribute("aria-pressed","true");s.push({...m.dataset,...j.dataset});`,
  `try{sessionStorage.setItem("${STORAGE_KEY}",JSON.stringify(s))}catch{}}},!0)`,
].join("");

/** What was pressed before, each once; from now on the caller hears what is pressed. */
export function takeEarlyPresses(): EarlyPress[] {
  const pressed = new Map((window.earlyPresses ?? []).map((press) => [`${press.mark} ${press.job}`, press]));
  delete window.earlyPresses;
  removeStored(STORAGE_KEY, "session");
  return [...pressed.values()];
}
