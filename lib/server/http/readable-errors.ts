import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { pageNearAddress, pageOfDepartment } from "@/lib/departments/near-address";
import { parseId } from "@/lib/ids";
import { isCall } from "@/lib/server/http/page-query";
import { holdBack } from "@/lib/server/http/response/hold-back";
import { type StandIn, sendStandIn } from "@/lib/server/http/response/stand-in";

/**
 * Next answers a missing job or department, an address with a dot in it, and a page that could not be made, with an empty body that a script fills. These pages hold the
 * words as HTML; their body is sent instead, so that they can be read without a script (docs/decisions/003).
 */
const MISSING = [
  { path: /^\/job(?:\/|$)/, pageFor: jobNotFoundFor },
  { path: /^\/(?!(?:admin|page-not-found|job-not-found)(?:\/|$))/, pageFor: pageNotFoundFor },
] as const;
const FAILED_PAGE = "/failed";
const TOO_MANY_PAGE = "/too-many";
/** Files answer for themselves; the page of failures cannot stand in for itself. */
const NO_PAGE = /^\/_next\/|^\/failed$/;

/** When a reader, or a crawler, may ask again while the database is away. */
const RETRY_AFTER_SECONDS = "5";
/** What is asked of the database. Without `wasDatabaseAway`, in development, Next shows what failed. `since`: ms of performance.now(). */
type Questions = {
  wasDatabaseAway?: (since: number) => Promise<boolean>;
  /** The department of a job that is not public any more; null where that is not known. */
  departmentOfGone: (id: number) => Promise<string | null>;
};

/**
 * Wraps the listener of the site, which reaches itself at `origin`: what is missing answers 404 with a readable body; a page that could not be
 * made answers 503 and Retry-After where the database is or was away, else 500, and a search over the limit 429, with a readable body too.
 */
export function withReadableErrors(listener: RequestListener, origin: string, questions: Questions): RequestListener {
  const { wasDatabaseAway } = questions;
  return (request, response) => {
    const [path = "", query] = (request.url ?? "").split("?", 2);
    if (isForPage(request, path)) {
      const askedAt = performance.now();
      const missing = MISSING.find((candidate) => candidate.path.test(path));
      const language = new URLSearchParams(query).get("lang") === "hi" ? "?lang=hi" : "";
      const send = (standIn: StandIn, page: string) => sendStandIn(request, response, standIn, `${origin}${page}${language}`);
      holdBack(response, (status) => {
        if (status === 308 && /^\/job\//.test(path)) tidyRedirect(response);
        if (status === 404 && missing && isHtml(response))
          return async () => send({ status }, await missing.pageFor(path, questions));
        if (status === 429) return async () => send({ status }, TOO_MANY_PAGE);
        if (status !== 500 || !wasDatabaseAway) return null;
        return async () => send(failure(await wasDatabaseAway(askedAt)), FAILED_PAGE);
      });
    }
    listener(request, response);
  };
}

/**
 * Of a page that leads elsewhere from its cache Next names the place twice. Browsers would keep where it leads for good, and not see that it leads there no
 * more, as when the join of two jobs is undone.
 */
function tidyRedirect(response: ServerResponse): void {
  const [location] = [response.getHeader("location")].flat();
  if (location !== undefined) response.setHeader("location", String(location));
  response.setHeader("cache-control", "no-cache");
}

/** The page of a missing job: with what is open of its department, where it was public once. */
async function jobNotFoundFor(path: string, { departmentOfGone }: Questions): Promise<string> {
  const id = parseId(path.split("/")[2]);
  // A reader who cannot be offered what is near is offered what is new: that page asks for itself.
  const department = id === null ? null : await departmentOfGone(id).catch(() => null);
  const near = department && pageOfDepartment(department);
  return near ? `/job-not-found/${near.slug}` : "/job-not-found";
}

/** The page of a missing address: with what is open of the department or state that its words name. */
function pageNotFoundFor(path: string): string {
  const near = pageNearAddress(path);
  return near ? `/page-not-found/${near.slug}` : "/page-not-found";
}

/** A request of the browser's router asks for data, and answers it itself. */
function isForPage({ method = "", headers }: IncomingMessage, path: string): boolean {
  return ["GET", "HEAD"].includes(method) && headers.rsc === undefined && !isCall(path) && !NO_PAGE.test(path);
}

function failure(isDatabaseAway: boolean): StandIn {
  const headers = { "cache-control": "no-store" };
  return isDatabaseAway ? { status: 503, headers: { ...headers, "retry-after": RETRY_AFTER_SECONDS } } : { status: 500, headers };
}

function isHtml(response: ServerResponse): boolean {
  return String(response.getHeader("content-type")).startsWith("text/html");
}
