/** As long as the worker waits for a page that it has a copy of (public/sw.js). */
const PATIENCE_MS = 6000;

/**
 * Whether the site can be reached: browsers say that they are offline behind a VPN or on a virtual network, and that they are online on a dead line. It is asked for
 * a small file, which no copy stands in for.
 */
export async function isReached(): Promise<boolean> {
  try {
    await fetch("/sw.js", { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(PATIENCE_MS) });
    return true;
  } catch {
    return false;
  }
}

/**
 * The page that stands in for one that was not kept makes way for it where the site is reached: it would go on saying that there is no network. Browsers say that there
 * is one before it leads anywhere, and also to a page that is being left.
 */
export async function askAgain(): Promise<void> {
  const link = document.querySelector<HTMLAnchorElement>("a[data-once-online]");
  if (link && (await isReached())) link.click();
}

/**
 * The same where the network came back before a script could hear of it, or was never said to be away. Once: a page that asked again and came to nothing else has
 * itself for the page that led to it. At its own address nothing else would come.
 */
export function askOnceMore(): void {
  if (document.referrer !== location.href.split("#")[0] && location.pathname !== "/offline") void askAgain();
}
