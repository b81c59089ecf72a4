import type { Language } from "@/lib/i18n/languages";
import type { JobDto } from "@/lib/jobs/schema";
import type { TextKind } from "@/lib/notice-text/hindi/in-hindi";
import { type ShownText, shownText } from "@/lib/notice-text/shown-text";

/** What each published text of a listing says. */
const KINDS = {
  title: "title",
  recruitingOrganization: "body",
  department: "department",
  location: "place",
  qualification: "qualification",
  salary: "pay",
  ageLimit: "age",
  applicationFee: "fee",
} as const satisfies Partial<Record<keyof JobDto, TextKind>>;

type Field = keyof typeof KINDS;

/** The texts of a listing as a page shows them; null where the notice is silent. */
export type ShownJob = { [Name in Field]: ShownText | Extract<JobDto[Name], null> };

/** The texts of a listing in the language of a page. Server only. @see shownText */
export function shownJob(job: Pick<JobDto, Field>, language: Language): ShownJob {
  const shown = (field: Field) => {
    const text = job[field];
    return text === null ? null : shownText(text, KINDS[field], language);
  };
  const names = Object.keys(KINDS) as Field[];
  return Object.fromEntries(names.map((field) => [field, shown(field)])) as ShownJob;
}
