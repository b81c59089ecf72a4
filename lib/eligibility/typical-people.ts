import { z } from "zod";
import { profileSchema } from "@/lib/eligibility/profile";
import people from "@/lib/eligibility/typical-people.json" with { type: "json" };

const LABELS: Readonly<Record<keyof typeof people, string>> = {
  "ur-man-24-graduate": "UR man, born June 2002, graduate",
  "obc-woman-29-postgraduate": "OBC woman, born March 1997, postgraduate",
  "sc-man-33-12th": "SC man, born May 1993, 12th pass",
  "pwbd-ur-man-35-diploma": "UR man with a disability, born February 1991, diploma in Civil",
  "esm-obc-man-40-10th": "OBC ex-serviceman of 15 years, born July 1986, 10th pass",
  "ews-woman-19-appearing": "EWS woman, born August 2007, in the last year of a degree",
};

/**
 * Six people in whom the rules meet: every category but ST, both sexes, disability, service, and a degree that is not complete. Editors see what
 * they would be told of a notice, and the verdicts on every structured notice of the sample are kept for them (tests/data/eligibility).
 */
export const TYPICAL_PEOPLE = Object.entries(z.record(z.string(), profileSchema).parse(people)).map(([key, profile]) => ({
  key,
  label: LABELS[key as keyof typeof people],
  profile,
}));
