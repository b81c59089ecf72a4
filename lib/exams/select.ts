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
  const holdsAsked = searchFor(search ?? "");
  const found = exams.filter((exam) => {
    if (organization && exam.conductingOrganization !== organization) return false;
    return holdsAsked === null || holdsAsked(searchedText(exam));
  });
  return sortExams(found, sortBy, now);
}

/**
 * Whether a text holds every word of a search as it was typed, or each thing that it names by one of its names: as it is read whole, or word by word, for
 * words that make a name together may be names apart as well. Null where nothing was typed, or no more than what is asked of any exam, "answer key".
 */
function searchFor(search: string): ((text: string) => boolean) | null {
  const typed = fold(search).split(/\s+/).filter(Boolean);
  const named = withoutAskedOfExam(search);
  if (named.trim() === "") return null;
  const readings = [understand(named), named.split(/\s+/).flatMap(understand)].filter((parts) => parts.length > 0);
  const asked = readings.map((parts) => parts.filter(({ kind }) => kind !== "nothing"));
  return (text) => {
    if (typed.every((word) => text.includes(word))) return true;
    const words = ` ${wordsOf(text).join(" ")} `;
    const holds = (name: string) => words.includes(` ${name} `) || words.includes(` ${name}s `);
    return asked.some((parts) => parts.every((part) => namesOf(part).some(holds) !== part.isLeftOut));
  };
}

function namesOf(part: Part): string[] {
  const names = part.kind === "names" ? [part.words, ...part.group.same, ...part.group.said] : [part.words];
  return names.map((words) => words.join(" "));
}

function searchedText(exam: ExamDto): string {
  const { title, conductingOrganization, eligibility } = shownExam(exam, "hi");
  const published = [exam.title, exam.conductingOrganization, exam.eligibility];
  return fold([...published, title.text, conductingOrganization.text, eligibility.text].join(" "));
}
