import { belongsTo } from "@/lib/eligibility/groups";
import type { Profile } from "@/lib/eligibility/profile";
import { any, type Truth } from "@/lib/eligibility/truth";
import type { Notice, NoticeFee } from "@/lib/notice/schema";

/**
 * What a person pays, in paise: the lowest amount of those that are for somebody of a group of theirs. Null where the notice does not say, or
 * where a lower one would be theirs by a membership that they leave open.
 */
export function feeFor(profile: Profile, { fees }: Notice): number | null {
  const asked = (fees ?? []).map((fee) => ({ amount: fee.amount, applies: appliesTo(profile, fee) }));
  const certain = asked.filter(({ applies }) => applies === true).map(({ amount }) => amount);
  if (certain.length === 0) return null;
  const lowest = Math.min(...certain);
  return asked.some(({ applies, amount }) => applies === null && amount < lowest) ? null : lowest;
}

function appliesTo(profile: Profile, { groups }: NoticeFee): Truth {
  return groups === "all" || any(groups.map((group) => belongsTo(group, profile)));
}

const NONE = /^(?:nil|none|no (?:application )?fee|free)\.?$/i;

/** Whether the text of a notice says of everybody that nothing is to be paid; a fee that only some are let off is one. */
export function asksNoFee(applicationFee: string | null): boolean {
  return applicationFee !== null && NONE.test(applicationFee.trim());
}
