import { z } from "zod";
import { addDays, addMonths, type Day, dayInIndia, isDay } from "@/lib/dates";
import { CATEGORIES, LEVELS, SEXES } from "@/lib/notice/terms";
import { isStateKey } from "@/lib/places/states";

const MAX_QUALIFICATIONS = 30;
const MAX_YEARS = 80;
const MIN_AGE = 10;
const MAX_AGE = 100;
const MONTHS_A_YEAR = 12;

/**
 * What a person says of themself, for one answer: never stored by the server and never logged.
 * - An absent fact is unknown. Null or false: they do not belong to that group. Years that are null: they do, and have not told for how long.
 * - Facts of other names are ignored, as in the body of every call.
 * - A list of qualifications is complete, unless `othersHeld` says that the person was not asked for more: what they may hold below the highest of
 *   them, or beside them, is then unknown. Absent or "none": there is nothing more.
 */
export const profileSchema = z.object({
  dateOfBirth: z
    .string()
    .refine(isDay, { error: () => "must be a date (YYYY-MM-DD)" })
    .nullish(),
  category: z.enum(CATEGORIES).nullish(),
  sex: z.enum(SEXES).nullish(),
  state: z
    .string()
    .refine(isStateKey, { error: () => "must be the key of a state" })
    .nullish(),
  pwbd: z.boolean().nullish(),
  widow: z.boolean().nullish(),
  sportsperson: z.boolean().nullish(),
  departmental: z.boolean().nullish(),
  defenceDisabled: z.boolean().nullish(),
  exServiceman: z
    .object({ serviceYears: z.int().min(0).max(MAX_YEARS).nullable(), serviceMonths: z.int().min(0).max(11).nullish() })
    .nullish(),
  centralEmployee: z.object({ years: z.number().min(0).max(MAX_YEARS).nullable() }).nullish(),
  experienceMonths: z.int().min(0).max(1200).nullish(),
  qualifications: z
    .array(
      z.object({
        level: z.enum(LEVELS),
        subject: z.string().trim().max(200).nullish(),
        marks: z.number().min(0).max(100).nullish(),
        status: z.enum(["passed", "appearing"]),
      }),
    )
    .max(MAX_QUALIFICATIONS)
    .nullish(),
  othersHeld: z.enum(["none", "below", "any"]).nullish(),
});

export type Profile = z.output<typeof profileSchema>;

/** A profile whose one qualification is the highest, by what it was asked for: that nothing is held below it is only known where somebody says so. */
export function withOthersOpen(profile: Profile): Profile {
  if (profile.qualifications?.length !== 1 || profile.othersHeld) return profile;
  return { ...profile, othersHeld: "below" };
}

/** The first and the last day on which somebody who asks can be born: a day outside is a slip in the year, and every verdict by it is wrong. */
export function birthDays(now: Date): { min: Day; max: Day } {
  const today = dayInIndia(now);
  return {
    min: addDays(addMonths(today, -MONTHS_A_YEAR * (MAX_AGE + 1)), 1),
    max: addMonths(today, -MONTHS_A_YEAR * MIN_AGE),
  };
}

/** A profile as it is told at a moment: by whom it is possible. What a device has kept is read by the other, whatever its year. */
export const toldProfile = (now: () => Date) =>
  profileSchema.refine(
    ({ dateOfBirth }) => {
      const { min, max } = birthDays(now());
      // What is no day is refused as that.
      return !dateOfBirth || !isDay(dateOfBirth) || (dateOfBirth >= min && dateOfBirth <= max);
    },
    { path: ["dateOfBirth"], error: () => `must be of somebody between ${MIN_AGE} and ${MAX_AGE} years old: check the year` },
  );
/** Grade points go to 10, and nobody passes with so few per cent: 8.2 is a CGPA, and as marks it would close most posts. */
const MOST_GRADE_POINTS = 10;

/** Marks as they are typed; no number where they are grade points. */
export function typedMarks(marks: number): number {
  return isGradePoints(marks) ? Number.NaN : marks;
}

/** A profile without grade points for marks, which a device may hold from before they were refused. */
export function withoutGradePoints(profile: Profile): Profile {
  if (!profile.qualifications?.some(({ marks }) => isGradePoints(marks))) return profile;
  const qualifications = profile.qualifications.map((held) => (isGradePoints(held.marks) ? { ...held, marks: undefined } : held));
  return { ...profile, qualifications };
}

function isGradePoints(marks: number | null | undefined): boolean {
  return typeof marks === "number" && marks <= MOST_GRADE_POINTS;
}

export type Held = NonNullable<Profile["qualifications"]>[number];
/** A fact of the profile that a verdict can wait for. */
export type Fact = Exclude<keyof Profile, "othersHeld">;
