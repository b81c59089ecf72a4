import type { EmploymentType } from "@/lib/jobs/job/values";

const APPRENTICE = /apprentice|अप्रेंटिस|प्रशिक्षु/iu;
/** The words of a column, each of one type; those of "अस्थायी" hold those of "स्थायी". */
const TYPES: readonly (readonly [EmploymentType, RegExp])[] = [
  ["Part-time", /\bpart[\s_-]?time\b|अंशकालिक/iu],
  ["Contract", /\bcontract(?:ual|or)?\b|संविदा|अनुबंध/iu],
  ["Temporary", /\btemporary\b|\bad[\s-]?hoc\b|अस्थायी|तदर्थ/iu],
  ["Permanent", /\bpermanent\b|\bregular\b|(?<!अ)स्थायी|नियमित/iu],
];
/** A title of one post that begins or ends with how it is held. */
const OF_TITLE: readonly (readonly [EmploymentType, RegExp])[] = [
  ["Part-time", /^part[\s-]?time\b/iu],
  ["Contract", /^contractual\b|\bon contract(?: basis)?$/iu],
];
const SEVERAL = /[,/&]|\b(?:and|or)\b/i;

/** How somebody is employed, as the column or the title of a row says it; null where they say nothing, or two things. */
export function employmentTypeOf(cell: string | undefined, title: string): EmploymentType | null {
  if (APPRENTICE.test(title) || APPRENTICE.test(cell ?? "")) return "Apprentice";
  const told = TYPES.filter(([, words]) => words.test(cell ?? ""));
  const found = told.length === 0 && !SEVERAL.test(title) ? OF_TITLE.filter(([, words]) => words.test(title)) : told;
  return found.length === 1 ? (found[0]?.[0] ?? null) : null;
}
