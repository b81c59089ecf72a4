import type { Socket } from "node:net";

const LOOK_EVERY_MS = 5_000;

/**
 * Closes connections whose client has read nothing of an answer that waits for it: without this, one that never reads would keep its answer in
 * memory for ever. An answer that is still being made waits for nobody.
 */
export class StalledReaders {
  private readonly sockets = new Map<Socket, { written: number; since: number }>();
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly patienceMs: number) {
    this.timer = setInterval(() => this.look(Date.now()), Math.min(LOOK_EVERY_MS, patienceMs / 2)).unref();
  }

  watch(socket: Socket): void {
    this.sockets.set(socket, { written: 0, since: Date.now() });
    socket.once("close", () => this.sockets.delete(socket));
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private look(now: number): void {
    for (const [socket, known] of this.sockets) {
      const written = socket.bytesWritten - socket.writableLength;
      if (socket.writableLength === 0 || written !== known.written) this.sockets.set(socket, { written, since: now });
      else if (now - known.since >= this.patienceMs) socket.destroy();
    }
  }
}
