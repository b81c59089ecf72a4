import { seatsOf } from "@/lib/eligibility/rules/seats";
import { isOfGroupC, PAY_OF_GROUP_C } from "@/lib/eligibility/rules/service";
import type { JudgedJob, JudgedQualification, OtherRules, RulesChunk, RuleText } from "@/lib/eligibility/rules-file/chunk";
import type { NoticePost } from "@/lib/notice/schema";
import { CATEGORIES } from "@/lib/notice/terms";

/** The rules of some jobs, in the order of their ids, as they travel. What the judge does not look at stays behind. */
export function packRules(jobs: readonly JudgedJob[]): RulesChunk {
  const tables = {
    lastDates: tableOf(jobs.map(({ deadline, closesAt }) => ({ deadline, closesAt }))),
    fees: tableOf(jobs.map(({ notice }) => notice?.fees?.map(({ groups, amount }) => ({ groups, amount })) ?? null)),
  };
  const posts = jobs.flatMap(({ notice }) => notice?.posts ?? []);
  const columns = {
    ages: tableOf(posts.map(({ age }) => (age ? known({ ...age, on: null }) : null))),
    countedOn: tableOf(posts.map(({ age }) => age?.on ?? null)),
    relaxations: tableOf(posts.map(({ relaxations }) => relaxations?.map(known) ?? null)),
    qualifications: tableOf(posts.map(judgedQualification)),
    others: tableOf(posts.map(judgedOthers)),
  };
  return {
    tables: {
      lastDates: tables.lastDates.values,
      fees: tables.fees.texts,
      ages: columns.ages.texts,
      countedOn: columns.countedOn.values,
      relaxations: columns.relaxations.texts,
      qualifications: columns.qualifications.texts,
      others: columns.others.texts,
    },
    jobs: {
      ids: jobs.map(({ id }, at) => id - (jobs[at - 1]?.id ?? 0)),
      lastDates: tables.lastDates.places,
      fees: tables.fees.places,
      posts: jobs.map(({ notice }) => notice?.posts.length ?? 0),
    },
    posts: {
      ages: columns.ages.places,
      countedOn: columns.countedOn.places,
      relaxations: columns.relaxations.places,
      qualifications: columns.qualifications.places,
      others: columns.others.places,
    },
  };
}

/** What somebody is measured by; what is desirable or must be held by a day is shown, not judged. Of the pay only what says that a service may count as a degree. */
function judgedQualification({ qualification, pay }: NoticePost): JudgedQualification | null {
  if (!qualification) return null;
  const { anyOf, notAbove, appearing } = qualification;
  const isOpen = isOfGroupC(pay) && anyOf.some(({ level }) => level === "graduate");
  return { anyOf: anyOf.map(known), ...known({ notAbove, appearing, pay: isOpen ? PAY_OF_GROUP_C : null }) };
}

/** In the place of a number of seats: how many there are decides nothing. */
const SOME = 1;

function judgedOthers({ sex, domicile, experienceMonths, reservationFor, vacancies }: NoticePost): OtherRules {
  // Of seats the judge asks only whether there are none: a relaxation of a category needs some. Where none is open to all it asks whether there are any.
  const seats = seatsOf(vacancies) ?? {};
  const isReserved = seats.UR === 0;
  const told = CATEGORIES.filter((category) => seats[category] === 0 || (isReserved && seats[category]));
  const byCategory = Object.fromEntries(told.map((category) => [category, seats[category] === 0 ? 0 : SOME]));
  const isAllTold = told.some((category) => seats[category]);
  // Where none is open to all, the classes of a state may have some.
  const otherCategories = vacancies?.otherCategories?.length ? vacancies.otherCategories : null;
  const more = isReserved && known({ otherCategories, total: !isAllTold && vacancies?.total ? SOME : null });
  return known({
    sex,
    domicile,
    experienceMonths,
    reservationFor,
    vacancies: told.length > 0 ? { byCategory, ...more } : null,
  });
}

/** Each different value once, also as JSON, and for each the place at which it stands. */
function tableOf<T>(values: readonly T[]): { values: T[]; texts: RuleText[]; places: number[] } {
  const places = new Map<RuleText, number>();
  const different: T[] = [];
  const at = values.map((value) => {
    const key = JSON.stringify(value);
    const place = places.get(key) ?? different.push(value) - 1;
    places.set(key, place);
    return place;
  });
  return { values: different, texts: [...places.keys()], places: at };
}

/** The fields that are known, in the order of their names, so that rules that say the same are the same. */
function known<T extends object>(rule: T): T {
  const fields = Object.entries(rule).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(fields.sort(([a], [b]) => (a < b ? -1 : 1))) as T;
}
