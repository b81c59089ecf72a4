import type { Translator } from "@/lib/i18n/translate";

/** The groups of the Help Center in order (spec section 2) and the questions that each has. */
const HELP_GROUPS = ["start", "alerts", "exams", "advanced"] as const;
const QUESTIONS = ["q1", "q2", "q3", "q4", "q5"] as const;

type HelpQuestion = { id: string; question: string; answer: string };
export type HelpGroup = { id: string; title: string; questions: HelpQuestion[] };

/**
 * Every question with its answer, in the language of the translator.
 * @param sources what the site claims of its sources ("25+"); null says nothing of them
 */
export function readHelp(t: Translator<"help">, sources: string | null): HelpGroup[] {
  return HELP_GROUPS.map((group) => ({
    // Not the bare name: `#alerts` and `#exams` are addresses of dialogs.
    id: `about-${group}`,
    title: t(`groups.${group}.title`),
    questions: QUESTIONS.map((name) => ({
      id: `${group}-${name}`,
      question: t(`groups.${group}.questions.${name}.q`),
      answer: t(`groups.${group}.questions.${name}.a`, { sources: sources ?? "none" }),
    })),
  }));
}

/** The groups with only the questions that hold every word of a search; groups without one are left out. */
export function searchHelp(groups: readonly HelpGroup[], search: string): HelpGroup[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = ({ question, answer }: HelpQuestion) =>
    words.every((word) => `${question} ${answer}`.toLowerCase().includes(word));
  return groups
    .map((group) => ({ ...group, questions: group.questions.filter(matches) }))
    .filter(({ questions }) => questions.length > 0);
}
