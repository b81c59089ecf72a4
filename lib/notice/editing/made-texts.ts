import { BLANK_JOB, BLANK_POSITION, type JobFormValues } from "@/lib/jobs/editing/form/form-values";
import { JOB_TEMPLATES, type JobTemplate, jobTemplates } from "@/lib/jobs/editing/templates/templates";
import type { FormField } from "@/lib/jobs/job/names";
import { checkNoticeValues } from "@/lib/notice/editing/check-values";
import type { Notice } from "@/lib/notice/schema";
import { feeText, postTexts, selectionText } from "@/lib/notice/texts";

/** Texts of the form by the path of their control; "" where the data say nothing. */
export type MadeTexts = Readonly<Record<string, string>>;

/** What the data of a form say in the words of its texts: what an editor would write a second time. Null while something in them is wrong. */
export function madeTexts(values: JobFormValues): MadeTexts | null {
  const { notice } = checkNoticeValues(values);
  if (!notice) return null;
  const shared = { applicationFee: feeText(notice.fees), selectionProcess: selectionText(notice.stages) };
  return { ...shared, ...(values.useMultiplePositions ? ofSeveral(notice) : ofOne(notice)) };
}

function ofOne({ posts }: Notice): MadeTexts {
  const { qualification, pay, age, experience, vacancies, breakdown } = postTexts(posts[0] ?? { name: "" });
  return {
    qualification,
    salary: pay,
    ageLimit: age,
    experienceRequired: experience,
    positions: vacancies,
    vacancyBreakdown: breakdown,
  };
}

/** Vacancies, qualification and pay of the job are made from its posts when it is stored; ages are named once where they differ. */
function ofSeveral({ posts }: Notice): MadeTexts {
  const texts = posts.map(postTexts);
  const ages = texts.map(({ age }) => age);
  const named = posts.map(({ name }, at) => (ages[at] ? `${name} ${ages[at]}` : "")).filter(Boolean);
  const isOne = new Set(ages).size === 1;
  return {
    ageLimit: isOne ? (ages[0] ?? "") : named.join("; "),
    ...Object.fromEntries(
      texts.flatMap(({ qualification, pay, experience, vacancies }, at) => [
        [`jobPositions.${at}.qualification`, qualification],
        [`jobPositions.${at}.numberOfVacancies`, vacancies],
        [`jobPositions.${at}.salaryRange`, pay],
        [`jobPositions.${at}.experienceRequired`, experience],
      ]),
    ),
  };
}

/**
 * The texts to fill in after the data changed: where a control is blank, or as the data before or a template left it. What somebody wrote stays.
 */
export function textsToSet(valueAt: (path: string) => unknown, made: MadeTexts, before: MadeTexts): MadeTexts {
  const changed = Object.entries(made).filter(([path, text]) => text !== (before[path] ?? ""));
  return Object.fromEntries(
    changed.filter(([path, text]) => {
      const value = String(valueAt(path) ?? "");
      return value !== text && (value === "" || value === before[path] || isPreset(path, value));
    }),
  );
}

/** Whether a text is one that nobody wrote: of a blank form, or of a template. */
function isPreset(path: string, value: string): boolean {
  const blank = path.endsWith(".numberOfVacancies") ? BLANK_POSITION.numberOfVacancies : BLANK_JOB[path as FormField];
  const name = path.split(".").at(-1) as keyof JobTemplate["fields"];
  return value === blank || JOB_TEMPLATES.some((key) => jobTemplates[key].fields[name] === value);
}
