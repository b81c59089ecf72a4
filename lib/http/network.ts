import ipaddr from "ipaddr.js";

/**
 * The network of an address, by which calls are counted: an IPv4 address itself, the first 64 bits of an IPv6 one, since one subscriber
 * has all the rest to choose from.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  // An IPv4 address that came over an IPv6 socket is the IPv4 one.
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(":")}::/64`;
}
