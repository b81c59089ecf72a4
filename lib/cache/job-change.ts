import { sitemapBlockOf, tags } from "@/lib/cache/tags";
import { addDays, type Day, dayInIndia, isListed, isOpen, type LastDate } from "@/lib/dates";
import { chunkOf } from "@/lib/eligibility/rules-file/chunk";

/** What lists and figures look at of a public job, as the triggers of the migration job_changes note it. */
export type PublicFacts = {
  department: string;
  places: string[];
  levels: string[];
  salaryMin: number | null;
  postedOn: Day;
  vacancies: number | null;
  employmentType: string | null;
  category: string | null;
  startsOn: Day | null;
  /** A digest of what searches look through. */
  words: string;
  source: string;
} & LastDate;

/** A change of one job; null where the public did not or does not see it. */
export type JobChange = { id: number; before: PublicFacts | null; after: PublicFacts | null };

/** Days ahead within which the home page says of a job that it closes soon; 0 is today. */
export const CLOSING_SOON_DAYS = 2;

/**
 * The tags that a change invalidates: of the job, and of each figure that sees a difference between before and after. Time changes
 * a job too: `since` is the instant at which it was as before, where that was another one than `now`.
 */
export function tagsOfChange(change: JobChange, now: Date, since = now): string[] {
  if (!change.before && !change.after) return [];
  const seenBefore = change.before && seenAt(change.before, since);
  const seenAfter = change.after && seenAt(change.after, now);
  const changed = FIGURES.flatMap(({ counts, looksAt, tagsOf }) => {
    const before = seenBefore && counts(seenBefore, since) ? seenBefore : null;
    const after = seenAfter && counts(seenAfter, now) ? seenAfter : null;
    return differs(before, after, looksAt) ? [before, after].flatMap((facts) => (facts ? tagsOf(facts) : [])) : [];
  });
  const ofJob = [tags.job(change.id), tags.rules(chunkOf(change.id)), tags.sitemapBlock(sitemapBlockOf(change.id))];
  return [...new Set([...ofJob, ...changed])];
}

/** The facts at an instant: with what follows from it. */
type SeenFacts = PublicFacts & { isOpen: boolean };

function seenAt(facts: PublicFacts, at: Date): SeenFacts {
  return { ...facts, isOpen: isOpen(facts, at) };
}

/** Something that is made from many jobs. */
type Figure = {
  /** Whether a public job is among those it is made from. */
  counts: (facts: SeenFacts, now: Date) => boolean;
  /** What it looks at of each. */
  looksAt: readonly (keyof SeenFacts)[];
  tagsOf: (facts: PublicFacts) => string[];
};

const listed = ({ deadline }: PublicFacts, now: Date) => isListed(deadline, now);
const open = (facts: SeenFacts) => facts.isOpen;

const FIGURES: readonly Figure[] = [
  {
    counts: listed,
    looksAt: [
      "department",
      "places",
      "levels",
      "salaryMin",
      "postedOn",
      "deadline",
      "isOpen",
      "vacancies",
      "employmentType",
      "category",
      "startsOn",
    ],
    tagsOf: ({ department, places }) => [tags.listOfAll, tags.listOfDepartment(department), ...places.map(tags.listOfPlace)],
  },
  { counts: listed, looksAt: ["words"], tagsOf: () => [tags.listsOfWords] },
  {
    counts: open,
    looksAt: ["department", "places"],
    tagsOf: ({ department, places }) => [tags.openInDepartment(department), ...places.map(tags.openInPlace)],
  },
  {
    counts: open,
    looksAt: ["department", "postedOn"],
    tagsOf: ({ department }) => [tags.latestOfDepartment(department), tags.stats],
  },
  {
    counts: open,
    looksAt: ["places", "levels", "postedOn"],
    tagsOf: ({ places, levels }) => places.flatMap((place) => levels.map((level) => tags.latestOfLevel(level, place))),
  },
  {
    counts: (facts, now) => open(facts) && facts.deadline <= addDays(dayInIndia(now), CLOSING_SOON_DAYS),
    looksAt: ["deadline"],
    tagsOf: () => [tags.closingSoon],
  },
  { counts: ({ source }) => source === "sample", looksAt: [], tagsOf: () => [tags.sample] },
];

function differs(before: SeenFacts | null, after: SeenFacts | null, looksAt: Figure["looksAt"]): boolean {
  if (!before || !after) return before !== after;
  return looksAt.some((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}
