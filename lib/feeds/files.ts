import { freshCache } from "@/lib/cache/fresh-cache";
import { listCalendar } from "@/lib/calendar/list-calendar";
import { recruitmentCalendar } from "@/lib/calendar/recruitment-calendar";
import { correctionFeed } from "@/lib/corrections/feed";
import { cachedCorrections } from "@/lib/corrections/queries";
import { jobFeed, MAX_FEED_JOBS } from "@/lib/feeds/job-feed";
import { FEED_TYPES, type FeedFormat } from "@/lib/feeds/write-feed";
import { etagOf } from "@/lib/http/etag";
import type { TaggedBody } from "@/lib/http/json-response";
import type { Language } from "@/lib/i18n/languages";
import { parseId } from "@/lib/ids";
import { lastChanges, searchJobs } from "@/lib/jobs/queries";
import type { JobFilters } from "@/lib/jobs/schema";

export const CALENDAR_TYPE = "text/calendar; charset=utf-8; method=PUBLISH";

/** A list as it is asked for, and what it is called. */
export type AskedList = { filters: JobFilters; title: string; language: Language; now: Date };

const MAX_KEPT_BYTES = 16 * 1024 * 1024;
const files = freshCache<TaggedBody>("feeds", { maxSize: MAX_KEPT_BYTES, sizeOf: ({ body }) => 2 * body.length + 200 });

/**
 * A file of /feeds: `jobs.rss`, `.atom`, `.json` and `.ics` of any list, `corrections.*` of the ledger, `job-5.ics` of one recruitment; null for
 * any other name. Kept as it is sent until a write, a closing or midnight changes what jobs say.
 */
export async function feedFile(name: string, asked: AskedList): Promise<TaggedBody | null> {
  const [, subject = "", ending = ""] = /^([a-z]+(?:-\d+)?)\.([a-z]+)$/.exec(name) ?? [];
  const make = makerOf(subject, ending, asked);
  if (!make) return null;
  // The ledger is kept by a tag of its own (lib/corrections/queries.ts).
  if (subject === "corrections") return fileOf((await make()) ?? "", ending);
  const { page: _page, limit: _limit, sortBy: _sortBy, open: _open, ...question } = asked.filters;
  const of = subject === "jobs" ? Object.entries(question).sort(([a], [b]) => (a < b ? -1 : 1)) : [];
  const file = await files.load(JSON.stringify([name, asked.language, of]), asked.now, async () => {
    return fileOf((await make()) ?? "", ending);
  });
  return file.body === "" ? null : file;
}

function fileOf(body: string, ending: string): TaggedBody {
  const type = isFormat(ending) ? `${FEED_TYPES[ending]}; charset=utf-8` : CALENDAR_TYPE;
  return { body, etag: etagOf(body), type };
}

function makerOf(subject: string, ending: string, asked: AskedList): (() => Promise<string | null>) | null {
  const { language } = asked;
  const job = /^job-(\d+)$/.exec(subject)?.[1];
  if (ending === "ics") {
    const id = job === undefined ? null : parseId(job);
    if (id !== null) return () => recruitmentCalendar(id, language);
    return subject === "jobs" ? () => listCalendar(asked) : null;
  }
  if (!isFormat(ending)) return null;
  if (subject === "corrections") {
    return async () => correctionFeed((await cachedCorrections(1)).corrections, language, ending);
  }
  return subject === "jobs" ? () => feedOfList(ending, asked) : null;
}

async function feedOfList(format: FeedFormat, { filters, title, language, now }: AskedList): Promise<string> {
  const { jobs } = await searchJobs({ ...filters, open: true, sortBy: "latest", page: 1, limit: MAX_FEED_JOBS }, now);
  const { page: _page, limit: _limit, sortBy: _sortBy, open: _open, ...params } = filters;
  const changes = await lastChanges(jobs.map(({ id }) => id));
  return jobFeed(format, jobs, { params, language, title, changes });
}

function isFormat(ending: string): ending is FeedFormat {
  return Object.hasOwn(FEED_TYPES, ending);
}
