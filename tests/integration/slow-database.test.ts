import { db } from "@/lib/db";
import { useDatabase } from "@/tests/support/database";

useDatabase();

it("a transaction that takes longer than five seconds on a busy machine is not lost", async () => {
  const [, [row]] = await db().$transaction([
    db().$executeRaw`SELECT pg_sleep(5.2)`,
    db().$queryRaw<{ done: boolean }[]>`SELECT true AS done`,
  ]);
  expect(row?.done).toBe(true);
});
