import { recordAudit } from "@/lib/audit/mutations";
import { listAudit } from "@/lib/audit/queries";
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
});
