import { recordAudit } from "@/lib/audit/mutations";
import { askedOfLog, listAudit } from "@/lib/audit/queries";
import { db } from "@/lib/db";
import { useDatabase } from "@/tests/support/database";

useDatabase();
const actor = { id: null, username: "asha" };

it("the log is searched by what it calls an action on the screen, as by who did it and to what", async () => {
  await db().$transaction(async (tx) => {
    await recordAudit(tx, { actor, action: "review.refuse", entityId: 1, label: "Clerk of Pune" });
    await recordAudit(tx, { actor, action: "job.delete", entityId: 2, label: "Clerk of Kochi" });
    await recordAudit(tx, { actor, action: "user.role", entityId: 3, label: "ravi" });
  });
  const found = async (search: string) => (await listAudit({ search, page: 1 })).entries.map(({ label }) => label).sort();
  expect(await found("Refused row")).toEqual(["Clerk of Pune"]);
  expect(await found("deleted")).toEqual(["Clerk of Kochi"]);
  expect(await found("changed role asha")).toEqual(["ravi"]);
  expect(await found("clerk")).toEqual(["Clerk of Kochi", "Clerk of Pune"]);
  expect(await found("review.refuse")).toEqual(["Clerk of Pune"]);
  expect(await found("refused kochi")).toEqual([]);
  expect(await found("Asha pune")).toEqual(["Clerk of Pune"]);
  expect(await found("ravi")).toEqual(["ravi"]);
});

it("an address that gives one thing that is not understood keeps the others, and says what is left out", () => {
  const given = { search: "clerk", entity: "job", from: "2026-11-31", to: "2026-12-01", page: "3" };
  expect(askedOfLog(given)).toMatchObject({
    filters: { search: "clerk", entity: "job", from: undefined, to: "2026-12-01", page: 3 },
    errors: { from: expect.stringContaining("no day") },
  });
  expect(askedOfLog({ ...given, from: "", page: "x", entity: "jobs" })).toMatchObject({
    filters: { search: "clerk", entity: undefined, page: 1 },
    errors: { entity: expect.any(String) },
  });
  expect(askedOfLog({ search: "x".repeat(201), entity: "job" })).toMatchObject({
    filters: { search: undefined, entity: "job" },
    errors: { search: expect.any(String) },
  });
  expect(askedOfLog({ from: "2026-12-02", to: "2026-12-01" }).errors.to).toBe("This day is before the first.");
  expect(askedOfLog({ from: "2026-12-01", to: "2026-12-01" }).errors).toEqual({});
});
