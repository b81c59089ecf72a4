import { readFileSync } from "node:fs";
import path from "node:path";
import { addDays } from "@/lib/dates";
import { judge } from "@/lib/eligibility/judge";
import { TYPICAL_PEOPLE } from "@/lib/eligibility/typical-people";
import { readSampleJobs, readSampleNotices } from "@/prisma/seed/samples";

const read = (name: string): unknown =>
  JSON.parse(readFileSync(path.join(process.cwd(), "tests/data/eligibility", name), "utf8"));

/** The day on which the sample is taken to be seeded: its last dates, on which ages are counted, are counted from it. */
const SEEDED_ON = "2026-11-21";

const people = TYPICAL_PEOPLE.map(({ key, profile }) => [key, profile] as const);
/** The verdict on each post with the rules that decide it, and the fee: each read against the text beside it. */
const frozen = read("verdicts.json") as Record<string, Record<string, { fee: number | null; posts: string[] }>>;
const jobs = readSampleJobs();

it.each([...readSampleNotices()])("six typical people get the verdicts that were read from the text of %s", (key, notice) => {
  const job = jobs.find((sample) => sample.key === key);
  const deadline = addDays(SEEDED_ON, job?.closesInDays ?? 0);
  const found = people.map(([name, profile]) => {
    const { posts, fee } = judge(profile, notice, deadline);
    const worded = posts.map(({ verdict, reasons }) =>
      verdict === "eligible"
        ? verdict
        : `${verdict}: ${reasons.flatMap(({ rule, result }) => (result === verdict ? [rule] : [])).join(", ")}`,
    );
    return [name, { fee, posts: worded }];
  });
  expect(Object.fromEntries(found)).toEqual(frozen[key]);
});

it("holds a verdict for every notice and no other", () => {
  expect(Object.keys(frozen).toSorted()).toEqual([...readSampleNotices().keys()].toSorted());
});
