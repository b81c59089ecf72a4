import { z } from "zod";
import { type Profile, toldProfile } from "@/lib/eligibility/profile";
import { typedNumber, typedPercent, typedService } from "@/lib/eligibility/profile-form";

/** What somebody ticks of themself: the field of the form and the fact of the profile. */
export const TICKS = [
  "pwbd",
  "exServiceman",
  "centralEmployee",
  "departmental",
  "defenceDisabled",
  "sportsperson",
  "widow",
] as const satisfies readonly (keyof Profile)[];

/** Classes of school that somebody can have passed last; "none" says that they passed no class. */
export const SCHOOL_CLASSES = ["none", "5th", "8th", "10th", "12th"] as const;
/** What can be held beside a class of school; "none" says that they hold nothing of it. */
export const HIGHER_LEVELS = ["none", "iti", "diploma", "graduate", "engineering", "postgraduate", "doctorate"] as const;

/** The fields of the form whose values are shown again beside the answer. */
export const CHECK_FIELDS = [
  "dateOfBirth",
  "category",
  "sex",
  "state",
  "school",
  "level",
  "subject",
  "marks",
  "status",
  "experienceYears",
  "serviceYears",
  "employeeYears",
  "none",
  ...TICKS,
] as const;
export type CheckField = (typeof CHECK_FIELDS)[number];

type Typed = Readonly<Partial<Record<CheckField, string>>>;

const told = toldProfile(() => new Date());

/** The form as it is posted; what is wrong is named by the field of the form. */
export const checkFormSchema = z.record(z.string(), z.string()).transform((typed: Typed, check): Profile => {
  const parsed = told.safeParse(toProfile(typed));
  if (parsed.success) return parsed.data;
  for (const field of new Set(parsed.error.issues.map(({ path }) => fieldOf(path)))) {
    check.addIssue({ code: "custom", path: [field], message: "" });
  }
  return z.NEVER;
});

/** Blank is not told. Who ticks something of the list, or "none of these", has said of all of them whether they are. */
function toProfile(typed: Typed): Record<string, unknown> {
  const told = Boolean(typed.none) || TICKS.some((name) => typed[name]);
  const ticks = told ? Object.fromEntries(TICKS.map((name) => [name, Boolean(typed[name])])) : {};
  return {
    ...text("dateOfBirth", typed.dateOfBirth),
    ...text("category", typed.category),
    ...text("sex", typed.sex),
    ...text("state", typed.state),
    ...ticks,
    ...(told && {
      exServiceman: typed.exServiceman ? typedService(typed.serviceYears ?? "") : null,
      centralEmployee: typed.centralEmployee
        ? { years: typed.employeeYears?.trim() ? typedNumber(typed.employeeYears) : null }
        : null,
    }),
    ...(typed.experienceYears && { experienceMonths: Math.round(typedNumber(typed.experienceYears) * 12) }),
    ...((typed.school || typed.level) && { qualifications: qualificationsOf(typed), ...othersHeldBeside(typed) }),
  };
}

/** The form has one place for what comes after school, the highest: of what is below it nobody can tell there, and of nothing where it is left blank. */
function othersHeldBeside({ school, level }: Typed): Pick<Profile, "othersHeld"> {
  if (level === "none" || (school === "none" && !level)) return {};
  return { othersHeld: level ? "below" : "any" };
}

function qualificationsOf({ school, level, subject, marks, status }: Typed): Record<string, unknown>[] {
  return [
    ...(school && school !== "none" ? [{ level: school, status: "passed" }] : []),
    ...(level && level !== "none"
      ? [
          {
            level,
            status: status || "passed",
            ...text("subject", subject),
            ...(marks && { marks: typedPercent(marks) }),
          },
        ]
      : []),
  ];
}

function text(name: string, value: string | undefined): Record<string, string> {
  return value?.trim() ? { [name]: value.trim() } : {};
}

function fieldOf([fact, index, part]: readonly PropertyKey[]): string {
  switch (fact) {
    case "exServiceman":
      return "serviceYears";
    case "centralEmployee":
      return "employeeYears";
    case "experienceMonths":
      return "experienceYears";
    case "qualifications":
      return index === undefined ? "school" : part === "level" ? "level" : String(part);
    default:
      return String(fact);
  }
}
