import type { Language } from "@/lib/i18n/languages";
import { saidText } from "@/lib/jobs/job/values";
import type { JobDto, PositionDto } from "@/lib/jobs/schema";
import type { TextKind } from "@/lib/notice-text/hindi/in-hindi";
import { type ShownText, shownText } from "@/lib/notice-text/shown-text";
import { typeset } from "@/lib/notice-text/typeset";

/** What each published text of a listing says, but for its two names. */
const KINDS = {
  department: "department",
  location: "place",
  qualification: "qualification",
  salary: "pay",
  ageLimit: "age",
  applicationFee: "fee",
} as const satisfies Partial<Record<keyof JobDto, TextKind>>;

type Titled = Pick<JobDto, "title" | "titleHi">;
type Recruited = Pick<JobDto, "recruitingOrganization" | "recruitingOrganizationHi">;
type Shown<Field extends keyof JobDto> = { [Name in Field]: ShownText | Extract<JobDto[Name], null> };

/** The texts of a listing as a page shows them; null where the notice is silent. */
export type ShownJob = Shown<"title" | "recruitingOrganization" | keyof typeof KINDS>;

/** All texts of a listing that a dialog shows, finished: a browser has neither the dictionary nor the rules of setting. */
export type ShownTexts = ShownJob & { steps: ShownText[]; paragraphs: ShownText[] };

/** The texts of a post that a dialog shows. */
export type ShownPost = { positionName: ShownText; qualification: ShownText; salaryRange: ShownText | null };

/** The title in the language of a page: on a Hindi one what the staff entered, else what the dictionary knows, else as published. */
export function shownTitle({ title, titleHi }: Titled, language: Language): ShownText {
  return language === "hi" && titleHi ? { text: typeset(titleHi) } : shownText(title, "title", language);
}

/** The name of the recruiting body in the language of a page, by the same rule. */
export function shownBody({ recruitingOrganization, recruitingOrganizationHi }: Recruited, language: Language): ShownText {
  const entered = language === "hi" ? recruitingOrganizationHi : null;
  return entered ? { text: typeset(entered) } : shownText(recruitingOrganization, "body", language);
}

/** The body and the place of a notice in one line; of a place that nobody knows no word. */
export function bodyAndPlace(job: Recruited & Pick<JobDto, "location">, language: Language): string {
  const place = saidText(job.location);
  return [shownBody(job, language), ...(place ? [shownText(place, "place", language)] : [])].map(({ text }) => text).join(", ");
}

/** The texts of a listing in the language of a page. Server only. @see shownText */
export function shownJob(job: Titled & Recruited & Pick<JobDto, keyof typeof KINDS>, language: Language): ShownJob {
  const names = Object.keys(KINDS) as (keyof typeof KINDS)[];
  const texts = names.map((name) => [name, job[name] && shownText(job[name], KINDS[name], language)]);
  return {
    ...(Object.fromEntries(texts) as Shown<keyof typeof KINDS>),
    title: shownTitle(job, language),
    recruitingOrganization: shownBody(job, language),
  };
}

/** The texts of a listing in the language of a page, with the steps of the selection and the description in paragraphs. */
export function shownTexts(job: JobDto, language: Language): ShownTexts {
  return {
    ...shownJob(job, language),
    steps: selectionSteps(job.selectionProcess).map((step) => shownText(step, "step", language)),
    paragraphs: paragraphsOf(job.description).map((paragraph) => shownText(paragraph, null, language)),
  };
}

/** The texts of one post in the language of a page. */
export function shownPost({ positionName, qualification, salaryRange }: PositionDto, language: Language): ShownPost {
  return {
    positionName: shownText(positionName, "post", language),
    qualification: shownText(qualification, "qualification", language),
    salaryRange: salaryRange === null ? null : shownText(salaryRange, "pay", language),
  };
}

/** The paragraphs of a description: a blank line begins a new one. */
export function paragraphsOf(description: string | null): string[] {
  return description === null ? [] : description.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== "");
}

/** What the device keeps of a listing that is saved or tracked on a page, in the words of that page: on an English one letter by letter as published. */
export function keptFacts(job: Titled & Pick<JobDto, "id" | "department" | "deadline" | "closesAt">, language: Language) {
  const { id, deadline, closesAt } = job;
  const title = language === "en" ? job.title : shownTitle(job, language).text;
  const department = language === "en" ? job.department : shownText(job.department, "department", language).text;
  return { id, deadline, closesAt, title, department };
}

/** The numbered steps of a selection process, which notices write with commas (spec section 2, Job detail page). */
export function selectionSteps(process: string | null): string[] {
  const steps = process?.split(",").map((step) => step.trim()) ?? [];
  return [...new Set(steps.filter((step) => step !== ""))];
}
