import { reasonOf } from "@/lib/server/backup/backup-error";

it("says what went wrong in words, also where neither address of a name answers", () => {
  const refused = ["::1", "127.0.0.1"].map((address) => new Error(`connect ECONNREFUSED ${address}:5432`));
  expect(reasonOf(new AggregateError(refused))).toBe("connect ECONNREFUSED ::1:5432, connect ECONNREFUSED 127.0.0.1:5432");
  expect([reasonOf(new Error("disk full")), reasonOf("disk full"), reasonOf(new Error())]).toEqual([
    "disk full",
    "disk full",
    "Error",
  ]);
});

it("says what PostgreSQL said, not what Prisma says of its call: a full disk at the first start was told in twelve lines", () => {
  const cause = { kind: "postgres", originalCode: "53100", originalMessage: "could not extend file: No space left on device" };
  const error = Object.assign(new Error("\nInvalid `prisma.$queryRaw()` invocation:\n\n\nRaw query failed."), {
    meta: { driverAdapterError: { cause } },
  });
  expect(reasonOf(error)).toBe(cause.originalMessage);
});
