import { brokenRules, emptyPlaces, type Fault, isText, isThing, type Thing } from "@/lib/seo/check/fault";
import { OTHER_RULES } from "@/lib/seo/check/other-rules";
import { POSTING_RULES } from "@/lib/seo/check/posting-rules";

/** Where and when markup is looked at: the home page's address in its one spelling, and the instant. */
export type Asked = { home: string; now: Date };

/**
 * Everything that is wrong with one thing of a page's structured data: the one validator of staff, tests and `npm run check:seo`. The rules are
 * Google's of September 2026 and our own, that what is unknown is left out.
 */
export function faultsOf(thing: unknown, asked: Asked): Fault[] {
  if (!isThing(thing)) return [error("It is no thing of schema.org.")];
  const type = String(thing["@type"]);
  const rules = OTHER_RULES[type];
  const own = type === "JobPosting" ? postingFaults(thing, asked.now) : rules && brokenRules(rules, thing, asked.home);
  return [
    ...(thing["@context"] === "https://schema.org" ? [] : [error("@context is not https://schema.org.")]),
    ...emptyPlaces(thing).map((place) => error(`${place} is empty: what is unknown is left out.`)),
    ...(own ?? [error(`${type} is no type that this site writes.`)]),
  ];
}

function postingFaults(posting: Thing, now: Date): Fault[] {
  const required = requiredOf(posting).filter(([, value]) => !(isText(value) || isThing(value) || Array.isArray(value)));
  return [
    ...required.map(([name]) => error(`Required: ${name} is missing.`)),
    ...brokenRules(POSTING_RULES, posting, now),
    ...recommendedFaults(posting),
    ...titleFaults(posting),
  ];
}

function requiredOf({ title, description, datePosted, hiringOrganization: body, jobLocation }: Thing): [string, unknown][] {
  const name = isThing(body) ? body.name : undefined;
  return Object.entries({ title, description, datePosted, hiringOrganization: name, jobLocation });
}

const RECOMMENDED = {
  validThrough: "the deadline",
  employmentType: "the employment type",
  baseSalary: "a pay or pay level that can be read as rupees a month",
  identifier: "the advertisement number",
  educationRequirements: "a qualification whose level is known",
} as const;

function recommendedFaults(posting: Thing): Fault[] {
  const missing = Object.entries(RECOMMENDED).filter(([name]) => !posting[name]);
  return missing.map(([name, from]) => warning(`Recommended: ${name} is missing; it is made from ${from}.`));
}

const POSTING_WORDS = /\b(recruitment|notification|apply (?:online|now)|vacanc(?:y|ies)|last date)\b|\b\d[\d,]*\s+posts?\b/i;

function titleFaults({ title, description }: Thing): Fault[] {
  const isOfNotice = POSTING_WORDS.test(String(title ?? ""));
  const isShort = String(description ?? "").length < 120;
  return [
    ...(isOfNotice
      ? [warning("The title should name the post, not the notice: leave out counts and words such as Recruitment.")]
      : []),
    ...(isShort ? [warning("The description is very short: duties, qualification and selection help the reader.")] : []),
  ];
}

function error(text: string): Fault {
  return { level: "error", text };
}

function warning(text: string): Fault {
  return { level: "warning", text };
}
