import { z } from "zod";
import { announceJobChanges } from "@/lib/cache/announce";
import { cleanFormText } from "@/lib/form-text";
import { api } from "@/lib/http/api";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { importListings } from "@/lib/ingestion/import-file";
import type { ImportEvent } from "@/lib/ingestion/preview-schema";
import { uploadedListings } from "@/lib/ingestion/uploaded-listings";
import { log } from "@/lib/log";

export const dynamic = "force-dynamic";

const querySchema = z.object({ name: z.string().overwrite(cleanFormText).min(1).max(200) });

/**
 * Imports the file in the body, all of it or nothing. Answers a line of JSON for each step, `{done, total}`, and at the end `{summary}`
 * or `{error}` (application/x-ndjson). It goes on when the caller leaves.
 */
export const POST = api({ role: "editor", query: querySchema }, async ({ request, query, actor }) => {
  const listings = await uploadedListings(request, query.name);
  const encoder = new TextEncoder();
  let isOpen = true;
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const send = (event: ImportEvent) => isOpen && controller.enqueue(encoder.encode(`${JSON.stringify(event)}\n`));
      try {
        const onProgress = (done: number, total: number) => void send({ done, total });
        const summary = await importListings(listings, { input: query.name, actor, onProgress });
        if (summary.created + summary.updated > 0) await announceJobChanges();
        send({ summary });
      } catch (error) {
        log.error({ err: error }, "An import failed; nothing of it was written");
        send({ error: "The import failed and nothing was written. Please try again." });
      }
      if (isOpen) controller.close();
    },
    cancel() {
      isOpen = false;
    },
  });
  return new Response(body, { headers: { "content-type": "application/x-ndjson", "cache-control": "no-store" } });
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("POST");
