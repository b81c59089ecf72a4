import type { Wait } from "@/lib/eligibility/next-fact";
import { waitFor, waitingOf } from "@/lib/eligibility/next-fact";
import { OPEN, type Rank, rankOf } from "@/lib/eligibility/rank";
import { type Reason, worstOf } from "@/lib/eligibility/reason";

/**
 * What rules of one kind say of a person, by the place of each: a rank, 0 where it was not looked at, and what it waits for. Tables of numbers, and as long as
 * there are rules: a device reads them tens of thousands of times before its browser has compiled anything.
 */
export type OpenRules = {
  ranks: Uint8Array;
  waits: Int32Array;
  /** Looks at a rule that was not looked at. @param other the place of what else is asked in the post that has it */
  look: (place: number, other: number) => Rank;
};

/** Room for what so many rules come to, each found by `reasonsOf` when it is first looked at. */
export function openRules(count: number, reasonsOf: (place: number, other: number) => readonly Reason[]): OpenRules {
  const ranks = new Uint8Array(count);
  const waits = new Int32Array(count);
  const look = (place: number, other: number): Rank => {
    const reasons = reasonsOf(place, other);
    const rank = rankOf(worstOf(reasons));
    ranks[place] = rank;
    if (rank === OPEN) waits[place] = waitFor(waitingOf(reasons)) satisfies Wait;
    return rank;
  };
  return { ranks, waits, look };
}
