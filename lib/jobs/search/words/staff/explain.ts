import { db } from "@/lib/db";
import { searchJobs } from "@/lib/jobs/queries";
import { listDays } from "@/lib/jobs/search/criteria";
import { loadSnapshot } from "@/lib/jobs/search/index/current";
import { readSearch } from "@/lib/jobs/search/reading/read-search";
import { askedBy } from "@/lib/jobs/search/words/asked";
import { foundBy, hasWords, type Term, TIERS, type Tier } from "@/lib/jobs/search/words/query";
import { type ShownReading, shownReading } from "@/lib/jobs/search/words/reading/shown";

const SHOWN = 20;

/** What one thing that was asked for is found by in a job: the tier of the find and the words as the index holds them, without their marks. */
type Match = { asked: string; tier: Tier; by: string };

/** Why a job stands where it stands: the best tier that all of it reaches by its words, and what each part of the search is found by. */
type ExplainedJob = { id: number; title: string; body: string; location: string; tier: Tier; matches: Match[] };

export type ExplainedSearch = { reading: ShownReading; total: number; jobs: ExplainedJob[] };

/** The first jobs of a search by relevance with what they were found by, for the staff. */
export async function explainSearch(search: string, now: Date): Promise<ExplainedSearch> {
  const read = await readSearch(await loadSnapshot(now), search, listDays(now));
  const { search: query = [], saidPlace, saidLevel } = askedBy(read.parts);
  const { jobs, total } = await searchJobs({ search, sortBy: "relevance", page: 1, limit: SHOWN }, now);
  const rows = await db().job.findMany({
    where: { id: { in: jobs.map(({ id }) => id) } },
    select: { id: true, searchWords: true },
  });
  const wordsOf = new Map(rows.map((row) => [row.id, row.searchWords]));
  const said = [saidPlace, saidLevel].flatMap((one) => one?.words ?? []);
  return {
    reading: shownReading(search, read),
    total,
    jobs: jobs.map(({ id, title, recruitingOrganization, location }) => {
      const words = new Set(wordsOf.get(id));
      const terms = [...query, ...said].flatMap((one) => one.terms);
      return {
        id,
        title,
        body: recruitingOrganization,
        location,
        tier: TIERS.find((tier) => query.length === 0 || hasWords([...words], query, tier)) ?? "any",
        matches: terms.flatMap((term) => matchOf(words, term) ?? []),
      };
    }),
  };
}

/** By what a job has a term, in the best tier; null where it is found by its place or level instead. */
function matchOf(words: ReadonlySet<string>, term: Term): Match | null {
  for (const tier of TIERS) {
    const form = foundBy(words, term, tier);
    if (form) return { asked: plain(term.whole[0] ?? term.loose[0] ?? []), tier, by: plain(form) };
  }
  return null;
}

function plain(form: readonly string[]): string {
  return form.map((token) => token.replace(/^[\^~@#]+/, "").replace(/\*$/, "…")).join(" ");
}
