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
