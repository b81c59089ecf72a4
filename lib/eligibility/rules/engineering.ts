import type { Held } from "@/lib/eligibility/profile";
import { knownSubject } from "@/lib/eligibility/rules/subjects";
import type { Truth } from "@/lib/eligibility/truth";

/** What nobody is taken for a master's course in without a degree in engineering. */
const SURE = ["civil", "structural", "mechanical", "electrical"];
const FIELDS = ["civil", "mechanical", "electrical", "computing", "chemical", "mining", "aerospace", "textile"];

/** Whether the first degree before a higher one was one in engineering: by the subject, where it is told and known. */
export function isEngineeringBefore(higher: Pick<Held, "level" | "subject">): Truth {
  const known = knownSubject(higher);
  if (!known) return null;
  // A doctorate of engineering is open to masters of science too.
  if (SURE.includes(known.subject)) return higher.level === "postgraduate" ? true : null;
  return known.fields.some((field) => FIELDS.includes(field)) ? null : false;
}
