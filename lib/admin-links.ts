type Query = Record<string, string | number | undefined>;

/** Where a sign-in leads that nobody asked a page before. */
const START = "/admin/dashboard";

/** The addresses of the admin area; defaults are left out, as in lib/links.ts. */
export const adminLinks = {
  /** `with: "recovery"` asks for a recovery code at the second step, `again` for the password once more; `next` is the page after it. */
  login: ({ next, ...query }: { with?: "recovery"; again?: 1; next?: string } = {}) =>
    withQuery("/admin/login", { ...query, next: withoutStart(next) }),
  /** `next` is the page after it, for whoever must set it up first. */
  secondFactor: ({ next }: { next?: string } = {}) => withQuery("/admin/second-factor", { next: withoutStart(next) }),
  dashboard: (query: { tab?: string; panel?: string } = {}) => `${withQuery(START, query)}${query.panel ? "#management" : ""}`,
  /** `madeBy` and `changedBy` are numbers of import runs. */
  jobs: (query: { source?: string; madeBy?: number; changedBy?: number } = {}) => withQuery("/admin/jobs", query),
  bin: () => "/admin/jobs/bin",
  /** `page` is the one of the review that lists the row, to which its editor goes back. */
  newJob: (query: { copy?: number; review?: number; page?: number } = {}) => withQuery("/admin/jobs/new", query),
  job: (id: number) => `/admin/jobs/${id}`,
  /** `job` has what is joined with it shown in place of what was joined last, by pages of `joined`. */
  review: (query: { page?: number; job?: number; joined?: number } = {}) =>
    `${withQuery("/admin/review", query)}${query.job ? "#joined" : ""}`,
  sources: (query: { search?: string; page?: number } = {}) => withQuery("/admin/sources", query),
  source: (key: string) => `/admin/sources/${key}`,
  import: () => "/admin/import",
  inbox: (query: { status?: string; page?: number } = {}) => withQuery("/admin/inbox", query),
  outbox: () => "/admin/outbox",
  bodies: (query: { search?: string; page?: number } = {}) => withQuery("/admin/bodies", query),
  words: (query: { search?: string; page?: number } = {}) => withQuery("/admin/words", query),
  log: (query: { search?: string; entity?: string; entityId?: string; from?: string; to?: string; page?: number } = {}) =>
    withQuery("/admin/log", query),
} as const;

function withoutStart(next: string | undefined): string | undefined {
  return next === START || next === "/admin" ? undefined : next;
}

function withQuery(path: string, query: Query): string {
  const entries = Object.entries(query)
    .filter(([key, value]) => value !== undefined && value !== "" && !((key === "page" || key === "joined") && value === 1))
    .map(([key, value]): [string, string] => [key, String(value)])
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries)}`;
}
