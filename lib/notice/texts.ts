import { formatDay } from "@/lib/i18n/format";
import { CURRENT_MATRIX } from "@/lib/jobs/facts/pay-matrix";
import { seatsOfPlace, seatsOfPlaces } from "@/lib/notice/place-seats";
import type { AgeRule, Notice, NoticePost, QualificationChoice } from "@/lib/notice/schema";
import { CATEGORIES, type Group, type Level } from "@/lib/notice/terms";

const RUPEES = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 2 });
const rupees = (paise: number) => `Rs ${RUPEES.format(paise / 100)}`;

const LEVEL_WORDS = {
  "5th": "5th pass",
  "8th": "8th pass",
  "10th": "10th pass",
  "12th": "12th pass",
  iti: "ITI",
  diploma: "Diploma",
  graduate: "Bachelor's degree",
  engineering: "B.E. or B.Tech",
  postgraduate: "Master's degree",
  doctorate: "Ph.D.",
} as const satisfies Record<Level, string>;

const GROUP_WORDS = {
  UR: "unreserved",
  EWS: "EWS",
  OBC: "OBC",
  SC: "SC",
  ST: "ST",
  PwBD: "PwBD",
  ESM: "ex-servicemen",
  women: "women",
  widow: "widows",
  departmental: "departmental candidates",
  central_employee: "central government employees",
  defence_disabled: "disabled in defence service",
  sportsperson: "sportspersons",
} as const satisfies Record<Group, string>;

/**
 * What the texts of a job say of a post that is known as data, in the words of notices; "" where nothing is known. An editor who enters the data
 * need not write them a second time, and may write them otherwise.
 */
export function postTexts({ qualification, pay, vacancies, age, experienceMonths }: NoticePost) {
  return {
    qualification: qualification ? qualificationText(qualification.anyOf) : "",
    pay: pay ? payText(pay) : "",
    age: age ? ageText(age) : "",
    experience: experienceMonths ? monthsText(experienceMonths) : "",
    vacancies: vacancies ? String(seatsOf(vacancies) ?? "") : "",
    breakdown: vacancies ? breakdownText(vacancies) : "",
  };
}

/** The fee by groups: "Rs 100; women, SC, ST and PwBD nil". */
export function feeText(fees: Notice["fees"]): string {
  return (fees ?? [])
    .map(({ groups, amount, refundable }) => {
      const sum = amount === 0 ? "nil" : rupees(amount);
      const back = refundable ? ` (${rupees(refundable)} refunded)` : "";
      const who = groups === "all" ? "" : `${joined(groups.map((group) => GROUP_WORDS[group]))} `;
      return `${who}${sum}${back}`;
    })
    .join("; ")
    .replace(/^./, (letter) => letter.toUpperCase());
}

/** The steps of selection among the stages, in their order. */
export function selectionText(stages: Notice["stages"]): string {
  const words = { exam: "Written Examination", interview: "Interview", document_verification: "Document Verification" } as const;
  const steps = (stages ?? []).flatMap(({ kind, name, status }) => {
    const word = words[kind as keyof typeof words];
    return word && status !== "cancelled" ? [name || word] : [];
  });
  return [...new Set(steps)].join(", ");
}

/** Seats of a post: the stated total, else the sum of categories where all five are known. */
function seatsOf(vacancies: NonNullable<NoticePost["vacancies"]>): number | null {
  const { total, byCategory, otherCategories } = vacancies;
  if (typeof total === "number") return total;
  const counts = CATEGORIES.map((category) => byCategory?.[category]);
  if (counts.some((count) => typeof count !== "number")) return seatsOfPlaces(vacancies);
  const others = (otherCategories ?? []).map(({ count }) => count);
  return [...counts, ...others].reduce<number>((sum, count) => sum + (count ?? 0), 0);
}

function qualificationText(choices: readonly QualificationChoice[]): string {
  if (choices.length === 0) return "No qualification is needed";
  return choices
    .map(({ level, subjects, minMarks, also }) => {
      const subject = subjects && subjects.length > 0 ? ` in ${joined(subjects, "or")}` : "";
      return `${LEVEL_WORDS[level]}${subject}${minMarks ? ` with ${minMarks} per cent` : ""}${also ? ` and ${also}` : ""}`;
    })
    .join(" or ");
}

function payText(pay: NonNullable<NoticePost["pay"]>): string {
  if (pay.kind === "range") return pay.max ? `${rupees(pay.min)}-${RUPEES.format(pay.max / 100)}` : `From ${rupees(pay.min)}`;
  if (pay.kind !== "level") return `${rupees(pay.amount)} per month`;
  // A level says nothing without its matrix, and one matrix alone is known.
  if (pay.commission !== CURRENT_MATRIX.number) return `Pay Level-${pay.level} of the ${pay.commission}th CPC`;
  const range = CURRENT_MATRIX.levels[pay.level];
  return `Pay Level-${pay.level}${range ? ` (Rs ${RUPEES.format(range.min)}-${RUPEES.format(range.max)})` : ""}`;
}

function ageText({ min, max, on, bornFrom, bornTo }: AgeRule): string {
  const isNone = [min, max, bornFrom, bornTo].every((value) => value === null || value === undefined);
  if (isNone) return on ? "" : "No age limit";
  if (typeof max !== "number" && typeof min !== "number") return bornText(bornFrom, bornTo);
  const range =
    typeof max !== "number" ? `${min} years or more` : typeof min !== "number" ? `Up to ${max} years` : `${min}-${max} years`;
  return on ? `${range} on ${formatDay(on, "en")}` : range;
}

/** Dates of birth as the notice prints them, both days included. */
function bornText(from: AgeRule["bornFrom"], to: AgeRule["bornTo"]): string {
  const [first, last] = [from && formatDay(from, "en"), to && formatDay(to, "en")];
  if (first && last) return `Born ${first} to ${last}`;
  return first ? `Born on or after ${first}` : `Born on or before ${last}`;
}

/** More are a table, not a line of text. */
const MOST_PLACES_IN_TEXT = 12;

function breakdownText({ byCategory, otherCategories, byPlace }: NonNullable<NoticePost["vacancies"]>): string {
  const named = CATEGORIES.flatMap((category) => {
    const count = byCategory?.[category];
    return typeof count === "number" ? [`${category} ${count}`] : [];
  });
  const divided = [...named, ...(otherCategories ?? []).map(({ name, count }) => `${name} ${count}`)];
  if (divided.length > 0 || !byPlace || byPlace.length > MOST_PLACES_IN_TEXT) return divided.join(", ");
  const places = byPlace.map((place) => ({ name: place.name, count: seatsOfPlace(place) }));
  return places.some(({ count }) => count === null) ? "" : places.map(({ name, count }) => `${name} ${count}`).join(", ");
}

function monthsText(months: number): string {
  if (months % 12 > 0) return `${months} months`;
  return months === 12 ? "1 year" : `${months / 12} years`;
}

function joined(words: readonly string[], last: "and" | "or" = "and"): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1)}`;
}
