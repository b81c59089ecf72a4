import { renderToStaticMarkup } from "react-dom/server";
import LogPage from "@/app/admin/(staff)/log/page";
import { recordAudit } from "@/lib/audit/mutations";
import { SITE } from "@/lib/audit/schema";
import { db } from "@/lib/db";
import { upsertJobs } from "@/lib/jobs/mutations";
import { useDatabase } from "@/tests/support/database";
import { makeJobs } from "@/tests/support/population";

jest.mock("@/lib/auth/guards", () => ({ requireAdmin: async () => ({ id: 1, role: "editor" }) }));

useDatabase();

it("the log leads from an import to the jobs that it made, where the list has some", async () => {
  await upsertJobs(makeJobs(2, "2026-03-15"));
  const [listed, deleted] = await db().job.findMany({ select: { id: true } });
  await db().job.updateMany({ where: { id: listed?.id }, data: { madeByRun: 7 } });
  await db().job.updateMany({
    where: { id: deleted?.id },
    data: { changedByRun: 8, status: "withdrawn", deletedAt: new Date() },
  });
  const run = { actor: SITE, action: "import.run", label: "board.csv", newValues: { source: "board.example" } } as const;
  await db().$transaction(async (tx) => {
    for (const entityId of [7, 8]) await recordAudit(tx, { ...run, entityId });
  });
  const html = renderToStaticMarkup(await LogPage({ searchParams: Promise.resolve({}) }));
  expect(html.match(/\/admin\/jobs\?\w+=[^"]+/g)).toEqual([
    "/admin/jobs?source=board.example",
    "/admin/jobs?madeBy=7",
    "/admin/jobs?source=board.example",
  ]);
});
