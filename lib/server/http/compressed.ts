import type { RequestListener } from "node:http";
import compression from "compression";

/** What is smaller than a packet is sent as it is. */
const MIN_BYTES = 1024;

/** Wraps the listener of the site: whatever it sends uncompressed, and is worth it, is compressed on its way. */
export function compressed(listener: RequestListener): RequestListener {
  const compress = compression({ threshold: MIN_BYTES });
  // Typed for Express, whose requests and responses are those of Node with more to them; nothing of that is asked for.
  return (request, response) => compress(request as never, response as never, () => listener(request, response));
}
