import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { db } from "@/lib/db";

/** An address of the database behind which it may fall silent: connections are then taken and not answered, until `speak`. */
export async function silenceable(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const [port, hostname] = [Number(url.port), url.hostname];
  const held: (() => void)[] = [];
  const led = new Set<Socket>();
  let isSilent = false;
  const proxy = createServer((client) => {
    const target = connect(port, hostname);
    for (const socket of [client, target]) {
      socket.on("error", () => undefined);
      led.add(socket);
    }
    client.on("close", () => target.destroy());
    target.on("close", () => client.destroy());
    const lead = () => client.pipe(target).pipe(client);
    if (isSilent) held.push(lead);
    else lead();
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  url.port = String((proxy.address() as AddressInfo).port);
  return {
    url: url.href,
    held,
    /** Breaks the connections of a name; nobody who connects then is answered. Resolves when somebody waits. */
    fallSilent: async (name: string) => {
      isSilent = true;
      await db().$executeRaw`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = ${name}
        AND datname = current_database()`;
      while (held.length === 0) await sleep(20);
    },
    /** Says nothing more on the connections that are there, as a network that forgot them; who connects then is answered. Gives what ends them. */
    forget: () => {
      const forgotten = [...led];
      led.clear();
      for (const socket of forgotten) {
        socket.unpipe();
        socket.pause();
        socket.removeAllListeners("close");
      }
      return () => {
        for (const socket of forgotten) socket.destroy();
      };
    },
    speak: () => {
      isSilent = false;
      for (const lead of held.splice(0)) lead();
    },
    close: () => proxy.close(),
  };
}
