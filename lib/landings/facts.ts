import { cached } from "@/lib/cache/cached";
import { tags } from "@/lib/cache/tags";
import { DEPARTMENTS, type DepartmentKey } from "@/lib/jobs/facts/departments";
import { DEPARTMENT_PAGE_SIZE, type JobFilters, type OpenFigures } from "@/lib/jobs/schema";
import { closesWithin } from "@/lib/jobs/search/closing-schema";
import { openFigures } from "@/lib/jobs/search/counts";
import { listDays } from "@/lib/jobs/search/criteria";
import { facetsOf } from "@/lib/jobs/search/facets";
import { lenientFilters } from "@/lib/jobs/search/filters";
import { loadSnapshot } from "@/lib/jobs/search/index/current";
import { countOpen } from "@/lib/landings/counted";
import type { Landing } from "@/lib/landings/landings";

/** What the sentences of a landing are made of: open notices, those of them that are called by its name, those that close within a week, and who has most of them. */
export type LandingFacts = OpenFigures & { named: number; week: number; departments: { key: DepartmentKey; count: number }[] };

/** The list of a landing as its page shows it at first. */
export function landingFilters({ filters }: Landing): JobFilters {
  return { ...lenientFilters({ search: filters.search }, { limit: DEPARTMENT_PAGE_SIZE }), ...filters };
}

/** Whatever changes a list or the words of a job may change what a landing says. */
const CARRIED = [tags.listOfAll, tags.listsOfWords];

/** How many open notices a landing names, and what its sentences say of them; kept until a list changes. */
export function cachedLandingFacts(landing: Landing): Promise<LandingFacts> {
  return cached(["landing", landing.path], CARRIED, (now) => readFacts(landing, now));
}

/** Departments that a sentence names. */
const MOST_DEPARTMENTS = 3;

async function readFacts(landing: Landing, now: Date): Promise<LandingFacts> {
  const { filters } = landing;
  const { named } = await countOpen(await loadSnapshot(now), landing, listDays(now));
  const figures = await openFigures(filters, now);
  const { closing, departments } = await facetsOf({ ...landingDefaults, ...filters, open: true }, now);
  const counted = DEPARTMENTS.map(({ key }, at) => ({ key, count: departments.counts[at] ?? 0 })).filter(
    ({ key }) => key !== "to-be-sorted",
  );
  const most = counted.filter(({ count }) => count > 1).sort((a, b) => b.count - a.count);
  return {
    ...figures,
    named,
    week: closing.counts.slice(0, closesWithin("week") ?? 0).reduce((sum, count) => sum + count, 0),
    departments: most.slice(0, MOST_DEPARTMENTS),
  };
}

const landingDefaults = lenientFilters({});
