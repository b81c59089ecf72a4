import type { Telling } from "@/lib/seo/check/notices";
import { pageFaults } from "@/lib/seo/check/page-faults";

/** Pages that are asked for at once: a check is no visitor whom others should wait for. */
const AT_ONCE = 4;
const PATIENCE_MS = 30_000;

type Named = { address: string; alternates: string[] };

/**
 * Reports what is wrong with every page that the site map of a running site names, in each of its languages; returns how many pages there were. The
 * site may name itself otherwise than by `origin`, where it is asked: its pages are asked for there.
 * @throws Error where it has no site map
 */
export async function checkSitePages(origin: string, { report, progress }: Telling): Promise<number> {
  const named = await pagesOf(origin, "/sitemap.xml");
  const home = new URL(named[0]?.address ?? origin).origin;
  const addresses = [...new Set(named.flatMap(({ address, alternates }) => [address, ...alternates]))];
  let done = 0;
  const waiting = addresses.values();
  const check = async () => {
    for (const address of waiting) {
      const page = await readPage(origin + pathOf(address));
      if ("html" in page) report(address, pageFaults({ ...page, address }, { home, now: new Date() }));
      else report(address, [{ level: "error", text: `The site map names it, but it ${page.problem}.` }]);
      done += 1;
      progress(done, addresses.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, check));
  return done;
}

/** The HTML of a page of the site, or why it is none. */
async function readPage(address: string): Promise<{ html: string } | { problem: string }> {
  try {
    const response = await fetch(address, { redirect: "manual", signal: AbortSignal.timeout(PATIENCE_MS) });
    const html = await response.text();
    return response.status === 200 ? { html } : { problem: `answers ${response.status}` };
  } catch (error) {
    return { problem: `does not answer: ${error instanceof Error ? error.message : error}` };
  }
}

/** The pages of a site map, also of one that names others. */
async function pagesOf(origin: string, path: string): Promise<Named[]> {
  const response = await fetch(origin + path, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!response.ok) throw new Error(`${origin}${path} answered ${response.status}`);
  const xml = await response.text();
  const locations = [...xml.matchAll(/<sitemap>\s*<loc>([^<]*)<\/loc>/g)].map(([, location = ""]) => unescaped(location));
  if (locations.length > 0) return (await Promise.all(locations.map((one) => pagesOf(origin, pathOf(one))))).flat();
  return [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = ""]) => ({
    address: unescaped(/<loc>([^<]*)<\/loc>/.exec(entry)?.[1] ?? ""),
    alternates: [...entry.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => unescaped(href)),
  }));
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

function unescaped(text: string): string {
  return text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code))).replaceAll("&amp;", "&");
}
