import type { Language } from "@/lib/i18n/languages";
import { type OneOrMore, oneOrMore, valuesOf } from "@/lib/query-params";

/**
 * The one owner of every address. A view has one address: defaults are left out and keys are sorted, so that links, canonical
 * tags, caches and crawlers agree.
 */
export type ListView = "list" | "grid";

/** The filters of a job list as an address writes them. */
export type ListParams = {
  search?: string;
  tags?: readonly string[];
  department?: OneOrMore<string>;
  location?: OneOrMore<string>;
  qualification?: OneOrMore<string>;
  salaryRange?: OneOrMore<string>;
  employmentType?: OneOrMore<string>;
  category?: OneOrMore<string>;
  stage?: OneOrMore<string>;
  vacancies?: number;
  postedDate?: string;
  closing?: string;
  sortBy?: string;
  open?: boolean;
  page?: number;
  /** Rows of a page, where it is not what the page has by itself (components/jobs/list-params.ts). */
  limit?: number;
  view?: ListView;
};

export type ExamListParams = { search?: string; organization?: string; sortBy?: string; month?: string };

export const links = {
  home: (language: Language, params: ListParams = {}) => address("/", language, listQuery(params)),
  job: (language: Language, id: number) => address(`/job/${id}`, language),
  post: (language: Language, id: number, ordinal: number) => address(`/job/${id}/post/${ordinal}`, language),
  /** The form that asks whether one may apply, and its answer. */
  eligibility: (language: Language, id: number) => address(`/job/${id}/eligibility`, language),
  /** What the reader says of themself, kept on the device, and the jobs that it leaves. */
  forYou: (language: Language) => address("/for-you", language),
  jobsForYou: (language: Language) => address("/for-you/jobs", language),
  eligibilityForm: (language: Language) => address("/api/eligibility-form", language),
  department: (language: Language, slug: string, params: ListParams = {}) =>
    address(`/jobs/${slug}`, language, listQuery(params)),
  /** A search that many type, as a page of its own (lib/landings). */
  landing: (language: Language, path: string) => address(`/jobs/${path}`, language),
  departments: (language: Language) => address("/jobs", language),
  exams: (language: Language, params: ExamListParams = {}) =>
    address("/exams", language, {
      search: params.search,
      organization: params.organization,
      month: params.month,
      sortBy: params.sortBy === "next" ? undefined : params.sortBy,
    }),
  /** The last date of a job as a calendar file. */
  calendar: (language: Language, id: number) => address(`/api/jobs/${id}/calendar`, language),
  /** The exam calendar to subscribe to, or the days of one exam to take once. */
  examFeed: (language: Language, id?: number) => address("/exams.ics", language, { exam: id?.toString() }),
  /** The page of an address that has alerts without an account; `again` names one of them that was asked for again (lib/subscribers/subscriber.ts). */
  mailAlerts: (language: Language, token: string, again?: string) => address("/settings/mail-alerts", language, { token, again }),
  /** The page that keeps an alert for a list: of an account, or by a mail address alone. */
  alertOfSearch: (language: Language, params: ListParams) => address("/settings/alert", language, listQuery(asQuestion(params))),
  /** The ledger of corrections, and its feed. */
  corrections: (language: Language, page = 1) => address(page === 1 ? "/corrections" : `/corrections/${page}`, language),
  correctionFeed: (language: Language, format: "rss" | "atom" | "json" = "atom") =>
    address(format === "atom" ? "/corrections.xml" : `/feeds/corrections.${format}`, language),
  /** A list as a feed, and its last dates as a calendar. */
  feed: (language: Language, format: "rss" | "atom" | "json", params: ListParams) =>
    address(`/feeds/jobs.${format}`, language, listQuery(asQuestion(params))),
  listCalendar: (language: Language, params: ListParams) => address("/feeds/jobs.ics", language, listQuery(asQuestion(params))),
  /** The course of one recruitment as a calendar. */
  recruitmentCalendar: (language: Language, id: number) => address(`/feeds/job-${id}.ics`, language),
  /** What a person saves and tracks as a calendar; whoever has the address may read it. */
  ownCalendar: (language: Language, key: string) => address("/feeds/mine.ics", language, { key }),
  /** The picture of a notice, of an exam in the calendar or of the site; `stamp` names what it says. */
  picture: (language: Language, file: string, stamp: string) => address(`/share/${file}.png`, language, { stamp }),
  saved: (language: Language) => address("/saved", language),
  /** What a half-typed search may mean. */
  suggest: (language: Language, typed: string) => address("/api/suggest", language, { q: typed }),
  /** The contact form; `subject` and `listing`, the job it is about, fill it in, `sent` and `draft` say how sending it went. */
  contact: (language: Language, query: { subject?: string; listing?: string; sent?: string; draft?: string } = {}) =>
    address("/contact", language, query),
  contactCall: (language: Language) => address("/api/contact", language),
  page: (language: Language, path: string) => address(path, language),
  api: {
    jobs: ({ view: _view, ...params }: ListParams & { limit: number }) => address("/api/jobs", "en", listQuery(params)),
  },
  /** Where a browser begins to sign in by another site (lib/auth/openid). */
  signInWithProvider: (language: Language, provider: string, next?: string) =>
    address(`/api/auth/signin/${provider}`, language, { next }),
  /** The page that signs in, and back to a path of this site afterwards. */
  signIn: (language: Language, next?: string) => address("/sign-in", language, { next }),
  resetPassword: (language: Language, token: string) => address("/reset-password", language, { token }),
  verifyEmail: (language: Language, token: string) => address("/verify-email", language, { token }),
  /** Where a plain form of the account pages is posted (lib/accounts/forms.ts). */
  accountForm: (language: Language, form: string) => address(`/api/account-forms/${form}`, language),
  accountExport: (language: Language) => address("/api/users/me/export", language),
  unsubscribe: (language: Language, token: string) => address("/unsubscribe", language, { token }),
} as const;

/** How a list is sorted where nobody chose: by relevance where words are searched for, which no other list has; else the latest first. */
export function defaultSort({ search }: { search?: string }): "relevance" | "latest" {
  return search === undefined ? "latest" : "relevance";
}

/** The query of a list view, without its defaults. */
function listQuery(params: ListParams): Query {
  return {
    ...params,
    tags: params.tags && params.tags.length > 0 ? params.tags.join(",") : undefined,
    vacancies: params.vacancies?.toString(),
    open: params.open ? "1" : undefined,
    sortBy: params.sortBy === defaultSort(params) || params.sortBy === "relevance" ? undefined : params.sortBy,
    page: params.page && params.page > 1 ? String(params.page) : undefined,
    limit: params.limit?.toString(),
    view: params.view === "list" ? undefined : params.view,
  };
}

/** Which jobs a list holds, without how a page shows them. */
function asQuestion(params: ListParams): ListParams {
  return { ...params, sortBy: undefined, open: undefined, page: undefined, limit: undefined, view: undefined };
}

type Query = Record<string, OneOrMore<string> | undefined>;

function address(path: string, language: Language, query: Query = {}): string {
  const all: Query = { ...query, lang: language === "en" ? undefined : language };
  const names = Object.keys(all).sort();
  const entries = names.flatMap((name) => valuesOf(oneOrMore(valuesOf(all[name]))).map((value) => [name, value]));
  const written = entries.filter(([, value]) => value !== "");
  return written.length === 0 ? path : `${path}?${new URLSearchParams(written)}`;
}

/** The view that an address asks for; list where it asks for none. */
export function viewOf(value: string | string[] | undefined): ListView {
  return value === "grid" || value?.[0] === "grid" ? "grid" : "list";
}
