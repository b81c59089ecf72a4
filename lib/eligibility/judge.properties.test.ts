import { judge } from "@/lib/eligibility/judge";
import type { Profile } from "@/lib/eligibility/profile";
import type { NoticePost } from "@/lib/notice/schema";
import { posts, profiles } from "@/tests/support/eligibility-cases";
import { oracleSaysYes } from "@/tests/support/eligibility-oracle";
import { fc, runs } from "@/tests/support/properties";

const DEADLINE = "2026-09-30";
const verdictOf = (profile: Profile, post: NoticePost) => judge(profile, { posts: [post] }, DEADLINE).verdict;
const many = (usual: number) => ({ numRuns: runs(usual) });

it("tells nobody that they are eligible whom a second reckoning refuses", () => {
  let eligible = 0;
  fc.assert(
    fc.property(profiles, posts, (profile, post) => {
      if (verdictOf(profile, post) !== "eligible") return true;
      eligible += 1;
      return oracleSaysYes(profile, post, DEADLINE);
    }),
    many(10_000),
  );
  // A property that nobody meets says nothing.
  expect(eligible).toBeGreaterThan(100);
});

it("refuses nobody for one relaxation more", () => {
  const more = { groups: ["OBC" as const], years: 5 };
  fc.assert(
    fc.property(profiles, posts, (profile, post) => {
      const before = verdictOf(profile, { ...post, relaxations: post.relaxations ?? [] });
      const after = verdictOf(profile, { ...post, relaxations: [...(post.relaxations ?? []), more] });
      const rank = ["not_eligible", "cannot_tell", "eligible"];
      return rank.indexOf(after) >= rank.indexOf(before);
    }),
    many(3_000),
  );
});

it("makes nobody eligible who takes a fact away", () => {
  fc.assert(
    fc.property(profiles, posts, (profile, post) => {
      if (verdictOf(profile, post) === "eligible") return true;
      return Object.keys(profile).every((fact) => {
        const { [fact as keyof Profile]: _taken, ...rest } = profile;
        return verdictOf(rest, post) !== "eligible";
      });
    }),
    many(3_000),
  );
});

it("makes nobody eligible whose marks or subject are taken away", () => {
  fc.assert(
    fc.property(profiles, posts, (profile, post) => {
      if (verdictOf(profile, post) === "eligible") return true;
      const qualifications = profile.qualifications?.map(({ level, status }) => ({ level, status }));
      return verdictOf({ ...profile, ...(qualifications && { qualifications }) }, post) !== "eligible";
    }),
    many(3_000),
  );
});
