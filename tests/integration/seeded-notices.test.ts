import { db } from "@/lib/db";
import { readSampleNotices } from "@/prisma/seed/samples";
import { seedDatabase } from "@/prisma/seed/seed";
import { useDatabase } from "@/tests/support/database";

const DAY = new Date("2026-11-21T06:00:00Z");
const stored = async () =>
  new Map(
    (await db().job.findMany({ where: { source: "sample" }, select: { sourceReference: true, notice: true } })).flatMap(
      ({ sourceReference, notice }) => (notice ? [[sourceReference, notice] as const] : []),
    ),
  );

useDatabase();

it("seeds every notice of the sample beside its listing, and again leaves what an editor saved", async () => {
  await seedDatabase(DAY);
  expect(await stored()).toEqual(new Map(readSampleNotices()));

  const own = { posts: [{ name: "As the editor has it" }] };
  await db().job.updateMany({
    where: { sourceReference: "banking-sbi-po" },
    data: { notice: own, editedAt: DAY },
  });

  await seedDatabase(DAY);
  const again = await stored();
  expect(again.get("banking-sbi-po")).toEqual(own);
  expect(again.get("ssc-gd-2026")).toEqual(readSampleNotices().get("ssc-gd-2026"));
});
