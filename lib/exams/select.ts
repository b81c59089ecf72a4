import { sortExams } from "@/lib/exams/order";
import type { ExamDto, ExamFilters } from "@/lib/exams/schema";
import { fold } from "@/lib/jobs/search/words/fold";
import { shownExam } from "@/lib/notice-text/shown-exam";

/**
 * The exams that match, in order. A calendar has tens of rows, so this works on the whole list, as the specification has it. Words are looked for in
 * what was published and in what a Hindi page shows of it: a reader types what stands on the screen. Server only, as the dictionary is.
 */
export function selectExams<Exam extends ExamDto>(
  exams: readonly Exam[],
  { search, organization, sortBy }: ExamFilters,
  now: Date,
): Exam[] {
  const words = fold(search ?? "")
    .split(/\s+/)
    .filter(Boolean);
  const found = exams.filter((exam) => {
    if (organization && exam.conductingOrganization !== organization) return false;
    const text = words.length > 0 ? searchedText(exam) : "";
    return words.every((word) => text.includes(word));
  });
  return sortExams(found, sortBy, now);
}

function searchedText(exam: ExamDto): string {
  const { title, conductingOrganization, eligibility } = shownExam(exam, "hi");
  const published = [exam.title, exam.conductingOrganization, exam.eligibility];
  return fold([...published, title.text, conductingOrganization.text, eligibility.text].join(" "));
}
