import type { Language } from "@/lib/i18n/languages";
import type { Qualification } from "@/lib/jobs/schema";
import type { ClosedOfBody } from "@/lib/jobs/search/reading/closed-of-body";
import type { SearchReading } from "@/lib/jobs/search/reading/search-reading";
import { withoutAskedOfExam } from "@/lib/jobs/search/words/beside/exam-said";
import { fold } from "@/lib/jobs/search/words/fold";
import { isApplicant, seatsIn } from "@/lib/jobs/search/words/lacking/seats";
import { type Part, understand } from "@/lib/jobs/search/words/understand";
import { placeName, placeNameInHindi } from "@/lib/places/places";

/** A part of a search as its reader sees it: what it is called, and the search without it. A level is named by the texts of its filter. */
type ShownPart = { names: Record<Language, string>; level: Qualification | null; isLeftOut: boolean; rest: string };

/**
 * How a search was read. `readAs` is what is searched for where that is not what was typed, `without` the words of it that were left away because no job has
 * all of them, `isWithoutApplicant` that these only say whom a job is for, `isAlertStricter` that an alert waits for a job that has them, `onlyNear` what it
 * names where no job of the list has that name and all are only near to it, `closedOfBody` the body that it names where none of its notices for it is open, `sayingAll` how many jobs of the list say all of it, `saysNothing` that every job has what it asks for, and `exactly` the search for
 * what was typed.
 */
export type ShownReading = {
  parts: ShownPart[];
  readAs: Record<Language, string> | null;
  without: string | null;
  isWithoutApplicant?: boolean;
  isAlertStricter?: boolean;
  onlyNear?: Record<Language, string> | null;
  closedOfBody?: ClosedOfBody | null;
  sayingAll?: number;
  saysNothing?: boolean;
  /** What of it says something, beside what is asked of an exam. */
  about?: string;
  exactly: string;
};

/** A reading for the page. Words that say nothing are not shown; words that are only words are shown together. */
export function shownReading(asked: string, { text, parts, without: left }: SearchReading): ShownReading {
  const plain = parts.filter(isPlain);
  const seats = seatsIn(parts);
  const shown = parts.filter((part) => part.kind !== "nothing" && (!isPlain(part) || part === plain[0]));
  return {
    parts: shown.map((part) => shownPart(text, isPlain(part) ? plain : [part], parts)),
    readAs: readAs(asked, text, parts),
    without: left ? left.map(({ from, to }) => text.slice(from, to)).join(" ") : null,
    isWithoutApplicant: left?.every(isApplicant) ?? false,
    isAlertStricter: left?.some((part) => !seats.includes(part)) ?? false,
    about: saidIn(withoutAskedOfExam(text)),
    saysNothing: parts.length > 0 && parts.every(({ kind }) => kind === "nothing"),
    exactly: exactly(asked),
  };
}

function saidIn(text: string): string {
  return understand(text)
    .filter(({ kind, isLeftOut }) => kind !== "nothing" && !isLeftOut)
    .map(({ from, to }) => text.slice(from, to))
    .join(" ");
}

function isPlain({ kind, isLeftOut }: Part): boolean {
  return kind === "words" && !isLeftOut;
}

function shownPart(text: string, parts: readonly Part[], all: readonly Part[]): ShownPart {
  const [part] = parts;
  const typed = parts.map(({ from, to, isLeftOut }) => text.slice(isLeftOut ? from + 1 : from, to)).join(" ");
  return {
    names: namesOf(part, typed),
    level: part?.kind === "level" ? part.level : null,
    isLeftOut: part?.isLeftOut ?? false,
    rest: without(
      text,
      all.filter((one) => parts.some((other) => isSaidAgain(one, other))),
    ),
  };
}

/** Whether two parts are of the same words, of which only the first says something. */
function isSaidAgain(one: Part, other: Part): boolean {
  return one.isLeftOut === other.isLeftOut && one.words.join(" ") === other.words.join(" ");
}

function namesOf(part: Part | undefined, typed: string): Record<Language, string> {
  if (part?.kind === "names") return { en: part.group.en, hi: part.group.hi };
  if (part?.kind === "place") {
    return { en: placeName(part.key) ?? typed, hi: placeNameInHindi(part.key) ?? typed };
  }
  const words = part?.kind === "words" ? `“${typed}”` : typed;
  return { en: words, hi: words };
}

/** The text without some parts of it, in their order. */
function without(text: string, parts: readonly Part[]): string {
  const rest = [...parts].reverse().reduce((left, { from, to }) => `${left.slice(0, from)} ${left.slice(to)}`, text);
  return rest.replace(/\s+/g, " ").trim();
}

/** What was made of a search: its misspelt words put right, and the names that people only say as those that notices write. */
function readAs(asked: string, text: string, parts: readonly Part[]): Record<Language, string> | null {
  const inLanguage = (language: Language) =>
    [...parts].reverse().reduce((said, part) => {
      if (part.kind !== "names" || !isOnlySaid(part)) return said;
      return said.slice(0, part.from) + part.group[language] + said.slice(part.to);
    }, text);
  const made = { en: inLanguage("en"), hi: inLanguage("hi") };
  return made.en === asked ? null : made;
}

function isOnlySaid(part: Extract<Part, { kind: "names" }>): boolean {
  return part.group.said.some((name) => name.join(" ") === part.words.join(" "));
}

/** A search for each of the words as it is typed. */
function exactly(asked: string): string {
  return (fold(asked).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((word) => `"${word}"`).join(" ");
}
