import { categoryOf, missingFor } from "@/lib/eligibility/groups";
import type { Profile } from "@/lib/eligibility/profile";
import { type Reason, reasonOf } from "@/lib/eligibility/reason";
import type { NoticePost } from "@/lib/notice/schema";
import { CATEGORIES } from "@/lib/notice/terms";

const NONE: Reason[] = [];

/** Sex, domicile and experience, each where the post asks for it, and the category where its seats are for some alone. */
export function otherReasons(profile: Profile, post: NoticePost): Reason[] {
  const { sex, domicile, experienceMonths } = post;
  // An empty list of states, as some are stored, is nobody's condition: it would close the post to everybody.
  const states = domicile?.length ? domicile : null;
  const seats = isReserved(post) ? seatsReason(profile, post) : null;
  if (!sex && !states && !experienceMonths && !seats) return NONE;
  return [
    ...(sex ? [sexReason(profile, sex)] : []),
    ...(states ? [domicileReason(profile, states)] : []),
    ...(experienceMonths ? [experienceReason(profile, experienceMonths)] : []),
    ...(seats ? [seats] : []),
  ];
}

/** Whether no seat is open to all: each is for a category. Where all are none, nothing was filled in; classes of a state may be any category. */
function isReserved({ vacancies }: NoticePost): boolean {
  const seats = vacancies?.byCategory;
  return seats?.UR === 0 && !vacancies?.otherCategories?.length && CATEGORIES.some((category) => seats[category] !== 0);
}

/** Who belongs to no category with seats may not apply where none is open to all; null for who has some. */
function seatsReason(profile: Profile, { vacancies, reservationFor }: NoticePost): Reason | null {
  const seats = vacancies?.byCategory ?? {};
  const own =
    categoryOf(profile, reservationFor) ?? (profile.category && seats[profile.category] === 0 ? profile.category : null);
  if (own) return seats[own] === 0 ? reasonOf("category", false, { key: "noSeats", group: own }) : null;
  const facts = CATEGORIES.flatMap((category) => missingFor(category, profile, reservationFor));
  return reasonOf("category", null, { key: "factMissing", facts: [...new Set(facts)] });
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
