import type { Profile } from "@/lib/eligibility/profile";
import type { NoticePost } from "@/lib/notice/schema";
import { CATEGORIES, GROUPS, LEVELS, SEXES } from "@/lib/notice/terms";
import { fc } from "@/tests/support/properties";

/** Absent one time in eight, or most of the people and posts would lack something that decides. */
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 7 });
const seldom = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 1 });
const DAY_MS = 86_400_000;
const day = (from: string, to: string) =>
  fc
    .integer({ min: Date.parse(from) / DAY_MS, max: Date.parse(to) / DAY_MS })
    .map((days) => new Date(days * DAY_MS).toISOString().slice(0, 10));

const STATES = ["bihar", "kerala", "goa"] as const;
const SUBJECTS = [
  ...["Civil", "civil engineering", "Mechanical", "Electronics", "Electrical", "Ocean Studies"],
  ...["Science", "Physics", "Arts", "History", "Economics", "Commerce"],
] as const;

/** Dates that lie at and around the boundaries of the posts below, 29 February among them. */
const birth = fc.oneof(
  day("1976-01-01", "2009-12-31"),
  fc.constantFrom("1996-02-29", "2000-02-29", "2004-02-29", "1999-08-01", "1999-07-31", "1999-08-02", "2008-08-01", "2008-08-02"),
);

export const profiles: fc.Arbitrary<Profile> = fc
  .record({
    dateOfBirth: maybe(birth),
    category: maybe(fc.constantFrom(...CATEGORIES)),
    sex: maybe(fc.constantFrom(...SEXES)),
    state: maybe(fc.constantFrom(...STATES)),
    pwbd: maybe(fc.boolean()),
    widow: maybe(fc.boolean()),
    sportsperson: maybe(fc.boolean()),
    departmental: maybe(fc.boolean()),
    defenceDisabled: maybe(fc.boolean()),
    exServiceman: maybe(
      fc.option(
        fc.record({ serviceYears: fc.integer({ min: 0, max: 20 }), serviceMonths: maybe(fc.integer({ min: 0, max: 11 })) }),
      ),
    ),
    centralEmployee: maybe(fc.option(fc.record({ years: fc.integer({ min: 0, max: 10 }) }))),
    experienceMonths: maybe(fc.integer({ min: 0, max: 60 })),
    qualifications: maybe(
      fc.array(
        fc.record({
          level: fc.constantFrom(...LEVELS),
          subject: maybe(fc.constantFrom(...SUBJECTS)),
          marks: maybe(fc.integer({ min: 30, max: 90 })),
          status: fc.constantFrom("passed" as const, "appearing" as const),
        }),
        { maxLength: 3 },
      ),
    ),
    othersHeld: seldom(fc.constantFrom("none" as const, "below" as const, "any" as const)),
  })
  .map(withoutAbsent);

const relaxation = fc
  .record({
    groups: fc.uniqueArray(fc.constantFrom(...GROUPS), { minLength: 1, maxLength: 2 }),
    years: maybe(fc.integer({ min: 0, max: 15 })),
    afterService: maybe(fc.boolean()),
    on: maybe(fc.constantFrom("2026-09-30", "2026-02-28")),
    toAge: maybe(fc.integer({ min: 30, max: 45 })),
    minServiceYears: maybe(fc.integer({ min: 1, max: 5 })),
  })
  .map(withoutAbsent);

const age = fc
  .record({
    min: maybe(fc.integer({ min: 17, max: 21 })),
    max: maybe(fc.integer({ min: 25, max: 32 })),
    on: maybe(fc.constantFrom("2026-08-01", "2026-03-01", "2028-02-29")),
    maxRule: maybe(fc.constantFrom("not_attained" as const, "not_exceeding" as const)),
    bornFrom: seldom(fc.constantFrom("1999-08-02", "1996-02-29")),
    bornTo: seldom(fc.constantFrom("2008-08-01", "2008-02-29")),
  })
  .map(withoutAbsent);

export const posts: fc.Arbitrary<NoticePost> = fc
  .record({
    name: fc.constant("Post"),
    age: maybe(age),
    relaxations: maybe(fc.array(relaxation, { maxLength: 4 })),
    reservationFor: seldom(fc.subarray([...STATES], { minLength: 1 })),
    vacancies: maybe(fc.record({ byCategory: fc.constantFrom({}, { OBC: 0 }, { SC: 0, ST: 4 }) })),
    qualification: maybe(
      fc
        .record({
          anyOf: fc.array(
            fc
              .record({
                level: fc.constantFrom(...LEVELS),
                subjects: seldom(fc.subarray([...SUBJECTS], { maxLength: 2 })),
                minMarks: maybe(fc.integer({ min: 40, max: 60 })),
                minMarksFor: maybe(fc.constantFrom({ SC: 40 }, { PwBD: 35, women: 45 })),
              })
              .map(withoutAbsent),
            { maxLength: 3 },
          ),
          notAbove: seldom(fc.constantFrom(...LEVELS)),
          appearing: maybe(fc.constantFrom("allowed" as const, "not_allowed" as const)),
        })
        .map(withoutAbsent),
    ),
    sex: seldom(fc.constantFrom(...SEXES)),
    domicile: seldom(fc.subarray([...STATES], { minLength: 1 })),
    experienceMonths: seldom(fc.constantFrom(12, 24)),
  })
  .map(withoutAbsent);

/** A record without the keys whose value is not given: absent, not null, is unknown. */
function withoutAbsent<T extends object>(record: T): T {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as T;
}
