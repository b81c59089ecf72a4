import { type FactSet, onlyFact, type Wait, waitFor, waitForBoth, waitingOf } from "@/lib/eligibility/next-fact";
import { openAge } from "@/lib/eligibility/open-age";
import { openStanding } from "@/lib/eligibility/open-standing";
import type { Profile } from "@/lib/eligibility/profile";
import { BEST, type Rank, rankOf, verdictOfRank, WORST } from "@/lib/eligibility/rank";
import { type Reason, type Verdict, worstOf } from "@/lib/eligibility/reason";
import { otherReasons } from "@/lib/eligibility/rules/others";
import { qualificationReasons } from "@/lib/eligibility/rules/qualification";
import type { OpenJob, OpenPosts, RulePool } from "@/lib/eligibility/rules-file/unpack";

/**
 * Judges jobs for one person as `judge` does, and looks at each different rule once: a device has tens of thousands of posts and far fewer rules.
 */
export type OpenJudge = {
  /** Null where the notice is not known as data. */
  verdictOn: (job: OpenJob) => Verdict | null;
  /** The facts by each of which alone some post would be decided, of those that cannot be told. */
  decidingFacts: (job: OpenJob) => FactSet;
};

export function openJudge(profile: Profile, pool: RulePool): OpenJudge {
  const standings = openStanding(profile, pool);
  const ages = openAge(profile, pool, standings);
  // Who counts in which category may decide about marks.
  const qualifications = byRule(pool.qualifications, (rule, other) =>
    qualificationReasons(profile, {
      name: "",
      qualification: pool.qualifications.rules[rule],
      reservationFor: pool.others.rules[other]?.reservationFor,
    }),
  );
  const others = byRule(pool.others, (rule) => otherReasons(profile, { name: "", ...pool.others.rules[rule] }));

  /** The age last: of qualifications there are few for many posts, of days on which ages are counted there are many. */
  function rankAt({ columns }: OpenPosts, at: number, lastDay: number): Rank {
    const other = columns.others[at] ?? 0;
    const standing = standings.categoryOf(other);
    const rank = Math.max(
      others.rankOf(other, 0, other),
      qualifications.rankOf(columns.qualifications[at] ?? 0, standing, other),
    );
    return rank === WORST ? rank : Math.max(rank, ages.rankAt(columns, at, lastDay));
  }

  function waitAt({ columns }: OpenPosts, at: number, lastDay: number): Wait {
    const other = columns.others[at] ?? 0;
    const standing = standings.categoryOf(other);
    const qualification = qualifications.waitOf(columns.qualifications[at] ?? 0, standing, other);
    return waitForBoth(waitForBoth(ages.waitAt(columns, at, lastDay), qualification), others.waitOf(other, 0, other));
  }

  return {
    verdictOn: ({ posts, lastDay }) => {
      if (!posts) return null;
      let best: Rank = WORST;
      for (let at = posts.from; at < posts.end && best !== BEST; at++) best = Math.min(best, rankAt(posts, at, lastDay));
      return verdictOfRank(best);
    },
    decidingFacts: ({ posts, lastDay }) => {
      let facts: FactSet = 0;
      if (!posts) return facts;
      for (let at = posts.from; at < posts.end; at++) {
        const isOpen = rankAt(posts, at, lastDay) === rankOf("cannot_tell");
        if (isOpen) facts |= onlyFact(waitAt(posts, at, lastDay));
      }
      return facts;
    },
  };
}

/** What the rules of one kind say of the person, each looked at once in each standing. */
function byRule({ rules }: { rules: readonly unknown[] }, reasonsOf: (rule: number, other: number) => Reason[]) {
  // As long as the rules are many: an array that is filled from its far end is a slow one.
  const known: { ranks: Uint8Array; waits: Int32Array }[] = [];
  const lookedAt = (rule: number, standing: number, other: number) => {
    let looked = known[standing];
    if (!looked || rule >= looked.ranks.length) {
      looked = { ranks: new Uint8Array(rules.length), waits: new Int32Array(rules.length) };
      known[standing] = looked;
    }
    if (!looked.ranks[rule]) {
      const reasons = reasonsOf(rule, other);
      looked.ranks[rule] = rankOf(worstOf(reasons));
      looked.waits[rule] = waitFor(waitingOf(reasons));
    }
    return looked;
  };
  return {
    rankOf: (rule: number, standing: number, other: number): Rank => lookedAt(rule, standing, other).ranks[rule] ?? WORST,
    waitOf: (rule: number, standing: number, other: number): Wait => lookedAt(rule, standing, other).waits[rule] ?? 0,
  };
}
