import ipaddr from "ipaddr.js";

/** What all callers share whose address nobody can read: one count, or any text at all would be a new one. */
const UNKNOWN = "unknown";

/** One site (a house, a campus, a tunnel) is given this much of IPv6, one subscriber the next. */
const SITE_BITS = 48;
const SUBSCRIBER_BITS = 64;

/**
 * The address that an entry of X-Forwarded-For names, in its one spelling. Proxies write it bare, with the port of the connection
 * ("198.51.100.7:4711", "[2001:db8::1]:4711") or in quotes; an IPv4 address that came over an IPv6 socket is the IPv4 one.
 * @returns null where it names none
 */
export function addressOf(entry: string): string | null {
  return parse(entry)?.toString() ?? null;
}

/** The network of an address: an IPv4 address itself, the first 64 bits of an IPv6 one, since one subscriber has all the rest to choose from. */
export function networkOf(address: string): string {
  return networksOf(address)[0];
}

/**
 * The networks by which calls are counted, the narrowest first: of an IPv4 address itself alone; of an IPv6 one its /64 and the /48 above
 * it, since whoever has a /48 has 65,536 of those.
 */
export function networksOf(address: string): readonly [string, ...string[]] {
  const parsed = parse(address);
  if (parsed === null) return [UNKNOWN];
  if (!(parsed instanceof ipaddr.IPv6)) return [parsed.toString()];
  return [prefixOf(parsed, SUBSCRIBER_BITS), prefixOf(parsed, SITE_BITS)];
}

/** The widest of the networks of an address. */
export function widestNetworkOf(address: string): string {
  return networksOf(address).at(-1) ?? UNKNOWN;
}

function parse(entry: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const bare = entry.trim().replace(/^"(.*)"$/, "$1");
  const address = /^\[([^\]]+)\](?::\d+)?$/.exec(bare)?.[1] ?? /^(\d+(?:\.\d+){3}):\d+$/.exec(bare)?.[1] ?? bare;
  return ipaddr.isValid(address) ? ipaddr.process(address) : null;
}

function prefixOf(address: ipaddr.IPv6, bits: number): string {
  const groups = address.parts.slice(0, bits / 16).map((part) => part.toString(16));
  return `${groups.join(":")}::/${bits}`;
}

/**
 * The address of the client of a request. The server in front of Next leaves exactly one entry in X-Forwarded-For, which no client can
 * choose (lib/server/http/forwarded-headers.ts); behind another host's router the last entry is the one that it appended.
 */
export function clientAddress(request: Request): string {
  const entries = request.headers.get("x-forwarded-for")?.split(",") ?? [];
  return entries.at(-1)?.trim() || "unknown";
}
