import dns from "node:dns";
import { setTimeout as sleep } from "node:timers/promises";
import ipaddr from "ipaddr.js";

/** How much a source may cost. */
type FetchLimits = {
  /** For one answer, from the first byte sent to the last one read. */
  totalMs: number;
  /** Of a body, as it arrives and as it is unpacked. */
  bytes: number;
  /** Between two requests to one host, whichever server makes them. */
  everyMs: number;
};

/** What a fetch has of the world outside. Tests put their own in its place; no setting does. */
export type Net = {
  now(): Date;
  sleep(ms: number): Promise<unknown>;
  lookup: typeof dns.lookup;
  /** Whether a connection to an address (never a name) may be opened. */
  mayReach(address: string, port: number): boolean;
  limits: FetchLimits;
};

const WEB_PORTS = [80, 443];
const FETCH_LIMITS: FetchLimits = { totalMs: 60_000, bytes: 6 * 1024 * 1024, everyMs: 3_000 };

/** The internet: public addresses, by the ports of the web. */
export const INTERNET: Net = {
  now: () => new Date(),
  sleep: (ms) => sleep(ms),
  lookup: dns.lookup,
  mayReach: (address, port) => WEB_PORTS.includes(port) && isPublicAddress(address),
  limits: FETCH_LIMITS,
};

/** All of IPv6 that was given to anybody for the internet (RFC 4291, 2.4). Before it stands `::7f00:1`, an old spelling of 127.0.0.1. */
const GLOBAL = ipaddr.IPv6.parseCIDR("2000::/3");

/**
 * Whether an address is one of the internet: no loopback, private, link-local, shared (CGNAT), documentation, multicast or reserved one, nor an
 * IPv6 address that stands for an IPv4 one by another way than mapping (6to4, Teredo, NAT64), behind which any of them could be.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return parsed.range() === "unicast" && !(parsed instanceof ipaddr.IPv6 && !parsed.match(GLOBAL));
}
