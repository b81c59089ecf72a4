import type { Announcement } from "@/lib/announcements/announcement";
import { addDays, type Day } from "@/lib/dates";
import { hasYear } from "@/lib/jobs/similar/advertisement";
import { contradictionOf, yearsIn } from "@/lib/jobs/similar/contradictions";
import { type Described, namesOfBody, numberOf } from "@/lib/jobs/similar/identity";
import { areKinds, postWords } from "@/lib/jobs/similar/post-words";

/** A recruitment that an announcement may be of. */
export type Candidate = Described & { id: number; deadline: Day; postedOn: Day };

/** Of which recruitment an announcement is: certainly, perhaps of one of several, or of none that is here. */
export type Verdict =
  | { is: "attached"; jobId: number; because: string[] }
  | { is: "waiting"; candidates: number[]; because: string[] }
  | { is: "none" };

/** What is told of a stage beside the posts: taken off a title before its words are compared. */
const NOT_POSTS = new Set(
  (
    "announcement declaration publication publishing uploading upload issue list candidate qualified qualifying shortlisted shortlist roll number no mark written test " +
    "provisional final tentative revised additional supplementary main preliminary prelim pre tier phase stage paper round shift document verification skill typing " +
    "physical efficiency standard pet pst dv cbt computer objection challenge invitation inviting submission regarding reg respect recommended waiting reserve select " +
    "selected successful marks schedule held holding city intimation slip response sheet question omr viva voce personality corrigendum addendum erratum " +
    "amendment extension number vide venue centre important in respect obtained secured for with ii iii iv vi programme hall letter postponed rescheduled model certificate " +
    "first second third last closing due increased enhanced reduced from dated under against till now here interviews interview results result scorecard " +
    "परिणाम परीक्षा परीक्षाफल प्रवेश पत्र उत्तर कुंजी सूची भर्ती पद पदों हेतु का की के में संशोधन शुद्धि तिथि अंतिम चयन मेरिट लिखित संबंधी विज्ञापन सूचना"
  ).split(" "),
);
const SOME = 0.5;
/** An announcement comes within so many days of the last date: recruitments go on for years, and no longer. */
const LAST_DAYS = 1_095;
/** A number without a year comes again every year. */
const YEARLESS_DAYS = 400;
const MAX_CANDIDATES = 5;

type Judged = { id: number; number: boolean; likeness: number; isSameYear: boolean; isInTime: boolean };

/**
 * Of which of the recruitments of its body an announcement is. What contradicts comes first: another number, year, tier, state. It is attached where one alone has its number; or, where
 * none has, where one alone has its posts and its year and takes no applications any more. What else is alike waits for the staff.
 * @param isWhole whether the candidates are all that the body has
 */
export function judgeAnnouncement(announcement: Announcement, candidates: readonly Candidate[], isWhole = true): Verdict {
  const judged = candidates
    .flatMap((candidate) => judgeCandidate(announcement, candidate) ?? [])
    .toSorted((a, b) => Number(b.number) - Number(a.number) || b.likeness - a.likeness || b.id - a.id);
  const numbered = judged.filter(({ number }) => number);
  const [best] = numbered.length > 0 ? numbered : judged;
  if (!best) return { is: "none" };
  const rivals = (numbered.length > 0 ? numbered : judged).filter(({ likeness }) => likeness === best.likeness);
  const isCertain = best.number ? best.isInTime : isWhole && best.likeness === 1 && best.isSameYear && best.isInTime;
  const because = reasonsOf(best);
  if (isCertain && rivals.length === 1) return { is: "attached", jobId: best.id, because };
  const waiting = numbered.length > 0 ? numbered : judged;
  return { is: "waiting", candidates: waiting.slice(0, MAX_CANDIDATES).map(({ id }) => id), because };
}

function judgeCandidate(announcement: Announcement, candidate: Candidate): Judged | null {
  const [number, own] = [numberOf(announcement), numberOf(candidate)];
  const day = announcement.publishedOn ?? announcement.seenOn;
  const isNumber = number !== null && number === own && (hasYear(number) || day <= addDays(candidate.deadline, YEARLESS_DAYS));
  const likeness = isNumber ? 1 : likenessOf(announcement, candidate);
  if (likeness < SOME || isApart(announcement, candidate, isNumber)) return null;
  return {
    id: candidate.id,
    number: isNumber,
    likeness,
    isSameYear: isSameYear(announcement, candidate),
    isInTime: isInTime(announcement, candidate, isNumber),
  };
}

/** Whether something says that they are of two recruitments. What was published before the notice is of an earlier one. */
function isApart(announcement: Announcement, candidate: Candidate, isNumber: boolean): boolean {
  const { title, organisation: recruitingOrganization, advertisementNumber, publishedOn } = announcement;
  if (contradictionOf({ title, recruitingOrganization, advertisementNumber }, candidate) !== null) return true;
  if (publishedOn === null) return false;
  return (publishedOn < candidate.postedOn && !isNumber) || publishedOn > addDays(candidate.deadline, LAST_DAYS);
}

/** How many of the words for posts they share, of those of the one that names more. */
function likenessOf({ title, organisation }: Announcement, candidate: Candidate): number {
  const names = namesOfBody(organisation);
  const [one, other] = [withoutStages(title, names), withoutStages(candidate.title, names)];
  if (areKinds(one) || areKinds(other)) return 0;
  return [...one].filter((word) => other.has(word)).length / Math.max(one.size, other.size);
}

function withoutStages(title: string, names: readonly string[]): Set<string> {
  return new Set([...postWords(title, names)].filter((word) => !NOT_POSTS.has(word)));
}

/** Whether the announcement names the year by which the recruitment goes. */
function isSameYear({ title }: Announcement, candidate: Candidate): boolean {
  const years = yearsIn(title);
  const others = yearsIn(candidate.title);
  return years.some((year) => (others.length > 0 ? others.includes(year) : Number(candidate.deadline.slice(0, 4)) === year));
}

/** A result, or a card for an exam, comes when applications are over; a number that says which recruitment it is says it all the same. */
function isInTime({ kind, publishedOn, seenOn }: Announcement, { deadline }: Candidate, isNumber: boolean): boolean {
  const day = publishedOn ?? seenOn;
  if (kind === "corrigendum") return day <= addDays(deadline, 60);
  return isNumber || day > deadline;
}

function reasonsOf({ number, likeness, isSameYear: isYear, isInTime: isTimely }: Judged): string[] {
  const posts = likeness === 1 ? "samePosts" : "somePosts";
  return [...(number ? ["number"] : [posts]), ...(isYear ? ["sameYear"] : []), ...(isTimely ? [] : ["otherTime"])];
}
