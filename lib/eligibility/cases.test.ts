import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { judge } from "@/lib/eligibility/judge";
import { type Profile, profileSchema } from "@/lib/eligibility/profile";
import { type Notice, noticeSchema } from "@/lib/notice/schema";
import { readSampleNotices } from "@/prisma/seed/samples";
import { UR } from "@/tests/support/judged-post";

/**
 * Cases in tables, a file for each topic: a person who differs from a plain one by the facts named, a post of a notice with what of it a case
 * changes (a day of counting, say, which the texts of the sample leave out), and the verdict with the rule that decides it.
 */
const FOLDER = path.join(process.cwd(), "tests/data/eligibility");
const read = (name: string): unknown => JSON.parse(readFileSync(path.join(FOLDER, name), "utf8"));

const facts = profileSchema.strict().partial();
const caseSchema = z.tuple([
  facts,
  z.enum(["eligible", "not_eligible", "cannot_tell"]),
  z.string(),
  z.strictObject({ without: z.array(z.string()) }).optional(),
]);
const groupsSchema = z.array(
  z.strictObject({
    notice: z.string(),
    post: z.int(),
    as: z.literal("ur-man"),
    deadline: z.string().optional(),
    change: z.record(z.string(), z.unknown()).optional(),
    cases: z.array(caseSchema),
  }),
);

/** Somebody who belongs to no group but UR, and holds nothing that was not asked for. */
const UR_MAN: Profile = {
  ...UR,
  dateOfBirth: "2000-01-01",
  experienceMonths: 0,
  qualifications: [{ level: "graduate", status: "passed" }],
};
const DEADLINE = "2026-12-15";

const notices = new Map<string, Notice>([
  ...readSampleNotices(),
  ...Object.entries(z.record(z.string(), noticeSchema).parse(read("figures.json"))),
]);
const topics = readdirSync(path.join(FOLDER, "cases")).map(
  (file) => [file.replace(".json", ""), groupsSchema.parse(read(`cases/${file}`))] as const,
);

it("holds at least 400 cases from at least 60 notices", () => {
  const groups = topics.flatMap(([, given]) => given);
  expect(groups.reduce((sum, { cases }) => sum + cases.length, 0)).toBeGreaterThanOrEqual(400);
  expect(new Set(groups.map(({ notice }) => notice)).size).toBeGreaterThanOrEqual(60);
});

describe.each(topics)("%s", (_topic, groups) => {
  const rows = groups.flatMap(({ cases, ...group }) =>
    cases.map((row) => [group.notice, JSON.stringify(row), group, row] as const),
  );

  it.each(rows)("%s: %s", (key, _row, { post: index, change, deadline = DEADLINE }, [own, verdict, rule, left]) => {
    const post = notices.get(key)?.posts[index];
    if (!post) throw new Error(`No notice ${key} has a post ${index}`);
    const profile = Object.fromEntries(Object.entries({ ...UR_MAN, ...own }).filter(([fact]) => !left?.without.includes(fact)));
    const judged = judge(profile as Profile, noticeSchema.parse({ posts: [{ ...post, ...change }] }), deadline).posts[0];
    const decided = judged?.reasons.filter(({ result }) => result === judged.verdict).map((reason) => reason.rule);
    expect([judged?.verdict, decided]).toEqual([verdict, expect.arrayContaining([rule])]);
  });
});
