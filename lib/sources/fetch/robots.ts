import robotsParser from "robots-parser";
import { DAY_MS } from "@/lib/dates";
import { db } from "@/lib/db";
import { FetchError } from "@/lib/sources/fetch/fetch-error";
import type { Net } from "@/lib/sources/fetch/net";

/** Rules of larger files are not looked at (RFC 9309, section 2.5, asks for at least 500 KiB). */
const MAX_CHARACTERS = 512 * 1024;
const MAX_DELAY_MS = 60_000;
/**
 * Letters of the rules with "*" times letters of an address: each of these may be compared with each of those, which takes some 0.7 s at worst. Half a megabyte took
 * 21 s for an address of 8,000 letters, which its server may lead to, and the site answered nobody meanwhile. Other rules end at the first letter that differs.
 */
const MAX_COMPARED = 150_000_000;
/** Rules, each counted for every robot that is named above it, as they are kept. Three thousand names above three thousand rules, 69 KB, took 14 s and 540 MB. */
const MAX_RULES = 300_000;
/** The name by which a robots.txt may speak to this site. */
export const ROBOT = "NiyuktiBot";

/** What a robots.txt says of an address: milliseconds to leave between two requests. @throws FetchError where it forbids the address */
export type Rules = { delayMs(): number; check(address: URL): void };

/** Fetches the robots.txt of an origin: its text, or null where there is none. @throws FetchError where that cannot be told */
export type FetchRobots = (address: URL) => Promise<{ status: number; text: string }>;

/**
 * The rules of an origin, asked once a day. No such file allows everything; one that its server fails to send forbids everything until it does
 * (RFC 9309, section 2.3.1.4).
 */
export async function robotsOf(origin: string, fetchRobots: FetchRobots, net: Net): Promise<Rules> {
  const address = new URL("/robots.txt", origin);
  const text = await textOf(origin, () => fetchRobots(address), net);
  if (rulesIn(text) > MAX_RULES) throw new FetchError("robots", `robots.txt of ${origin} names too many robots for its rules`);
  const parsed = robotsParser(address.href, text);
  const compared = lettersWithStar(text);
  return {
    delayMs: () => Math.min(MAX_DELAY_MS, (parsed.getCrawlDelay(ROBOT) ?? 0) * 1000),
    check: ({ href }) => {
      if (compared * href.length > MAX_COMPARED)
        throw new FetchError("robots", `robots.txt of ${origin} is too long for an address of ${href.length} characters`);
      if (parsed.isDisallowed(href, ROBOT)) throw new FetchError("robots", `robots.txt of ${origin} forbids ${href}`);
    },
  };
}

function rulesIn(text: string): number {
  let [robots, rules, isNaming] = [0, 0, false];
  for (const line of text.split(/[\r\n]/)) {
    const name = /^([^:#]*):/.exec(line)?.[1]?.trim().toLowerCase();
    if (!name) continue;
    if (name === "user-agent") robots = isNaming ? robots + 1 : 1;
    if (name === "allow" || name === "disallow") rules += robots;
    isNaming = name === "user-agent";
  }
  return rules;
}

/** Letters of the rules in which "*" stands for any, as they are compared: written as addresses are. */
function lettersWithStar(text: string): number {
  const rules = text.split(/[\r\n]/).filter((line) => line.includes("*"));
  return encodeURI(rules.join("").replace(/\p{Cs}/gu, "")).length;
}

async function textOf(origin: string, fetchRobots: () => ReturnType<FetchRobots>, net: Net): Promise<string> {
  const now = net.now();
  const kept = await db().fetchHost.findUnique({ where: { origin } });
  if (kept?.robotsAt && now.getTime() - kept.robotsAt.getTime() < DAY_MS) return kept.robots ?? "";
  const { status, text } = await fetchRobots();
  if (status >= 500 || status === 429) throw new FetchError("robots", `robots.txt of ${origin} answered ${status}`);
  const robots = {
    robots: status === 200 ? text.slice(0, MAX_CHARACTERS).replaceAll("\0", "") : "",
    robotsStatus: status,
    robotsAt: now,
  };
  await db().fetchHost.upsert({ where: { origin }, create: { origin, nextAt: now, ...robots }, update: robots });
  return robots.robots;
}
