import { phraseOf } from "@/lib/ingestion/parse/clean";
import type { ListingRow } from "@/lib/ingestion/parse/columns";
import { JOB_FIELDS } from "@/lib/jobs/job";
import { saysWalkIn } from "@/lib/jobs/job/values";

/** Begins behind something: a dash or bracket of a heading, the rest of a word, "Merit-Based". */
const TORN_BEGINNING = /^(?:[—–&+/(]|\p{Lu}\s+\p{L}|based\b)/iu;
/** Two sentences without an end between them, the second of the article: "Teaching Posts The selection procedure ensures". */
const RUN_TOGETHER =
  /(?<=[\p{L}\p{N})])(?<!\b(?:of|from|by|at|in|for|with|and|or|to|on|as|per|under|through)) (?:The|There|This|A total|Selection) \p{Ll}/u;
/** What other headings of an article say, and what it says to its readers. */
const OF_AN_ARTICLE =
  /\b(?:job location|application (?:mode|start\w*|clos\w*|end\w*)|(?:last|starting|closing) date|vacanc\w+|breakdown|explained|remains? unchanged)\b|\b(?:you|your|very simple|simple words|(?:important )?details?)\b/i;

/** How the recruitment of a row selects: as its column says, else as a walk-in where its last date, its title or the address of its page is one's. */
export function selectionOf({ selectionProcess, deadline, title, listingLink }: ListingRow["cells"]): string | null {
  const text = phraseOf(selectionProcess, JOB_FIELDS.selectionProcess.value.max);
  if (text !== null && !isCutFromArticle(text)) return text;
  return [deadline, title, listingLink].some(saysWalkIn) ? "Walk-in Interview" : null;
}

function isCutFromArticle(text: string): boolean {
  return [TORN_BEGINNING, RUN_TOGETHER, OF_AN_ARTICLE].some((cut) => cut.test(text));
}
