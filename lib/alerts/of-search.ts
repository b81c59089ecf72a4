import {
  ALERT_DEPARTMENTS,
  type AlertCriteria,
  alertCriteriaSchema,
  type JobAlert,
  keywordsOf,
  MAX_ALERT_TITLE,
} from "@/lib/alerts/schema";
import { cutText } from "@/lib/form-text";
import { resolveDepartments } from "@/lib/jobs/facts/departments";
import type { JobQuestion } from "@/lib/jobs/search/criteria";
import { oneOrMore, valuesOf } from "@/lib/query-params";

/** The filters of a list that an alert can hold: all but `open`, which it always is. */
type Taken = Required<Omit<JobQuestion, "open">>;

/** Where each filter of a list goes. A filter added to lists does not compile until it is here. */
const TAKEN: { [Name in keyof Taken]: (value: Taken[Name]) => Partial<AlertCriteria> } = {
  search: (search) => ({ search }),
  tags: (tags) => ({ keywords: tags.join(", ") }),
  department: (names) => ({ department: oneOrMore(valuesOf(names).map(nameInForm)) }),
  location: (location) => ({ location }),
  qualification: (qualification) => ({ qualification }),
  salaryRange: (salaryRange) => ({ salaryRange }),
  postedDate: (postedDate) => ({ postedDate }),
  closing: (closing) => ({ closing }),
  vacancies: (vacancies) => ({ vacancies }),
  employmentType: (employmentType) => ({ employmentType }),
  category: (category) => ({ category }),
  stage: (stage) => ({ stage }),
};
const NAMES = Object.keys(TAKEN) as (keyof Taken)[];

/** Everything that a list is narrowed by, as an alert looks for it; null where that is nothing, or more than an alert can hold. */
export function criteriaOfSearch(filters: JobQuestion): AlertCriteria | null {
  // Tags without a letter find nothing, and an alert has no words for that.
  if (filters.tags && keywordsOf(filters.tags.join(",")).length === 0) return null;
  const taken = Object.assign({ search: "" }, ...NAMES.map((name) => take(name, filters)));
  return alertCriteriaSchema.safeParse(taken).data ?? null;
}

/** An alert for what a list holds, before its owner says more: mails go to `email`, where there is one. */
export function alertOfSearch(criteria: AlertCriteria, title: string, email: string): JobAlert {
  return {
    ...criteria,
    title: cutText(title, MAX_ALERT_TITLE).trim(),
    emailNotifications: email !== "",
    smsNotifications: false,
    email,
    phone: "",
    frequency: "daily",
    isActive: true,
  };
}

function take<Name extends keyof Taken>(name: Name, filters: JobQuestion): Partial<AlertCriteria> {
  const value = filters[name];
  return value === undefined ? {} : TAKEN[name](value as Taken[Name]);
}

/** A department by the name that the form of alerts has for it, in any of its spellings; else as it was given. */
function nameInForm(name: string): string {
  const values = resolveDepartments(name).join();
  return ALERT_DEPARTMENTS.find((known) => values !== "" && resolveDepartments(known).join() === values) ?? name;
}
