import { type FactSet, onlyFact, type Wait, waitForBoth } from "@/lib/eligibility/next-fact";
import { type OpenAge, openAge } from "@/lib/eligibility/open-age";
import { type OpenRules, openRules } from "@/lib/eligibility/open-rules";
import { type OpenStanding, openStanding, STANDINGS } from "@/lib/eligibility/open-standing";
import type { Profile } from "@/lib/eligibility/profile";
import { BEST, OPEN, type Rank, verdictOfRank, WORST } from "@/lib/eligibility/rank";
import type { Verdict } from "@/lib/eligibility/reason";
import { otherReasons } from "@/lib/eligibility/rules/others";
import { qualificationReasons } from "@/lib/eligibility/rules/qualification";
import type { RulePool } from "@/lib/eligibility/rules-file/pool";
import type { OpenJob, PostColumns } from "@/lib/eligibility/rules-file/unpack";

/**
 * Judges jobs for one person as `judge` does, and looks at each different rule once: a device has tens of thousands of posts and far fewer rules.
 */
export type OpenJudge = {
  /** Null where the notice is not known as data. */
  verdictOn: (job: OpenJob) => Verdict | null;
  /** The facts by each of which alone some post would be decided, of those that cannot be told. */
  decidingFacts: (job: OpenJob) => FactSet;
};

/** What the rules of the files that were read say of the person, and how many files that were. */
type Looked = { files: number; standing: OpenStanding; others: OpenRules; qualifications: OpenRules; ages: OpenAge };

/** The judge of one person over a pool of rules; when more files are read into the pool it looks at the new rules too. */
export function openJudge(profile: Profile, pool: RulePool): OpenJudge {
  let looked: Looked | undefined;
  const lookedAt = () => {
    if (looked?.files !== pool.files) looked = lookAt(profile, pool);
    return looked;
  };
  return {
    verdictOn: ({ columns, from, end, lastDay }) => {
      if (!columns) return null;
      const known = lookedAt();
      let best: Rank = WORST;
      for (let at = from; at < end && best !== BEST; at++) {
        const rank = rankAt(known, columns, at, lastDay);
        if (rank < best) best = rank;
      }
      return verdictOfRank(best);
    },
    decidingFacts: ({ columns, from, end, lastDay }) => {
      let facts: FactSet = 0;
      if (!columns) return facts;
      const known = lookedAt();
      for (let at = from; at < end; at++) {
        if (rankAt(known, columns, at, lastDay) === OPEN) facts |= onlyFact(waitAt(known, columns, at, lastDay));
      }
      return facts;
    },
  };
}

function lookAt(profile: Profile, pool: RulePool): Looked {
  const standing = openStanding(profile, pool);
  const { rules } = pool.others;
  return {
    files: pool.files,
    standing,
    others: openRules(rules.length, (other) => otherReasons(profile, { name: "", ...rules[other] })),
    // Who counts in which category may decide about marks.
    qualifications: openRules(pool.qualifications.rules.length * STANDINGS, (place, other) => {
      const qualification = pool.qualifications.rules[Math.floor(place / STANDINGS)];
      const { reservationFor } = rules[other] ?? {};
      return qualificationReasons(profile, { name: "", qualification, pay: qualification?.pay, reservationFor });
    }),
    ages: openAge(profile, pool, standing),
  };
}

/** The age last: of qualifications there are few for many posts, of days on which ages are counted there are many. */
function rankAt(known: Looked, columns: PostColumns, at: number, lastDay: number): Rank {
  const other = columns.others[at] ?? 0;
  const rank = known.others.ranks[other] || known.others.look(other, other);
  if (rank === WORST) return rank;
  const place = (columns.qualifications[at] ?? 0) * STANDINGS + (known.standing.categories[other] ?? 0);
  const qualified = known.qualifications.ranks[place] || known.qualifications.look(place, other);
  if (qualified === WORST) return qualified;
  const age = known.ages.rankAt(columns, at, lastDay);
  return Math.max(rank, qualified, age);
}

function waitAt(known: Looked, columns: PostColumns, at: number, lastDay: number): Wait {
  const other = columns.others[at] ?? 0;
  const place = (columns.qualifications[at] ?? 0) * STANDINGS + (known.standing.categories[other] ?? 0);
  const qualification = known.qualifications.waits[place] ?? 0;
  return waitForBoth(waitForBoth(known.ages.waitAt(columns, at, lastDay), qualification), known.others.waits[other] ?? 0);
}
