import { belongsTo, missingFor } from "@/lib/eligibility/groups";
import type { Held, Profile } from "@/lib/eligibility/profile";
import { type Because, type Reason, reasonOf } from "@/lib/eligibility/reason";
import { and, anyOf, type Truth } from "@/lib/eligibility/truth";
import type { NoticePost, QualificationChoice } from "@/lib/notice/schema";
import type { Group, Level } from "@/lib/notice/terms";

type Marked = { held: Held; choice: QualificationChoice };
/** Marks that a group needs instead of the general ones, and whether somebody is of it. */
type Eased = { group: Group; min: number; applies: Truth };

/** A degree in engineering is a graduate's own degree, not one above it. */
export function isOfLevel(held: Level, asked: Level): boolean {
  return held === asked || (asked === "graduate" && held === "engineering");
}

/** Whether the marks of a qualification are as many as one that is asked for needs of this person. */
export function marksOf(marked: Marked, profile: Profile, post: NoticePost): Truth {
  const general = marked.choice.minMarks;
  if (general === null || general === undefined) return true;
  const eased = easedFor(marked.choice, profile, post);
  // Whoever needs only a pass needs to tell no marks.
  if (eased.some(({ min, applies }) => min === 0 && applies === true)) return true;
  const marks = toldMarks(marked);
  if (marks === null) return null;
  if (marks >= general) return true;
  return anyOf(eased.map(({ min, applies }) => and(marks >= min, applies)));
}

/** What is to be said of the marks, with the figure that decides and whose it is; null where none are asked for. */
export function marksReason(marked: Marked & { marks: Truth }, profile: Profile, post: NoticePost): Reason | null {
  const general = marked.choice.minMarks;
  if (general === null || general === undefined) return null;
  return reasonOf("marks", marked.marks, whyMarked(marked, general, profile, post));
}

function whyMarked(
  { marks: truth, ...marked }: Marked & { marks: Truth },
  general: number,
  profile: Profile,
  post: NoticePost,
): Because {
  const eased = easedFor(marked.choice, profile, post);
  const marks = toldMarks(marked);
  const own = { min: general, group: null, ...lowestOf(eased, general) };
  if (truth !== null) return truth ? { key: "marksReached", ...own } : { key: "marksBelow", marks: marks ?? 0, ...own };
  if (marks === null) return { key: "marksOpen", ...own };
  const open = eased.filter(({ applies, min }) => applies === null && marks >= min);
  const facts = new Set(open.flatMap(({ group }) => missingFor(group, profile, post.reservationFor)));
  return { key: "marksEased", min: own.min, facts: [...facts] };
}

/** The fewest marks that are enough for a person for certain, where they are fewer than those of everybody. */
function lowestOf(eased: readonly Eased[], general: number): Pick<Eased, "min" | "group"> | undefined {
  const [lowest] = eased.filter(({ applies, min }) => applies === true && min < general).toSorted((a, b) => a.min - b.min);
  return lowest && { min: lowest.min, group: lowest.group };
}

function easedFor({ minMarksFor }: QualificationChoice, profile: Profile, post: NoticePost): Eased[] {
  const entries = Object.entries(minMarksFor ?? {}) as [Group, number][];
  return entries.map(([group, min]) => ({ group, min, applies: belongsTo(group, profile, post.reservationFor) }));
}

/** The marks of the level that is asked for itself; null where they are not told. */
function toldMarks({ held, choice }: Marked): number | null {
  return isOfLevel(held.level, choice.level) ? (held.marks ?? null) : null;
}
