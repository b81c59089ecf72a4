import { belongsTo } from "@/lib/eligibility/groups";
import type { Profile } from "@/lib/eligibility/profile";
import { anyOf, type Truth } from "@/lib/eligibility/truth";
import type { Notice, NoticeFee, NoticePost } from "@/lib/notice/schema";

type States = NoticePost["reservationFor"];

/**
 * What a person pays, in paise: the lowest amount of those that are for somebody of a group of theirs, in the category in which they count. Null where the
 * notice does not say, where a lower one would be theirs by a membership that they leave open, or where they count in another category for another post.
 */
export function feeFor(profile: Profile, { fees, posts }: Notice): number | null {
  const amounts = new Set(posts.map(({ reservationFor }) => feeAs(profile, fees, reservationFor)));
  const [only = null] = amounts;
  return amounts.size === 1 ? only : null;
}

function feeAs(profile: Profile, fees: Notice["fees"], reservationFor: States): number | null {
  const asked = (fees ?? []).map((fee) => ({ amount: fee.amount, applies: appliesTo(profile, fee, reservationFor) }));
  const certain = asked.filter(({ applies }) => applies === true).map(({ amount }) => amount);
  if (certain.length === 0) return null;
  const lowest = Math.min(...certain);
  return asked.some(({ applies, amount }) => applies === null && amount < lowest) ? null : lowest;
}

function appliesTo(profile: Profile, { groups }: NoticeFee, reservationFor: States): Truth {
  return groups === "all" || anyOf(groups.map((group) => belongsTo(group, profile, reservationFor)));
}

const NONE = /^(?:nil|none|no (?:application )?fee|free)\.?$/i;

/** Whether the text of a notice says of everybody that nothing is to be paid; a fee that only some are let off is one. */
export function asksNoFee(applicationFee: string | null): boolean {
  return applicationFee !== null && NONE.test(applicationFee.trim());
}
