import { z } from "zod";
import { isDay } from "@/lib/dates";
import { cleanFormLine, cleanFormText } from "@/lib/form-text";
import { CATEGORIES, GROUPS, LEVELS, SEXES } from "@/lib/notice/terms";
import { isStateKey } from "@/lib/places/states";

/** Vacancies of one post: more than any notice ever had. */
const MAX_SEATS = 10_000_000;
/** Every district has its own seats in the largest notices, and India has fewer than 800. */
const MAX_PLACES = 800;
const MAX_YEARS = 100;
const MAX_RELAXATIONS = 40;
const MAX_CHOICES = 20;
const MAX_SUBJECTS = 40;
/** A lakh of crores in rupees: above it a pay is a slip of the keyboard. */
const MAX_PAY_PAISE = 10_000_000_000;

export const DAY = z.string().refine(isDay, { error: () => "must be a date (YYYY-MM-DD)" });
export const INSTANT = z.iso.datetime({ offset: true });
const line = (max: number) => z.string().overwrite(cleanFormLine).min(1).max(max);
const seats = z.int().min(0).max(MAX_SEATS);
const years = z.int().min(0).max(MAX_YEARS);
const paise = z.int().min(0).max(MAX_PAY_PAISE);
const percent = z.number().min(0).max(100);
const stateKey = z
  .string()
  .max(60)
  .refine(isStateKey, { error: () => "must be the key of a state" });
/** States that are named; none is nothing said, and not a post for nobody. */
const states = z
  .array(stateKey)
  .max(40)
  .nullish()
  .overwrite((keys) => (keys?.length === 0 ? undefined : keys));

export const AGE = z.strictObject({
  min: years.nullish(),
  max: years.nullish(),
  on: DAY.nullish(),
  maxRule: z.enum(["not_attained", "not_exceeding"]).nullish(),
  bornFrom: DAY.nullish(),
  bornTo: DAY.nullish(),
});

/** Without years, service or an age it is one of unknown size: what the notice gives the group, if anything, is not known. */
const RELAXATION = z.strictObject({
  groups: z.array(z.enum(GROUPS)).min(1),
  years: years.nullish(),
  afterService: z.boolean().nullish(),
  on: DAY.nullish(),
  toAge: years.nullish(),
  minServiceYears: years.nullish(),
});

/** `also` is what is asked for beside it and that no level says: CTET, a licence, class 10 with ITI. Nobody is judged by it, and nobody is eligible without. */
const CHOICE = z.strictObject({
  level: z.enum(LEVELS),
  subjects: z.array(line(100)).max(MAX_SUBJECTS).nullish(),
  minMarks: percent.nullish(),
  minMarksFor: z.partialRecord(z.enum(GROUPS), percent).nullish(),
  also: line(200).nullish(),
});

/** `byPlace` divides the seats by places or cadres, in the order of the notice; it names them all or is absent. */
const VACANCIES = z.strictObject({
  total: seats.nullish(),
  byCategory: z.partialRecord(z.enum(CATEGORIES), seats.nullable()).nullish(),
  otherCategories: z
    .array(z.strictObject({ name: line(60), count: seats }))
    .max(40)
    .nullish(),
  byPlace: z
    .array(
      z.strictObject({
        name: line(120),
        count: seats.nullish(),
        byCategory: z.partialRecord(z.enum(CATEGORIES), seats.nullable()).nullish(),
      }),
    )
    .max(MAX_PLACES)
    .nullish(),
  within: z.partialRecord(z.enum(["PwBD", "ESM", "women"]), seats.nullable()).nullish(),
});

const PAY = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("level"),
    commission: z.union([z.literal(6), z.literal(7), z.literal(8)]),
    level: line(10),
    cell: z.int().min(1).max(60).nullish(),
  }),
  z.strictObject({ kind: z.literal("range"), min: paise, max: paise.nullish() }),
  z.strictObject({ kind: z.enum(["consolidated", "stipend"]), amount: paise }),
]);

/** One post of a notice: whom it takes, how many, and what it pays. */
export const POST_SCHEMA = z.strictObject({
  positionId: z.int32().min(1).nullish(),
  name: line(500),
  vacancies: VACANCIES.nullish(),
  age: AGE.nullish(),
  relaxations: z.array(RELAXATION).max(MAX_RELAXATIONS).nullish(),
  reservationFor: states,
  qualification: z
    .strictObject({
      anyOf: z.array(CHOICE).max(MAX_CHOICES),
      notAbove: z.enum(LEVELS).nullish(),
      appearing: z.enum(["allowed", "not_allowed"]).nullish(),
      heldBy: DAY.nullish(),
      desirable: line(1000).nullish(),
    })
    .nullish(),
  sex: z.enum(SEXES).nullish(),
  domicile: states,
  experienceMonths: z.int().min(0).max(1200).nullish(),
  languages: z.array(line(60)).max(20).nullish(),
  physical: z.string().overwrite(cleanFormText).min(1).max(2000).nullish(),
  places: z.array(line(120)).max(100).nullish(),
  pay: PAY.nullish(),
});
