import { connect, createServer, type Server, type Socket } from "node:net";

export type TcpProxy = {
  port: number;
  open(): Promise<void>;
  close(): Promise<void>;
  /** From now on takes connections and all that is sent, and hands nothing on. */
  swallow(): void;
  /** Leads those who connect from now on; what was swallowed is lost. */
  lead(): void;
};

/** A port that leads to another one, and can be closed and opened again, or swallow what is sent: a server that goes away and comes back. */
export async function startTcpProxy(targetPort: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => socket.destroy()).on("close", () => sockets.delete(socket));
  };
  let isSwallowing = false;
  const accept = (client: Socket) => {
    keep(client);
    if (isSwallowing) return void client.resume();
    const target = connect(targetPort, "127.0.0.1");
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
    swallow: () => {
      isSwallowing = true;
      for (const socket of sockets) socket.unpipe().resume();
    },
    lead: () => {
      isSwallowing = false;
    },
  };
}

async function listen(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.address();
  return typeof address === "object" && address ? address.port : port;
}
