import type { Profile } from "@/lib/eligibility/profile";
import { formatDay } from "@/lib/i18n/format";
import { STATES } from "@/lib/places/states";
import type { Words } from "./places";

/** What the reader says of themself in one line: qualification, state, date of birth, category; a word for anything else. */
export function profileInWords({ qualifications, state, dateOfBirth, category }: Profile, { own, t, language }: Words): string {
  const home = STATES.find(({ key }) => key === state);
  const words = [
    qualifications?.[0] && own(`levels.${qualifications[0].level}`),
    home && (language === "hi" ? home.nameHindi : home.name),
    dateOfBirth && formatDay(dateOfBirth, language),
    category && t(`groups.${category}`),
  ].filter(Boolean);
  return words.length > 0 ? words.join(", ") : own("about");
}
