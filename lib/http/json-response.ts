import { etagOf, hasCurrentCopy } from "@/lib/http/etag";

/** A finished body with its tag; JSON where no other type is named. */
export type TaggedBody = { body: string; etag: string; type?: string };
type TaggedBytes = Omit<TaggedBody, "body"> & { body: string | Uint8Array<ArrayBuffer> };
/** With the text by which addresses name its present content (`?stamp=`). */
export type StampedBody = TaggedBody & { stamp: string };
type StampedBytes = TaggedBytes & { stamp: string };

/** A value as JSON, with the ETag by which a client knows that it has it already. */
export function tagBody(value: unknown): TaggedBody {
  const body = JSON.stringify(value);
  return { body, etag: etagOf(body) };
}

const JSON_TYPE = "application/json; charset=utf-8";
// Anyone may keep a copy but must ask whether it still holds: what an editor saved shows on the next request.
const REVALIDATED = "public, max-age=0, must-revalidate";

/** Answers a public body, or 304 where the client already has it. */
export function respondTagged(request: Request, { body, etag, type = JSON_TYPE }: TaggedBytes): Response {
  if (hasCurrentCopy(request, etag)) return new Response(null, { status: 304, headers: { etag, "cache-control": REVALIDATED } });
  if (body === "") return new Response(null, { headers: { "cache-control": REVALIDATED, etag } });
  return new Response(body, { headers: { "content-type": type, "cache-control": REVALIDATED, etag } });
}

/** What was asked for with a stamp is another address once it changes. */
const KEPT_A_MONTH = "public, max-age=2592000, immutable";

/**
 * Answers a public body as `respondTagged`; one asked for by the stamp of its content may be kept for a month without asking again. Under any other stamp
 * it may not: an address that was read before a write would keep what the write made, and be asked for again once that is undone.
 */
export function respondStamped(request: Request, { stamp, ...tagged }: StampedBytes): Response {
  const response = respondTagged(request, tagged);
  if (new URL(request.url).searchParams.get("stamp") === stamp) response.headers.set("cache-control", KEPT_A_MONTH);
  return response;
}

/** Answers JSON that no cache may keep. */
export function respondPrivate(value: unknown, init: { status?: number; headers?: Record<string, string> } = {}): Response {
  const headers = { "content-type": JSON_TYPE, "cache-control": "no-store", ...init.headers };
  return new Response(JSON.stringify(value), { status: init.status ?? 200, headers });
}

/** Answers a line of JSON for each step of some work (application/x-ndjson), which goes on where the caller leaves. */
export function respondLines<Event>(work: (send: (event: Event) => void) => Promise<void>): Response {
  const encoder = new TextEncoder();
  let isOpen = true;
  const lines = new ReadableStream<Uint8Array>({
    async start(controller) {
      await work((event) => isOpen && controller.enqueue(encoder.encode(`${JSON.stringify(event)}\n`)));
      if (isOpen) controller.close();
    },
    cancel() {
      isOpen = false;
    },
  });
  return new Response(lines, { headers: { "content-type": "application/x-ndjson", "cache-control": "no-store" } });
}
