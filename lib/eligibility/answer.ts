import { judge } from "@/lib/eligibility/judge";
import type { Profile } from "@/lib/eligibility/profile";
import type { RuleName, Verdict } from "@/lib/eligibility/reason";
import { reasonText } from "@/lib/eligibility/reason-text";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import type { Notice } from "@/lib/notice/schema";

type WordedReason = { rule: RuleName; result: Verdict; text: string };
export type Answer = {
  verdict: Verdict;
  posts: { positionId: number | null; name: string; verdict: Verdict; reasons: WordedReason[] }[];
  /** In paise; null where unknown. */
  fee: number | null;
};

/** The verdict on a job in words, as `POST /api/eligibility` and the form without scripts answer it. */
export function answerEligibility(
  profile: Profile,
  { notice, deadline }: { notice: Notice | null; deadline: string },
  language: Language,
): Answer {
  if (!notice) return { verdict: "cannot_tell", posts: [], fee: null };
  const t = translator(language, "eligibility");
  const { verdict, posts, fee } = judge(profile, notice, deadline);
  const worded = posts.map(({ reasons, ...post }) => ({
    ...post,
    reasons: reasons.map(({ rule, result, because }) => ({ rule, result, text: reasonText(because, t, language) })),
  }));
  return { verdict, posts: worded, fee };
}
