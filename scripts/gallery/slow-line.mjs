import { connect, createServer } from "node:net";

/** What a segment of TCP holds on a usual line. */
const SEGMENT_BYTES = 1448;

/**
 * A line to a site on which a request takes its time, and the bytes of the answers come one after the other, as many in a millisecond as said: all
 * connections share it, a segment each in turn. The browser's own emulation holds back each of its reads, up to 32 KB of a compressed page, until the last byte of it would have come: it shows
 * nothing of a page before that, where a phone has painted what stands at its beginning.
 * @returns the address to ask instead of the site's, and how to end the line
 */
export async function openSlowLine(siteURL, { bytesPerMs, latencyMs }) {
  const { hostname, port } = new URL(siteURL);
  const waiting = [];
  const open = new Set();
  let sentUntil = 0;

  const sendDue = () => {
    const now = performance.now();
    // Time in which nothing was sent is lost, as on a line.
    if (waiting.length === 0) sentUntil = now;
    while (waiting.length > 0 && sentUntil < now) {
      const { socket, bytes, from } = waiting.shift();
      const rest = bytes.subarray(SEGMENT_BYTES);
      if (!socket.destroyed) socket.write(bytes.subarray(0, SEGMENT_BYTES));
      sentUntil += Math.min(bytes.length, SEGMENT_BYTES) / bytesPerMs;
      if (rest.length > 0) waiting.push({ socket, bytes: rest, from });
      else from.resume();
    }
  };
  const timer = setInterval(sendDue, 1);

  const server = createServer({ noDelay: true }, (socket) => {
    const site = connect({ host: hostname, port: Number(port), noDelay: true });
    for (const end of [socket, site]) {
      open.add(end);
      end.on("close", () => open.delete(end));
      end.on("error", () => end.destroy());
    }
    socket.on("data", (bytes) => void setTimeout(() => site.write(bytes), latencyMs));
    socket.on("close", () => site.destroy());
    site.on("data", (bytes) => {
      // In order: what a connection brings next is read when this has gone.
      site.pause();
      waiting.push({ socket, bytes, from: site });
    });
    site.on("close", () => socket.end());
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = async () => {
    clearInterval(timer);
    for (const end of open) end.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
  return { address: `http://127.0.0.1:${server.address().port}`, close };
}
