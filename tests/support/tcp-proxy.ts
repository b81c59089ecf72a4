import { connect, createServer, type Server, type Socket } from "node:net";

export type TcpProxy = { port: number; open(): Promise<void>; close(): Promise<void> };

/** A port that leads to another one, and can be closed and opened again: a server that goes away and comes back. */
export async function startTcpProxy(targetPort: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => socket.destroy()).on("close", () => sockets.delete(socket));
  };
  const accept = (client: Socket) => {
    const target = connect(targetPort, "127.0.0.1");
    keep(client);
    keep(target);
    client.pipe(target).pipe(client);
  };
  let server = createServer(accept);
  const port = await listen(server, 0);
  return {
    port,
    open: async () => {
      server = createServer(accept);
      await listen(server, port);
    },
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

async function listen(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.address();
  return typeof address === "object" && address ? address.port : port;
}
