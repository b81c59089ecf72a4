import { SORT_NAMES } from "@/lib/bodies/marks/sorts";
import { BODIES } from "@/lib/jobs/search/words/data/bodies";
import { CARE_WORDS } from "@/lib/jobs/search/words/data/care-words";
import { COMMON_WORDS } from "@/lib/jobs/search/words/data/common-words";
import { DEGREES } from "@/lib/jobs/search/words/data/degrees";
import { EVERYDAY_WORDS } from "@/lib/jobs/search/words/data/everyday-words";
import { FIELDS } from "@/lib/jobs/search/words/data/fields";
import { FOLK_NAMES } from "@/lib/jobs/search/words/data/folk-names";
import { FOLK_SPELLINGS } from "@/lib/jobs/search/words/data/folk-spellings";
import { LOANS } from "@/lib/jobs/search/words/data/loans";
import { EXAMS, POSTS } from "@/lib/jobs/search/words/data/posts";
import { PROJECT_POSTS } from "@/lib/jobs/search/words/data/project-posts";
import { SHORT_FORMS } from "@/lib/jobs/search/words/data/short-forms";
import { TITLE_WORDS } from "@/lib/jobs/search/words/data/title-words";
import { DESKS } from "@/lib/jobs/search/words/data/trades/desks";
import { STATE_EXAMS } from "@/lib/jobs/search/words/data/trades/exams";
import { FORCES } from "@/lib/jobs/search/words/data/trades/forces";
import { DISTRICT_BODIES, GROUNDS } from "@/lib/jobs/search/words/data/trades/grounds";
import { HEALTH } from "@/lib/jobs/search/words/data/trades/health";
import { OFFICES } from "@/lib/jobs/search/words/data/trades/offices";
import { TEACHING } from "@/lib/jobs/search/words/data/trades/teaching";
import { WORKS } from "@/lib/jobs/search/words/data/trades/works";
import { fold, wordsOf } from "@/lib/jobs/search/words/fold";

/** What a name is one of; a field is none of the others: a field of work, a group of applicants. */
export type NameKind = "body" | "post" | "exam" | "field";

/** Names of one thing as texts, by which the staff edits them; `key` stays when its first name changes. */
export type NameRecord = { key: string; kind: NameKind; same: string[]; said: string[]; near: string[] };

/** The names that come with the site. */
export const SEEDED_NAMES: readonly NameRecord[] = withFolkNames([
  ...recordsIn(BODIES, "body"),
  ...recordsIn(SORT_NAMES, "body"),
  ...recordsIn(DISTRICT_BODIES, "body"),
  ...recordsIn(POSTS, "post"),
  ...[HEALTH, TEACHING, FORCES, OFFICES, DESKS, WORKS].flatMap((names) => recordsIn(names, "post")),
  ...recordsIn(PROJECT_POSTS, "post"),
  ...recordsIn(GROUNDS, "post"),
  ...recordsIn(EXAMS, "exam"),
  ...recordsIn(STATE_EXAMS, "exam"),
  ...recordsIn(FIELDS, "field"),
  ...recordsIn(LOANS, "field"),
  ...recordsIn(TITLE_WORDS, "field"),
  ...recordsIn(COMMON_WORDS, "field"),
  ...recordsIn(CARE_WORDS, "field"),
  ...recordsIn(EVERYDAY_WORDS, "field"),
  ...recordsIn(SHORT_FORMS, "field"),
  ...recordsIn(DEGREES, "field"),
]);

/** Each thing with what people call it, of several by one first name the first. */
function withFolkNames(records: readonly NameRecord[]): NameRecord[] {
  const folk = new Map<string, string[]>();
  for (const { key, said } of recordsIn(FOLK_NAMES + FOLK_SPELLINGS, "field")) folk.set(key, [...(folk.get(key) ?? []), ...said]);
  return records.map((record) => {
    const said = folk.get(record.key) ?? [];
    folk.delete(record.key);
    return said.length === 0 ? record : { ...record, said: [...record.said, ...said] };
  });
}

function recordsIn(text: string, kind: NameKind): NameRecord[] {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return lines.map((line) => {
    const [, same = "", said = "", near = ""] = /^([^<~]*)(?:<([^~]*))?(?:~(.*))?$/.exec(line) ?? [];
    const names = namesIn(same);
    return { key: keyOfNames(names), kind, same: names, said: namesIn(said), near: namesIn(near) };
  });
}

/** The key of a thing that is new: the words of its first name. */
export function keyOfNames([first = ""]: readonly string[]): string {
  return wordsIn(first).join(" ");
}

function namesIn(text: string): string[] {
  return text
    .split("|")
    .map((name) => name.trim())
    .filter((name) => name !== "");
}

/** The words of a name as searches compare them. */
export function wordsIn(name: string): string[] {
  return wordsOf(fold(name));
}
