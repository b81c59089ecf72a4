import type { JsonLd } from "@/lib/seo/job-posting";

/** What a search engine says of a job's markup: an error keeps it out, a warning makes it poorer. */
export type MarkupNote = { level: "error" | "warning" | "ok"; text: string };

const POSTING_WORDS = /\b(recruitment|notification|apply (?:online|now)|vacanc(?:y|ies)|last date)\b|\b\d[\d,]*\s+posts?\b/i;

/** Checks a JobPosting by Google's rules (Job posting structured data): required and recommended properties, and its title. */
export function checkMarkup(posting: JsonLd | null, positions: number): MarkupNote[] {
  if (!posting) {
    return positions > 1
      ? [{ level: "ok", text: `Each of the ${positions} positions gets a page and markup of its own; this page carries none.` }]
      : [{ level: "warning", text: "The job is closed, so its page carries no markup and will not be listed as a job." }];
  }
  const notes = [...requiredNotes(posting), ...recommendedNotes(posting), ...titleNotes(posting)];
  return notes.length === 0 ? [{ level: "ok", text: "Nothing is missing: the page can appear as a job." }] : notes;
}

function requiredNotes(posting: JsonLd): MarkupNote[] {
  const organisation = posting.hiringOrganization as { name?: string } | undefined;
  const missing = [
    ["title", posting.title],
    ["description", posting.description],
    ["datePosted", posting.datePosted],
    ["hiringOrganization", organisation?.name],
    ["jobLocation", posting.jobLocation],
  ].filter(([, value]) => !value);
  return missing.map(([name]) => ({ level: "error", text: `Required: ${name} is missing.` }));
}

const RECOMMENDED = {
  validThrough: "the deadline",
  employmentType: "the employment type",
  baseSalary: "a pay or pay level that can be read as rupees a month",
  identifier: "the advertisement number",
  educationRequirements: "a qualification whose level is known",
} as const;

function recommendedNotes(posting: JsonLd): MarkupNote[] {
  const missing = Object.entries(RECOMMENDED).filter(([name]) => !posting[name]);
  return missing.map(([name, from]) => ({ level: "warning", text: `Recommended: ${name} is missing; it is made from ${from}.` }));
}

function titleNotes({ title, description }: JsonLd): MarkupNote[] {
  const notes: MarkupNote[] = [];
  const text = String(title ?? "");
  if (POSTING_WORDS.test(text)) {
    notes.push({
      level: "warning",
      text: "The title should name the post, not the notice: leave out counts and words such as Recruitment.",
    });
  }
  if (String(description ?? "").length < 120) {
    notes.push({ level: "warning", text: "The description is very short: duties, qualification and selection help the reader." });
  }
  return notes;
}
