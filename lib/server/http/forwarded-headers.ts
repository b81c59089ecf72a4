import type { IncomingHttpHeaders } from "node:http";
import { LRUCache } from "lru-cache";
import { addressOf } from "@/lib/http/network";

/** Headers with which a client could pass for another address, host or scheme when no proxy stands before the server. */
const CLAIMS = ["forwarded", "x-real-ip", "x-forwarded-host", "x-forwarded-proto", "x-forwarded-port"];

/** An IPv6 address with its zone, its brackets and a port. */
const LONGEST_KNOWN = 100;

/**
 * Leaves exactly one address in X-Forwarded-For, the one that can be believed. Each trusted proxy appends the address it was
 * called from, so with n of them the client is the nth entry from the right; what stands left of it, the client wrote itself.
 * With none trusted it is the peer of the connection, and the other forwarding headers are removed. It is left in one spelling and
 * without a port; where the entry names no address ("unknown"), it is the proxy's own.
 */
export function rewriteForwardedHeaders(headers: IncomingHttpHeaders, peer: string, trustedProxies: number): void {
  const forwarded = String(headers["x-forwarded-for"] ?? "");
  const named = forwarded.split(",").map((entry) => entry.trim());
  const chain = [...named.filter((entry) => entry !== ""), peer];
  const client = chain[Math.max(0, chain.length - 1 - trustedProxies)] ?? peer;
  headers["x-forwarded-for"] = spelt(client) ?? spelt(peer) ?? peer;
  if (trustedProxies > 0) return;
  for (const name of CLAIMS) delete headers[name];
}

/** Addresses as they came, and as they are spelt: those of open connections come again and again, and to read one is a tenth of a kept answer. */
const known = new LRUCache<string, { address: string | null }>({ max: 10_000 });

function spelt(entry: string): string | null {
  const before = known.get(entry);
  if (before) return before.address;
  const address = addressOf(entry);
  // What a client wrote may be of any length.
  if (entry.length < LONGEST_KNOWN) known.set(entry, { address });
  return address;
}
