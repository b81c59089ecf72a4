// Values of fields that have a name of their own.

export const JOB_CATEGORIES = [
  "Central Government",
  "State Government",
  "PSU",
  "Banking",
  "Railway",
  "Defence",
  "Police",
  "Healthcare",
  "Education",
] as const;
export type JobCategory = (typeof JOB_CATEGORIES)[number];
export const EMPLOYMENT_TYPES = ["Permanent", "Contract", "Apprentice", "Temporary", "Part-time"] as const;
export type EmploymentType = (typeof EMPLOYMENT_TYPES)[number];

/** Where a job comes from that an editor entered. */
export const MANUAL_SOURCE = "manual";

/** What the staff's lists call that. */
const ENTERED_HERE = "entered here";

/** Where a job comes from, as the staff's lists say it: a host, or that it was entered here. */
export function sourceInWords(source: string): string {
  return source === MANUAL_SOURCE ? ENTERED_HERE : source;
}

/** The source that somebody names as the staff's lists do. */
export function sourceOfWords(words: string): string {
  return words.toLowerCase() === ENTERED_HERE ? MANUAL_SOURCE : words;
}

/** The source of a job that an editor entered without one, as the calls say it (product.md, "Source left empty"). */
export const MANUAL_ENTRY = "Manual Entry";

/** What a site shows where a notice's qualification or place is not known (spec section 2). */
export const NOT_SPECIFIED = "Not specified";

/** A text of a notice that every notice has one of, for whoever tells facts alone: null where it only says that nothing is known. */
export function saidText(text: string): string | null {
  return text === NOT_SPECIFIED || text.trim() === "" ? null : text;
}

/** What is written of a walk-in, in a text or between the words of an address: ".../doctor-recruitment-2026-walk-in-for-05-posts". */
const WALK_IN = /(?<![\p{L}\p{M}])walk[\s-]?ins?(?![\p{L}\p{M}])|वॉक[\s-]?इन/iu;

/** Whether a text says that one comes in person on a day instead of applying before it: whoever is not told so waits for a form that does not exist. */
export function saysWalkIn(text: string | null | undefined): boolean {
  return WALK_IN.test(text ?? "");
}

/** Where one applies: the application site, else the page of the source; null where neither is an address: of an entry by hand calls say "Manual Entry". */
export function applyTarget({ applyLink, sourceUrl }: Links): string | null {
  return [applyLink, sourceUrl].find((link) => link !== null && /^https?:\/\//i.test(link)) ?? null;
}

type Links = { applyLink: string | null; sourceUrl: string | null };
