import { type Fact, type Profile, toldProfile, typedMarks, withOthersOpen } from "@/lib/eligibility/profile";
import { withAsciiDigits } from "@/lib/jobs/search/words/fold";
import type { Level } from "@/lib/notice/terms";

/** What somebody answers with yes or no; blank is not told. */
export const YES_NO_FACTS = [
  "pwbd",
  "widow",
  "sportsperson",
  "departmental",
  "defenceDisabled",
] as const satisfies readonly Fact[];
type YesNoFact = (typeof YES_NO_FACTS)[number];

/** One qualification as it is typed. `none` as a level says that no class was passed, and below another that there is nothing more. */
export type TypedHeld = { level: Level | "none" | ""; subject: string; marks: string; status: "passed" | "appearing" };

/** The profile as the controls of its form hold it: texts, blank for what is not told. */
export type TypedProfile = Record<"dateOfBirth" | "category" | "sex" | "state" | "experienceYears", string> &
  Record<YesNoFact | "exServiceman" | "centralEmployee", "yes" | "no" | ""> &
  Record<"serviceYears" | "employeeYears", string> & { held: readonly TypedHeld[] };

export type TypedField = Exclude<keyof TypedProfile, "held"> | `held.${number}.${"subject" | "marks"}`;

export const BLANK_HELD: TypedHeld = { level: "", subject: "", marks: "", status: "passed" };
const NOTHING_HELD: TypedHeld = { ...BLANK_HELD, level: "none" };
const MONTHS = 12;

/** A number as it is typed, in the digits of either language; NaN for what is none. */
export function typedNumber(text: string): number {
  const digits = withAsciiDigits(text.trim());
  return /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : Number.NaN;
}

/** Marks in percent as they are typed, with or without the sign; NaN for what is none, grade points too. */
export function typedPercent(text: string): number {
  return typedMarks(typedNumber(text.replace(/%\s*$/, "")));
}

/** Service in the armed forces by its years as they are typed; years of which nobody told how many are null: rules wait for them. */
export function typedService(years: string): Record<string, unknown> {
  if (years.trim() === "") return { serviceYears: null };
  const months = Math.round(typedNumber(years) * MONTHS);
  return { serviceYears: Math.floor(months / MONTHS), serviceMonths: months % MONTHS };
}

/** A profile as its form shows it. */
export function typedOf(profile: Profile | null): TypedProfile {
  const own = profile ?? {};
  const { exServiceman: service, centralEmployee: employee, experienceMonths: experience } = own;
  return {
    dateOfBirth: own.dateOfBirth ?? "",
    category: own.category ?? "",
    sex: own.sex ?? "",
    state: own.state ?? "",
    experienceYears: experience === undefined || experience === null ? "" : inYears(0, experience),
    ...(Object.fromEntries(YES_NO_FACTS.map((fact) => [fact, yesNo(own[fact])])) as Record<YesNoFact, "yes" | "no" | "">),
    exServiceman: yesNo(service),
    serviceYears: service ? yearsOf(service) : "",
    centralEmployee: yesNo(employee),
    employeeYears: String(employee?.years ?? ""),
    held: heldOf(own),
  };
}

/** What the form says, without the facts that are wrong, and which fields those are. */
export function profileOf(typed: TypedProfile, now: Date): { profile: Profile; wrong: TypedField[] } {
  const said: Record<string, unknown> = {
    ...text("dateOfBirth", typed.dateOfBirth),
    ...text("category", typed.category),
    ...text("sex", typed.sex),
    ...text("state", typed.state),
    ...(typed.experienceYears.trim() && { experienceMonths: Math.round(typedNumber(typed.experienceYears) * MONTHS) }),
    ...Object.fromEntries(YES_NO_FACTS.flatMap((fact) => (typed[fact] ? [[fact, typed[fact] === "yes"]] : []))),
    ...(typed.exServiceman && { exServiceman: typed.exServiceman === "yes" ? typedService(typed.serviceYears) : null }),
    ...(typed.centralEmployee && {
      centralEmployee:
        typed.centralEmployee === "yes" ? { years: typed.employeeYears.trim() ? typedNumber(typed.employeeYears) : null } : null,
    }),
    ...(typed.held.some(({ level }) => level) && { qualifications: typed.held.flatMap(qualificationOf) }),
    ...(typed.held.some(({ level }, at) => at > 0 && level === "none") && { othersHeld: "none" }),
  };
  const wrong: TypedField[] = [];
  const schema = toldProfile(() => now);
  for (;;) {
    const parsed = schema.safeParse(said);
    if (parsed.success) return { profile: withOthersOpen(parsed.data), wrong };
    for (const { path } of parsed.error.issues) {
      wrong.push(fieldOf(path));
      leaveOut(said, path);
    }
  }
}

function heldOf({ qualifications, othersHeld }: Profile): TypedHeld[] {
  if (!qualifications) return [BLANK_HELD];
  if (qualifications.length === 0) return [NOTHING_HELD];
  const held = qualifications.map(({ level, subject, marks, status }) => ({
    level,
    subject: subject ?? "",
    marks: marks === undefined || marks === null ? "" : String(marks),
    status,
  }));
  return othersHeld === "none" ? [...held, NOTHING_HELD] : held;
}

function qualificationOf({ level, subject, marks, status }: TypedHeld): Record<string, unknown>[] {
  if (level === "" || level === "none") return [];
  return [
    {
      level,
      status,
      ...text("subject", subject),
      ...(marks.trim() && { marks: typedPercent(marks) }),
    },
  ];
}

function yearsOf({ serviceYears, serviceMonths }: NonNullable<Profile["exServiceman"]>): string {
  return serviceYears === null ? "" : inYears(serviceYears, serviceMonths ?? 0);
}

function inYears(years: number, months: number): string {
  return String(Math.round((years + months / MONTHS) * 100) / 100);
}

function yesNo(answer: unknown): "yes" | "no" | "" {
  if (answer === undefined) return "";
  return answer === null || answer === false ? "no" : "yes";
}

function text(name: string, value: string): Record<string, string> {
  return value.trim() ? { [name]: value.trim() } : {};
}

function fieldOf([fact, index, part]: readonly PropertyKey[]): TypedField {
  if (fact === "exServiceman") return "serviceYears";
  if (fact === "centralEmployee") return "employeeYears";
  if (fact === "experienceMonths") return "experienceYears";
  if (fact === "qualifications") return `held.${Number(index)}.${part === "marks" ? "marks" : "subject"}`;
  return fact as TypedField;
}

/** Takes out what is wrong: the part of a qualification, else the whole fact. */
function leaveOut(said: Record<string, unknown>, [fact, index, part]: readonly PropertyKey[]): void {
  const held = fact === "qualifications" && Array.isArray(said.qualifications) ? said.qualifications[Number(index)] : undefined;
  if (held && (part === "marks" || part === "subject")) delete held[part];
  else delete said[String(fact)];
}
