import { connect, createServer, type Socket } from "node:net";

/**
 * Where the network fails: before the call leaves, within it, before its answer comes, or within the answer. A call that is "late" arrives
 * when its sender has long given up, and may have tried again.
 */
export const CUTS = ["connect", "request", "sent", "late", "answer", "within answer"] as const;
type Cut = (typeof CUTS)[number];

/** How late such a call arrives. */
const LATE_MS = 400;

export type CuttingProxy = { port: number; cutNext(cut: Cut | null): void; close(): Promise<void> };

/** A network between one client and a server, which fails where it is told for the next connection: one call has one connection. */
export async function startCuttingProxy(targetPort: number): Promise<CuttingProxy> {
  let next: Cut | null = null;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const cut = next;
    next = null;
    if (cut === "connect") {
      client.on("error", () => undefined).resetAndDestroy();
      return;
    }
    const target = connect(targetPort, "127.0.0.1");
    for (const socket of [client, target]) {
      sockets.add(socket);
      socket.on("error", () => socket.destroy()).on("close", () => sockets.delete(socket));
    }
    carry(client, target, cut);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("a listening server has an address");
  return {
    port: address.port,
    cutNext: (cut) => {
      next = cut;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function carry(client: Socket, target: Socket, cut: Cut | null): void {
  const parts: Buffer[] = [];
  client.on("data", (part) => {
    if (cut === "request") {
      target.end(part.subarray(0, Math.floor(part.length / 2)));
      client.resetAndDestroy();
      return;
    }
    parts.push(part);
    if (cut === "late" && isWhole(Buffer.concat(parts))) {
      client.resetAndDestroy();
      setTimeout(() => target.write(Buffer.concat(parts)), LATE_MS);
    }
    if (cut === "late") return;
    target.write(part);
    // The server has all of the call; that its caller is gone it learns only when it answers.
    if (cut === "sent" && isWhole(Buffer.concat(parts))) client.resetAndDestroy();
  });
  target.on("data", (part) => {
    if (client.destroyed) return;
    if (cut === "within answer") client.write(part.subarray(0, Math.floor(part.length / 2)));
    if (cut === "within answer" || cut === "answer") client.resetAndDestroy();
    else client.write(part);
  });
  target.on("end", () => client.end());
  client.on("end", () => target.end());
}

/** Whether bytes hold a whole call of HTTP/1.1 whose body has a stated length. */
function isWhole(bytes: Buffer): boolean {
  const text = bytes.toString("latin1");
  const end = text.indexOf("\r\n\r\n");
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(text.slice(0, Math.max(end, 0)))?.[1] ?? 0);
  return end >= 0 && bytes.length >= end + 4 + length;
}
