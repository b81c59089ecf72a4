/** Fills the database of bench/alerts.ts, in a process of its own: tsx bench/alerts-fill.ts jobs COUNT FROM, or alerts COUNT. */
import { SingleBar } from "cli-progress";
import { alertKey } from "@/lib/alerts/criteria";
import { alertOfSearch, criteriaOfSearch } from "@/lib/alerts/of-search";
import { ALERT_FREQUENCIES } from "@/lib/alerts/schema";
import { dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import { DEPARTMENTS } from "@/lib/jobs/facts/departments";
import { EMPLOYMENT_TYPES, JOB_CATEGORIES } from "@/lib/jobs/job/values";
import { upsertJobs } from "@/lib/jobs/mutations";
import { QUALIFICATIONS, SALARY_RANGES } from "@/lib/jobs/schema";
import type { JobQuestion } from "@/lib/jobs/search/criteria";
import { PLACE_CHOICES } from "@/lib/places/choices";
import { withServer } from "@/lib/server/connect";
import { makeJobs, randomOf } from "@/tests/support/population";
import { labelledQueries } from "./relevance/labels";

const BATCH = 5_000;

const random = randomOf(7);
const searches = [...new Set(labelledQueries().map(({ query }) => query))];
const [what, count = 0, from = 0] = [process.argv[2], ...process.argv.slice(3).map(Number)];

await withServer(async () => {
  if (what === "jobs") {
    const today = dayInIndia(new Date());
    await inBatches(async (at, some) => void (await upsertJobs(makeJobs(some, today, from + at))));
    return;
  }
  const different = new Set<string>();
  await inBatches((at, some) => writeAlerts(at, some, different));
  console.log(`${count} alerts for ${different.size} different things, ${searches.length} different searches`);
});

async function writeAlerts(from: number, count: number, different: Set<string>): Promise<void> {
  const rows = Array.from({ length: count }, (_, at) => {
    const asked = criteriaOfSearch(question(from + at));
    if (!asked) throw new Error("a made question cannot be an alert");
    const key = alertKey(asked);
    different.add(key);
    const value = { ...alertOfSearch(asked, "An alert", "a@example.org"), frequency: pick(ALERT_FREQUENCIES) };
    return { user: from + at + 1, key, value };
  });
  await db().$executeRaw`
    INSERT INTO users (id, full_name, email, email_key, password_hash, email_verified_at)
    SELECT id, 'A', id || '@example.org', id || '@example.org', 'x', now() FROM unnest(${rows.map(({ user }) => user)}::int[]) AS id`;
  await db().accountRecord.createMany({
    data: rows.map(({ user, key, value }) => ({ userId: user, kind: "jobAlerts", key, value, changedAt: {}, revision: 1 })),
  });
}

function question(number: number): JobQuestion {
  const asked: JobQuestion = {};
  if (random() < 0.6) asked.location = pick(PLACE_CHOICES).name;
  if (random() < 0.4) asked.department = pick(DEPARTMENTS).value;
  if (random() < 0.4) asked.qualification = pick(QUALIFICATIONS);
  if (random() < 0.15) asked.salaryRange = pick(SALARY_RANGES);
  if (random() < 0.1) asked.employmentType = pick(EMPLOYMENT_TYPES);
  if (random() < 0.1) asked.category = pick(JOB_CATEGORIES);
  if (random() < 0.4 || Object.keys(asked).length === 0) asked.search = pick(searches);
  if (random() < 0.02) asked.search = `clerk zyx${number}`;
  return asked;
}

function pick<T>(values: readonly T[]): T {
  return values[Math.floor(random() ** 1.5 * values.length)] as T;
}

async function inBatches(write: (from: number, count: number) => Promise<void>): Promise<void> {
  const format = `writing {bar} {value}/{total} ${what}, {eta} s left`;
  const bar = new SingleBar({ format, noTTYOutput: true, notTTYSchedule: 5_000 });
  bar.start(count, 0);
  for (let at = 0; at < count; at += BATCH) {
    await write(at, Math.min(BATCH, count - at));
    bar.update(Math.min(at + BATCH, count));
  }
  bar.stop();
}
