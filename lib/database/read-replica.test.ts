import { setHearsOfWrites } from "@/lib/cache/fresh-cache";
import { readPublic } from "@/lib/database/read-replica";
import { db, readDb } from "@/lib/db";
import type { PrismaClient } from "@/lib/generated/prisma/client";
import { log } from "@/lib/log";

jest.mock("@/lib/db", () => ({ db: jest.fn(), readDb: jest.fn() }));

const never = new Promise<never>(() => undefined);

it("asks a replica that has fallen silent before it reads there again, though nothing was written: each read waited for it", async () => {
  jest.useFakeTimers();
  jest.spyOn(log, "warn").mockImplementation();
  setHearsOfWrites(true);
  let isSilent = false;
  const primary = { $queryRaw: async () => [{ position: "0/1" }] } as unknown as PrismaClient;
  const replica = { $queryRaw: async () => (isSilent ? never : [{ there: true }]) } as unknown as PrismaClient;
  jest.mocked(db).mockReturnValue(primary);
  jest.mocked(readDb).mockReturnValue(replica);
  const readFrom = () =>
    readPublic(async (client) => {
      if (client === primary) return "primary";
      return isSilent ? never : "replica";
    });
  expect(await readFrom()).toBe("replica");
  isSilent = true;
  const first = readFrom();
  await jest.advanceTimersByTimeAsync(15_000);
  expect(await first).toBe("primary");
  await jest.advanceTimersByTimeAsync(5_001);
  const second = readFrom();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await Promise.race([second, "waiting"])).toBe("primary");
});
