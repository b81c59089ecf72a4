import type { Profile } from "@/lib/eligibility/profile";
import type { NoticePost } from "@/lib/notice/schema";
import type { Group } from "@/lib/notice/terms";

/**
 * A second, naive reckoning of who may apply to a post, written from the rules and not from lib/eligibility: it knows only yes and no, takes
 * every unknown for no, and counts ages as the numbers YYYYMMDD. Whoever it refuses must not be told that they are eligible.
 */
export function oracleSaysYes(profile: Profile, post: NoticePost, deadline: string): boolean {
  return ageIsRight(profile, post, deadline) && isQualified(profile, post) && fits(profile, post);
}

const digits = (day: string) => Number(day.replaceAll("-", ""));

/** The day on which somebody is a number of years and months old, as YYYYMMDD; Date itself takes one that does not exist for the day after. */
function birthday(birth: string, years: number, months = 0): number {
  const [year = 0, month = 0, day = 0] = birth.split("-").map(Number);
  const date = new Date(0);
  date.setUTCFullYear(year + years, month - 1 + months, 1);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last + 1));
  return digits(date.toISOString().slice(0, 10));
}

function ageIsRight(profile: Profile, post: NoticePost, deadline: string): boolean {
  const age = post.age;
  if (!age) return false;
  const has = (value: unknown) => value !== null && value !== undefined;
  const limited = has(age.min) || has(age.max) || has(age.bornFrom) || has(age.bornTo);
  if (!limited) return true;
  const birth = profile.dateOfBirth;
  if (!birth) return false;
  const on = digits(age.on ?? deadline);
  const oldEnough = age.bornTo ? birth <= age.bornTo : birthday(birth, age.min ?? 0) <= on;
  if (!oldEnough) return false;
  if (isYoung(birth, post, deadline, { years: 0, months: 0 })) return true;
  return (post.relaxations ?? []).some((entry) => {
    if (!entry.groups.every((group) => isIn(group, profile, post) && !hasNoSeats(group, post))) return false;
    const needed = entry.minServiceYears ?? 0;
    const served = entry.groups.includes("central_employee")
      ? profile.centralEmployee?.years
      : profile.exServiceman?.serviceYears;
    if (needed > 0 && (served ?? 0) < needed) return false;
    const service = entry.afterService ? profile.exServiceman : null;
    const more = { years: (entry.years ?? 0) + (service?.serviceYears ?? 0), months: service?.serviceMonths ?? 0 };
    return isYoung(birth, post, deadline, { ...more, toAge: entry.toAge ?? undefined, on: entry.on ?? undefined });
  });
}

type More = { years: number; months: number; toAge?: number; on?: string };

function isYoung(birth: string, { age }: NoticePost, deadline: string, { years, months, toAge, on }: More): boolean {
  const limit = toAge ?? age?.max ?? undefined;
  const byFigures = () => {
    if (limit === undefined) return toAge === undefined && !age?.bornFrom;
    const day = digits(on ?? age?.on ?? deadline);
    const passed = birthday(birth, limit + years, months);
    return age?.maxRule === "not_exceeding" ? passed >= day : passed > day;
  };
  if (!age?.bornFrom) return byFigures();
  const byWindow =
    birthday(birth, years + (toAge === undefined ? 0 : Math.max(0, toAge - (age.max ?? toAge))), months) >= digits(age.bornFrom);
  return byWindow || (limit !== undefined && (on !== undefined || toAge !== undefined) && byFigures());
}

function hasNoSeats(group: Group, post: NoticePost): boolean {
  const seats = post.vacancies?.byCategory as Readonly<Record<string, number | null>> | null | undefined;
  return seats?.[group] === 0;
}

function isIn(group: Group, profile: Profile, post: NoticePost): boolean {
  const counts = !post.reservationFor || (profile.state ? post.reservationFor.includes(profile.state) : false);
  switch (group) {
    case "UR":
    case "EWS":
    case "OBC":
    case "SC":
    case "ST":
      return counts ? profile.category === group : group === "UR" && (profile.category === "UR" || Boolean(profile.state));
    case "PwBD":
      return profile.pwbd === true;
    case "ESM":
      return Boolean(profile.exServiceman);
    case "women":
      return profile.sex === "female";
    case "widow":
      return profile.widow === true;
    case "departmental":
      return profile.departmental === true;
    case "central_employee":
      return Boolean(profile.centralEmployee);
    case "defence_disabled":
      return profile.defenceDisabled === true;
    case "sportsperson":
      return profile.sportsperson === true;
  }
}

/** Which levels each level has certainly passed with it. */
const CERTAIN: Readonly<Record<string, readonly string[]>> = {
  "5th": ["5th"],
  "8th": ["5th", "8th"],
  "10th": ["5th", "8th", "10th"],
  "12th": ["5th", "8th", "10th", "12th"],
  iti: ["5th", "8th", "iti"],
  diploma: ["5th", "8th", "10th", "diploma"],
  graduate: ["5th", "8th", "10th", "12th", "graduate"],
  engineering: ["5th", "8th", "10th", "12th", "graduate", "engineering"],
  postgraduate: ["5th", "8th", "10th", "12th", "graduate", "postgraduate"],
  doctorate: ["5th", "8th", "10th", "12th", "graduate", "postgraduate", "doctorate"],
};
const STUDENT_OF: Readonly<Record<string, string>> = {
  "8th": "5th",
  "10th": "8th",
  "12th": "10th",
  iti: "8th",
  diploma: "10th",
  graduate: "12th",
  engineering: "12th",
  postgraduate: "graduate",
  doctorate: "postgraduate",
};

/** Of what nobody studies for a master's degree without one in engineering. */
const MASTERS_OF = ["civil", "mechanical", "electrical", "structural"];
const wordsOf = (subject: string) => subject.toLowerCase().replace(" engineering", "");
/** Of two faculties some subjects that each teaches without doubt. */
const TEACHES: Readonly<Record<string, readonly string[]>> = { science: ["physics", "botany"], arts: ["history", "hindi"] };

function isSurely(own: string | null | undefined, asked: string): boolean {
  if (!own) return false;
  return wordsOf(own) === wordsOf(asked) || (TEACHES[wordsOf(asked)]?.includes(wordsOf(own)) ?? false);
}

/**
 * In which faculties the ordinary degrees of India are given, as a list of its own and not from the tables of lib/eligibility: whoever has one of these and is
 * asked for the faculty is never told that they may not.
 */
export const DEGREES_OF_FACULTIES: Readonly<Record<"Arts" | "Science" | "Commerce", readonly string[]>> = {
  Arts: [
    ...[
      "English",
      "Hindi",
      "Sanskrit",
      "Urdu",
      "Linguistics",
      "History",
      "Political Science",
      "Public Administration",
      "Sociology",
    ],
    ...["Psychology", "Philosophy", "Geography", "Social Work", "Anthropology", "Economics", "Mathematics", "Statistics"],
    ...["Journalism", "Mass Communication", "Music", "Fine Arts", "Education", "Physical Education", "Library Science"],
  ],
  Science: [
    ...[
      "Physics",
      "Chemistry",
      "Mathematics",
      "Statistics",
      "Botany",
      "Zoology",
      "Biotechnology",
      "Microbiology",
      "Biochemistry",
    ],
    ...["Computer Science", "Information Technology", "Data Science", "Electronics", "Geology", "Geophysics", "Geography"],
    ...["Psychology", "Anthropology", "Economics", "Agriculture", "Horticulture", "Forestry", "Fisheries", "Nursing"],
    ...["Environmental Science", "Medical Laboratory Technology", "Hotel Management", "Fashion Design", "Instrumentation"],
  ],
  Commerce: [
    "Accountancy",
    "Finance",
    "Economics",
    "Statistics",
    "Mathematics",
    "Business Administration",
    "Computer Applications",
  ],
};

/** Degrees of which nobody doubts that another faculty gives them. */
export const DEGREES_OF_OTHERS: typeof DEGREES_OF_FACULTIES = {
  Arts: ["Civil", "Mechanical Engineering", "MBBS", "Physics", "B.Com", "Pharmacy"],
  Science: ["Civil", "History", "Hindi", "B.Com", "Law"],
  Commerce: ["MBBS", "Civil", "Physics", "History", "Hindi"],
};

function isQualified(profile: Profile, post: NoticePost): boolean {
  const rule = post.qualification;
  if (!rule) return false;
  const own = profile.qualifications ?? [];
  const order = ["5th", "8th", "10th", "12th", "graduate", "postgraduate", "doctorate"];
  const limit = rule.notAbove;
  if (
    limit &&
    (!profile.qualifications || own.some(({ level }) => order.indexOf(limit) >= 0 && order.indexOf(level) > order.indexOf(limit)))
  ) {
    return false;
  }
  if (rule.anyOf.length === 0) return true;
  return rule.anyOf.some((choice) =>
    own.some(({ level, status, subject, marks }) => {
      const passed = status === "passed" ? CERTAIN[level] : (CERTAIN[STUDENT_OF[level] ?? ""] ?? []);
      const sits = status === "appearing" && rule.appearing === "allowed" && CERTAIN[level]?.includes(choice.level);
      const isMasterOfIt =
        choice.level === "engineering" && level === "postgraduate" && MASTERS_OF.includes(wordsOf(subject ?? ""));
      if (!passed?.includes(choice.level) && !sits && !isMasterOfIt) return false;
      if (choice.subjects?.length && !choice.subjects.some((asked) => isSurely(subject, asked))) return false;
      if (choice.minMarks === null || choice.minMarks === undefined) return true;
      const eased = Object.entries(choice.minMarksFor ?? {}).flatMap(([group, min]) =>
        isIn(group as Group, profile, post) ? [min ?? 100] : [],
      );
      return marks !== null && marks !== undefined && marks >= Math.min(choice.minMarks, ...eased);
    }),
  );
}

function fits(profile: Profile, post: NoticePost): boolean {
  if (post.sex && profile.sex !== post.sex) return false;
  if (post.domicile && !post.domicile.includes(profile.state ?? "")) return false;
  return !post.experienceMonths || (profile.experienceMonths ?? 0) >= post.experienceMonths;
}
