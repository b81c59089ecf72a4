import { z } from "zod";
import { api } from "@/lib/http/api";
import { respondLines } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { UnreadableFileError } from "@/lib/ingestion/read/bounds";
import { log } from "@/lib/log";
import { FetchError } from "@/lib/sources/fetch/fetch-error";
import { ImplausibleRun } from "@/lib/sources/run/judge";
import { parseDefinition } from "@/lib/sources/staff/mutations";
import type { TryEvent } from "@/lib/sources/staff/schema";
import { trySource } from "@/lib/sources/staff/try-source";

export const dynamic = "force-dynamic";

const bodySchema = z.object({ key: z.string().max(60), definition: z.record(z.string(), z.unknown()) });
const LIMIT = { name: "admin-sources-try", calls: 10, seconds: 60 };

/**
 * Fetches and reads a source by the definition given, and answers what would come; nothing is published. A line of JSON for each step (application/x-ndjson).
 */
export const POST = api({ role: "admin", body: bodySchema, limit: LIMIT }, async ({ body, actor }) => {
  const definition = parseDefinition(body.definition);
  return respondLines<TryEvent>((send) => {
    const onProgress = (done: number, total: number) => send({ done, total });
    return trySource({ key: body.key, definition, actor, onProgress }).then(send, (error: unknown) =>
      send({ error: reasonOf(error) }),
    );
  });
});

function reasonOf(error: unknown): string {
  if (error instanceof ImplausibleRun) return `Not as expected: ${error.message}. A run would publish nothing.`;
  if (error instanceof FetchError || error instanceof UnreadableFileError) return `${error.message}.`;
  log.error({ err: error }, "A source could not be tried");
  return "The source could not be tried, and the log of the server says why.";
}

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("POST");
