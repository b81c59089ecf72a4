import { type AddressInfo, createServer, type Socket } from "node:net";

/** AuthenticationOk and ReadyForQuery. */
const READY = Buffer.from("R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I");

/** Takes who connects as a database does, and lets all that is asked wait: a pooler that is paused, or whose connections are all busy. */
export async function startBusyPooler() {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on("error", () => undefined).once("data", () => socket.write(READY));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `postgresql://site@127.0.0.1:${(server.address() as AddressInfo).port}/niyukti`,
    /** How many have connected. */
    connected: () => sockets.length,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
