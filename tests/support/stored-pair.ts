import { addDays, dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import type { Incoming } from "@/lib/jobs/import/decide";
import { importBatch } from "@/lib/jobs/import/write";
import type { ParsedJobInput } from "@/lib/jobs/schema";
import { jobOf } from "@/tests/support/import-listings";

const TODAY = dayInIndia(new Date());
export const STAFF = { actor: { id: null, username: "editor" }, now: new Date() };
export const hours = (count: number) => new Date(Date.now() + count * 3_600_000);

export const FIRST: Partial<ParsedJobInput> = {
  source: "ssc.gov.in",
  sourceReference: "notice-5",
  title: "Recruitment of Junior Engineers (Civil)",
  recruitingOrganization: "Staff Selection Commission",
  positions: 120,
  postedOn: TODAY,
  deadline: addDays(TODAY, 20),
  jobPositions: [],
};
/** The same recruitment, of which its source said no more at first than that there is a notice. */
const BARE: Partial<ParsedJobInput> = {
  ...FIRST,
  source: "aggregator.example",
  sourceReference: "9",
  title: "SSC Notice",
  positions: null,
};
export const WHOLE = { ...BARE, title: "SSC JE Recruitment: Apply Online for 120 Posts (Civil)", positions: 120 };

export const listing = (change: Partial<ParsedJobInput>, seenAt = hours(0)): Incoming => ({ job: jobOf(change), seenAt });
export const importOf = (...listings: Incoming[]) => db().$transaction((tx) => importBatch(tx, listings));
export const open = () => db().job.findMany({ where: { status: "published" }, orderBy: { id: "asc" } });

/** Two jobs that were stored when nothing said that they are one. */
export async function storedPair() {
  await importOf(listing(FIRST));
  await importOf(listing({ ...BARE, deadline: addDays(TODAY, 90) }));
  await importOf(listing(WHOLE, hours(1)));
  const [first, second] = await open();
  if (!first || !second) throw new Error("Two jobs are stored");
  return { first, second };
}
