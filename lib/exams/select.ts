import { sortExams } from "@/lib/exams/order";
import type { ExamDto, ExamFilters } from "@/lib/exams/schema";
import { withoutAskedOfExam } from "@/lib/jobs/search/words/beside/exam-said";
import { fold, wordsOf } from "@/lib/jobs/search/words/fold";
import { type Part, understand } from "@/lib/jobs/search/words/understand";
import { shownExam } from "@/lib/notice-text/shown-exam";

/**
 * The exams that match, in order. A calendar has tens of rows, so this works on the whole list, as the specification has it. Words are looked for in
 * what was published and in what a Hindi page shows of it: a reader types what stands on the screen, or the name that people call an exam by ("cgl"),
 * with words that say what of it they want to know ("admit card"). Server only, as the dictionary is.
 */
export function selectExams<Exam extends ExamDto>(
  exams: readonly Exam[],
  { search, organization, sortBy }: ExamFilters,
  now: Date,
): Exam[] {
  const ofBody = exams.filter((exam) => !organization || exam.conductingOrganization === organization);
  const texts = new Map(search === undefined ? [] : ofBody.map((exam) => [exam, searchedText(exam)]));
  for (const holdsAsked of searchesFor(search ?? "")) {
    const found = ofBody.filter((exam) => holdsAsked(texts.get(exam) ?? ""));
    if (found.length > 0) return sortExams(found, sortBy, now);
  }
  return [];
}

/**
 * What a text may hold of a search, the surest first: every word as it was typed, a short one as a whole word, or each thing that it names by one of its names,
 * as it is read whole or word by word, for words that make a name together may be names apart as well; where no exam has that, the names of what is near to it,
 * and at last the letters of words that are no short name, wherever they stand: "po" is no part of "police" while there is a Probationary Officer. Everything where nothing was
 * typed, or no more than what is asked of any exam, "answer key".
 */
function searchesFor(search: string): ((text: string) => boolean)[] {
  const typed = fold(search).split(/\s+/).filter(Boolean);
  const named = withoutAskedOfExam(search);
  if (named.trim() === "") return [() => true];
  const readings = [understand(named), named.split(/\s+/).flatMap(understand)].filter((parts) => parts.length > 0);
  const asked = readings.map((parts) => parts.filter(({ kind, words }) => kind !== "nothing" || words.includes(STAGE)));
  const holdsNamed = (namesIn: (part: Part) => string[]) => (text: string) => {
    const words = ` ${wordsOf(text).join(" ")} `;
    const holds = (name: string) => words.includes(` ${name} `) || words.includes(` ${name}s `);
    return asked.some((parts) => parts.every((part) => namesIn(part).some(holds) !== part.isLeftOut));
  };
  const holdsTyped = (isWhole: (word: string) => boolean) => (text: string) => {
    const words = ` ${wordsOf(text).join(" ")} `;
    return typed.every((word) => (isWhole(word) ? words.includes(` ${word} `) : text.includes(word)));
  };
  const isShort = (word: string) => word.length <= MAX_SHORT;
  const isAsTyped = holdsTyped(isShort);
  const isNamed = holdsNamed(namesOf);
  const shortNames = new Set(typed.filter((word) => isShort(word) && understand(word).some(({ kind }) => kind === "names")));
  return [
    (text) => isAsTyped(text) || isNamed(text),
    holdsNamed((part) => [...namesOf(part), ...nearNamesOf(part)]),
    holdsTyped((word) => shortNames.has(word)),
  ];
}

/** In the name of an exam its last stage, though in other searches it is Hindi for "I". */
const STAGE = "main";
/** Letters of a short form: so few stand in many words. */
const MAX_SHORT = 3;

function namesOf(part: Part): string[] {
  const names = part.kind === "names" ? [part.words, ...part.group.same, ...part.group.said] : [part.words];
  return names.map((words) => words.join(" "));
}

function nearNamesOf(part: Part): string[] {
  return part.kind === "names" ? part.group.near.map((words) => words.join(" ")) : [];
}

function searchedText(exam: ExamDto): string {
  const { title, conductingOrganization, eligibility } = shownExam(exam, "hi");
  const published = [exam.title, exam.conductingOrganization, exam.eligibility];
  return fold([...published, title.text, conductingOrganization.text, eligibility.text].join(" "));
}
