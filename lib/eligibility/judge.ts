import type { Day } from "@/lib/dates";
import { feeFor } from "@/lib/eligibility/fee";
import type { Profile } from "@/lib/eligibility/profile";
import { better, type Reason, type Verdict, worstOf } from "@/lib/eligibility/reason";
import { ageReasons } from "@/lib/eligibility/rules/age";
import { otherReasons } from "@/lib/eligibility/rules/others";
import { qualificationReasons } from "@/lib/eligibility/rules/qualification";
import type { Notice, NoticePost } from "@/lib/notice/schema";

type PostVerdict = { positionId: number | null; name: string; verdict: Verdict; reasons: Reason[] };
export type Judgement = { verdict: Verdict; posts: PostVerdict[]; fee: number | null };

/**
 * Whether a person may apply: for each post with every rule for and against them, and for the notice by its best post. The same on the device
 * and in `POST /api/eligibility`. What is unknown never makes anybody eligible.
 * @param deadline the last day to apply, on which ages are counted where the notice names no day
 */
export function judge(profile: Profile, notice: Notice, deadline: Day): Judgement {
  const posts = notice.posts.map((post) => judgePost(profile, post, deadline));
  const verdict = posts.reduce<Verdict>((best, post) => better(best, post.verdict), "not_eligible");
  return { verdict, posts, fee: feeFor(profile, notice) };
}

function judgePost(profile: Profile, post: NoticePost, deadline: Day): PostVerdict {
  const reasons = [
    ...ageReasons(profile, post, deadline),
    ...qualificationReasons(profile, post),
    ...otherReasons(profile, post),
  ];
  return { positionId: post.positionId ?? null, name: post.name, verdict: worstOf(reasons), reasons };
}
