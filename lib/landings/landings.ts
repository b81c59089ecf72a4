import { DEPARTMENT_PAGES, findDepartmentPage, isStatePage } from "@/lib/departments/pages";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import type { RelatedParams } from "@/lib/jobs/related";
import { type JobDto, type JobFilters, QUALIFICATIONS, type Qualification } from "@/lib/jobs/schema";
import type { JobQuestion } from "@/lib/jobs/search/criteria";
import { fold, wordsOf } from "@/lib/jobs/search/words/fold";
import { namesOf, seededNames } from "@/lib/jobs/search/words/names";
import { understand } from "@/lib/jobs/search/words/understand";

/** Open notices that a landing page needs before search engines and other pages are led to it: fewer would be a page of next to nothing. */
export const MIN_OPEN = 5;

type LandingKind = "level" | "post" | "body" | "exam";

/** A search that many people type, as a page of its own: /jobs/bihar/12th-pass, /jobs/post/junior-engineer. */
export type Landing = {
  kind: LandingKind;
  /** What stands behind /jobs/ in its address. */
  path: string;
  /** What is common to some: the state of a level, or the kind. */
  family: string;
  filters: Pick<JobFilters, "location" | "qualification" | "search">;
  name: Record<Language, string>;
};

const LEVEL_SLUGS = {
  "10th": "10th-pass",
  "12th": "12th-pass",
  graduate: "graduate",
  postgraduate: "postgraduate",
  diploma: "diploma",
  engineering: "engineering",
} as const satisfies Record<Qualification, string>;

export const LANDINGS: readonly Landing[] = [...levelsOfStates(), ...named("post"), ...named("body"), ...named("exam")];

const byPath = new Map(LANDINGS.map((landing) => [landing.path, landing]));
const byLevel = new Map(
  LANDINGS.filter(({ kind }) => kind === "level").map((landing) => [
    `${landing.filters.location} ${landing.filters.qualification}`,
    landing,
  ]),
);
const byName = new Map(LANDINGS.filter(({ kind }) => kind !== "level").map((landing) => [landing.filters.search, landing]));

/** The landing of what stands behind /jobs/ in an address. */
export function landingAt(path: string): Landing | undefined {
  return byPath.get(path);
}

/** The landing of the two parts of an address behind /jobs/; null where there is none. */
export function findLanding(first: string, second: string): Landing | null {
  return landingAt(`${first}/${second}`) ?? null;
}

/** The landing that lists what filters ask for, by whatever name a search calls it; null where they ask for anything else. */
export function landingOf(asked: JobQuestion): Landing | null {
  const given = Object.entries(asked).filter(([, value]) => value !== undefined);
  const names = given.map(([name]) => name).sort();
  if (names.join() === "location,qualification") return byLevel.get(`${asked.location} ${asked.qualification}`) ?? null;
  if (names.join() !== "search") return null;
  return byName.get(namesOf(wordsOf(fold(asked.search ?? "")).join(" "))?.en) ?? null;
}

type Listed = Pick<JobDto, "title" | "recruitingOrganization"> & { params: RelatedParams };

/** The landings that a notice belongs to, the narrowest first: of its posts and exams, its body, and its state and level. */
export function landingsOf({ title, recruitingOrganization, params }: Listed): Landing[] {
  const named = [title, recruitingOrganization].flatMap(understand).flatMap((part) => {
    const landing = part.kind === "names" && byName.get(part.group.en);
    return landing ? [landing] : [];
  });
  const level = landingOf(params);
  return [...new Set([...named, ...(level ? [level] : [])])];
}

function levelsOfStates(): Landing[] {
  return DEPARTMENT_PAGES.filter(isStatePage).flatMap(({ slug, own, name }) =>
    QUALIFICATIONS.map((qualification) => ({
      kind: "level" as const,
      path: `${slug}/${LEVEL_SLUGS[qualification]}`,
      family: slug,
      filters: { location: "location" in own ? own.location : undefined, qualification },
      name: { en: levelName("en", qualification, name.en), hi: levelName("hi", qualification, name.hi) },
    })),
  );
}

function levelName(language: Language, level: Qualification, place: string): string {
  const t = translator(language, "jobs");
  return t("wordsIn", { words: t("wordsOf", { subject: t(level) }), place });
}

/** What has a page of its own among the departments has no second one. */
function named(kind: "post" | "body" | "exam"): Landing[] {
  // The names that come with the site: what the staff edits must not move an address.
  const seeded = seededNames();
  const groups = seeded.groups.filter((group) => group.kind === kind && seeded.get(wordsOf(fold(group.en)).join(" ")) === group);
  return groups.flatMap(({ en, hi }) => {
    const slug = en.toLowerCase().replace(/[^a-z0-9]+/g, "-");
    if (findDepartmentPage(slug)) return [];
    const nameIn = (language: Language, name: string) => translator(language, "landings")("named", { name });
    const name = { en: nameIn("en", en), hi: nameIn("hi", hi) };
    return [{ kind, path: `${kind}/${slug}`, family: kind, filters: { search: en }, name }];
  });
}
