import { dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import { searchJobs } from "@/lib/jobs/queries";
import type { ParsedJobInput } from "@/lib/jobs/schema";
import { listDays } from "@/lib/jobs/search/criteria";
import { loadSnapshot } from "@/lib/jobs/search/index/current";
import { readSearch } from "@/lib/jobs/search/reading/read-search";
import { type JudgedJob, judged, type LabelledQuery } from "./labels";

/** How one search went: of the ten first what share of the answers stood there, how far up the first stood, and what to know of it. */
export type Run = LabelledQuery & {
  recall: number;
  reciprocalRank: number;
  total: number;
  answers: number;
  first: readonly string[];
  /** Answers that did not stand among the first ten. */
  missed: readonly string[];
  /** What stood there and is none. */
  wrong: readonly string[];
  read: string;
};

const SHOWN = 10;

type Read = JudgedJob & { isOpen: boolean };

/** Runs the queries that have an answer among some jobs, and those that must find none. The jobs are the listed ones of the database. */
export async function runQueries(queries: readonly LabelledQuery[], jobs: readonly ParsedJobInput[], now: Date): Promise<Run[]> {
  const read = await judgedById(jobs, now);
  const runs: Run[] = [];
  for (const query of queries) {
    const relevant = openFirst([...read].filter(([, job]) => query.isRelevant(job)));
    const answers = relevant.map(([id]) => id);
    if (answers.length === 0 && !query.existsNowhere) continue;
    const { jobs: found, total } = await searchJobs({ search: query.query, sortBy: "relevance", page: 1, limit: SHOWN }, now);
    const { text } = await readSearch(await loadSnapshot(now), query.query, listDays(now));
    const ids = found.map(({ id }) => id);
    const first = ids.findIndex((id) => answers.includes(id));
    runs.push({
      ...query,
      total,
      answers: answers.length,
      recall: query.existsNowhere
        ? Number(total === 0)
        : ids.filter((id) => answers.includes(id)).length / Math.min(SHOWN, answers.length),
      reciprocalRank: query.existsNowhere ? Number(total === 0) : first < 0 ? 0 : 1 / (first + 1),
      first: found
        .slice(0, 3)
        .map(({ title, recruitingOrganization, location }) => `${title} · ${recruitingOrganization} · ${location}`),
      missed: relevant.filter(([id]) => !ids.includes(id)).map(([, { title, body }]) => inOneLine(`${title} · ${body}`)),
      wrong: found
        .filter(({ id }) => !answers.includes(id))
        .map(({ title, recruitingOrganization }) => `${title} · ${recruitingOrganization}`),
      read: text,
    });
  }
  return runs;
}

/** Every list shows what is open before what closed: an answer that closed is one only where none is open. */
function openFirst(relevant: [number, Read][]): [number, Read][] {
  const open = relevant.filter(([, { isOpen }]) => isOpen);
  return open.length > 0 ? open : relevant;
}

function inOneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ", ");
}

async function judgedById(jobs: readonly ParsedJobInput[], now: Date): Promise<Map<number, Read>> {
  const rows = await db().job.findMany({
    select: { id: true, source: true, sourceReference: true, deadline: true, closesAt: true },
  });
  const isOpen = ({ deadline, closesAt }: (typeof rows)[number]) =>
    closesAt ? closesAt > now : deadline.toISOString().slice(0, 10) >= dayInIndia(now);
  const oldest = dayInIndia(new Date(now.getTime() - 30 * 24 * 3_600_000));
  const byKey = new Map(jobs.map((job) => [`${job.source} ${job.sourceReference}`, job]));
  return new Map(
    rows.flatMap((row) => {
      const job = byKey.get(`${row.source} ${row.sourceReference}`);
      return job && row.deadline.toISOString().slice(0, 10) >= oldest
        ? [[row.id, { ...judged(job), isOpen: isOpen(row) }] as const]
        : [];
    }),
  );
}
