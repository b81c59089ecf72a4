import { filterQueries } from "./addresses";
import type { Asked } from "./callers";
import { labelledQueries } from "./relevance/labels";

/** A kind of request: asked so often by one caller, then by sixteen. `warm` ones are asked before, the others never were; of `kept` ones nothing is made. */
export type Kind = { name: string; warm: boolean; kept?: boolean; quiet: readonly Asked[]; busy: readonly Asked[] };

const times = (path: string, count: number, headers?: Record<string, string>) =>
  Array.from({ length: count }, (): Asked => ({ path, ...(headers && { headers }) }));

/** Pages, calls and files that many ask for. `openId` is a job that is open, `etag` that of the home page. */
export function hotKinds(openId: number, etag: string): Kind[] {
  const hot = (name: string, path: string, headers?: Record<string, string>): Kind => ({
    name,
    warm: true,
    kept: !path.startsWith("/api/"),
    quiet: times(path, 300, headers),
    busy: times(path, 3_000, headers),
  });
  return [
    hot("home", "/"),
    hot("home, 304", "/", { "if-none-match": etag }),
    hot("department", "/jobs/ssc"),
    hot("detail", `/job/${openId}`),
    hot("faq", "/faq"),
    hot("sitemap index", "/sitemap.xml"),
    hot("exams.ics", "/exams.ics"),
    hot("/api/jobs", "/api/jobs?location=Delhi"),
  ];
}

/** What nobody asked before. `ids` are of jobs that were not read yet. */
export function newKinds(ids: readonly number[], salt: number): Kind[] {
  const filters = [...new Set(filterQueries(4_000, salt))].filter((query) => !query.includes("search="));
  const searches = [...new Set(labelledQueries().map(({ query }) => query))].map(
    (search) => `${new URLSearchParams({ search })}`,
  );
  // Words that were found are kept, so each is asked once: with a filter it is another question, but not another search.
  const share = (queries: readonly string[], prefix: string, part: number, of: number): Kind["quiet"] =>
    queries.filter((_, at) => at % of === part).map((query) => ({ path: prefix + query }));
  const kind = (name: string, all: readonly Asked[]): Kind => ({
    name,
    warm: false,
    quiet: all.slice(0, Math.floor(all.length / 2)),
    busy: all.slice(Math.floor(all.length / 2)),
  });
  return [
    kind(
      "new detail",
      ids.slice(0, 300).map((id) => ({ path: `/job/${id}` })),
    ),
    kind("new filter", share(filters, "/?", 0, 2).slice(0, 300)),
    kind("new search", share(searches, "/?", 0, 2)),
    kind("new filter, /api/jobs", share(filters, "/api/jobs?", 1, 2).slice(0, 300)),
    kind("new search, /api/jobs", share(searches, "/api/jobs?", 1, 2)),
    kind(
      "deep page",
      Array.from({ length: 80 }, (_, at) => ({ path: `/api/jobs?page=${at + 20}&limit=7&sortBy=title` })),
    ),
  ];
}
