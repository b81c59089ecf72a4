import type { Verdict } from "@/lib/eligibility/reason";

/** Verdicts as numbers, where a device holds tens of thousands: of two rules the higher counts, of two posts the lower. */
export type Rank = number;

const RANKS: Readonly<Record<Verdict, Rank>> = { eligible: 1, cannot_tell: 2, not_eligible: 3 };
const VERDICTS: readonly (Verdict | undefined)[] = [undefined, "eligible", "cannot_tell", "not_eligible"];

export const BEST: Rank = RANKS.eligible;
export const OPEN: Rank = RANKS.cannot_tell;
export const WORST: Rank = RANKS.not_eligible;

/** A verdict as its rank, from 1 for the best to 3. */
export function rankOf(verdict: Verdict): Rank {
  return RANKS[verdict];
}

/** The verdict of a rank; "cannot_tell" for a number that is none. */
export function verdictOfRank(rank: Rank): Verdict {
  return VERDICTS[rank] ?? "cannot_tell";
}
