import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";

/** The smaller one first, whatever order a browser names them in. */
const ENCODINGS = ["br", "gzip"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** What browsers send is the same for millions; of each kind it is understood once. */
const understood = new LRUCache<string, { encoding: Encoding | null }>({ max: 200 });

/** The best encoding that a client accepts of those that the server writes; null where it takes plain bytes alone. */
export function encodingFor(request: IncomingMessage): Encoding | null {
  const header = request.headers["accept-encoding"] ?? "";
  const known = understood.get(header);
  if (known) return known.encoding;
  const accepted = new Negotiator(request).encodings([...ENCODINGS]);
  const encoding = ENCODINGS.find((one) => accepted.includes(one)) ?? null;
  understood.set(header, { encoding });
  return encoding;
}
