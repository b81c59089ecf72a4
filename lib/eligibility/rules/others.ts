import type { Profile } from "@/lib/eligibility/profile";
import { type Reason, reasonOf } from "@/lib/eligibility/reason";
import { seatsReason } from "@/lib/eligibility/rules/seats";
import type { NoticePost } from "@/lib/notice/schema";

const NONE: Reason[] = [];

/** Sex, domicile and experience, each where the post asks for it, and the category where its seats are for some alone. */
export function otherReasons(profile: Profile, post: NoticePost): Reason[] {
  const { sex, domicile, experienceMonths } = post;
  // An empty list of states, as some are stored, is nobody's condition: it would close the post to everybody.
  const states = domicile?.length ? domicile : null;
  const seats = seatsReason(profile, post);
  if (!sex && !states && !experienceMonths && !seats) return NONE;
  return [
    ...(sex ? [sexReason(profile, sex)] : []),
    ...(states ? [domicileReason(profile, states)] : []),
    ...(experienceMonths ? [experienceReason(profile, experienceMonths)] : []),
    ...(seats ? [seats] : []),
  ];
}

function sexReason(profile: Profile, sex: "male" | "female"): Reason {
  if (!profile.sex) return reasonOf("sex", null, { key: "factMissing", facts: ["sex"] });
  const same = profile.sex === sex;
  return reasonOf("sex", same, { key: same ? "rightSex" : "otherSex", sex });
}

function domicileReason({ state }: Profile, states: readonly string[]): Reason {
  if (!state) return reasonOf("domicile", null, { key: "factMissing", facts: ["state"] });
  const isFrom = states.includes(state);
  return reasonOf("domicile", isFrom, { key: isFrom ? "fromState" : "otherState", states });
}

function experienceReason({ experienceMonths: own }: Profile, months: number): Reason {
  if (own === null || own === undefined) return reasonOf("experience", null, { key: "factMissing", facts: ["experienceMonths"] });
  const enough = own >= months;
  return reasonOf("experience", enough, { key: enough ? "experienced" : "lessExperience", months });
}
