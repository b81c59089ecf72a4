import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import pg from "pg";
import { connectWhenOpen } from "@/lib/server/migrations/connect-when-open";
import { isOneConnection, refusePooler } from "@/lib/server/migrations/refuse-pooler";
import { withEmptyDatabase } from "@/tests/support/empty-database";
import { withClient } from "@/tests/support/pg-client";

/** What PostgreSQL answers while it starts: an error of this SQLSTATE, by its protocol (ErrorResponse). */
function refusal(code: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0Mthe database system is starting up\0\0`);
  const head = Buffer.from("E\0\0\0\0");
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

/** Stands before a database and refuses the first to connect, the others it lets through. */
async function withDoor<T>(url: string, { refused, code }: { refused: number; code: string }, work: (url: string) => Promise<T>) {
  const { port, hostname } = new URL(url);
  const sockets = new Set<Socket>();
  let asked = 0;
  const door = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    asked += 1;
    if (asked <= refused) socket.once("data", () => socket.end(refusal(code)));
    else {
      const inner = connect(Number(port), hostname);
      inner.on("error", () => socket.destroy());
      socket.pipe(inner).pipe(socket);
    }
  });
  door.listen(0, "127.0.0.1");
  await once(door, "listening");
  const through = new URL(url);
  Object.assign(through, { hostname: "127.0.0.1", port: String((door.address() as AddressInfo).port) });
  try {
    return { result: await work(through.href), asked };
  } finally {
    for (const socket of sockets) socket.destroy();
    door.close();
  }
}

it("waits for a database that is starting up", async () => {
  await withEmptyDatabase(async (url) => {
    const { result, asked } = await withDoor(url, { refused: 2, code: "57P03" }, async (through) => {
      const client = await connectWhenOpen({ connectionString: through });
      const { rows } = await client.query("SELECT 1 AS one");
      await client.end();
      return rows;
    });
    expect([result, asked]).toEqual([[{ one: 1 }], 3]);
  });
});

it.each([
  ["a refusal that stays", "57P03", 99],
  ["any other refusal, at once", "28P01", 1],
])("says %s", async (_, code, refused) => {
  await withEmptyDatabase(async (url) => {
    await withDoor(url, { refused, code }, async (through) => {
      await expect(connectWhenOpen({ connectionString: through }, 300)).rejects.toMatchObject({ code });
    });
  });
});

it("gives up a database that takes the connection and says nothing", async () => {
  const silent = createServer((socket) => socket.on("error", () => undefined)).listen(0, "127.0.0.1");
  await once(silent, "listening");
  const { port } = silent.address() as AddressInfo;
  await expect(connectWhenOpen({ host: "127.0.0.1", port }, 300)).rejects.toThrow(/^timeout expired$/);
  // As a pooler that has no session left for a second connection.
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });
  const asked = expect(refusePooler(new pg.Client(), { host: "127.0.0.1", port })).rejects.toThrow(/^timeout expired$/);
  jest.advanceTimersByTime(60_000);
  jest.useRealTimers();
  await asked;
  silent.close();
});

it("two connections are told from one session of the database that a pooler gives to both", async () => {
  await withEmptyDatabase((url) =>
    withClient(url, (one) =>
      withClient(url, async (other) => {
        expect([await isOneConnection(one, other), await isOneConnection(other, other)]).toEqual([false, true]);
      }),
    ),
  );
});
