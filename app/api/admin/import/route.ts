import { z } from "zod";
import type { Editor } from "@/lib/audit/schema";
import { authorise } from "@/lib/auth/authorise";
import { announceJobChanges } from "@/lib/cache/announce";
import { cleanFormText } from "@/lib/form-text";
import { api } from "@/lib/http/api";
import { respondLines } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { importListings } from "@/lib/ingestion/import-file";
import type { ImportEvent } from "@/lib/ingestion/preview-schema";
import type { Listings } from "@/lib/ingestion/read-listings";
import { type EndTurn, takeImportTurn } from "@/lib/ingestion/upload/import-turn";
import { uploadedFile } from "@/lib/ingestion/upload/uploaded-file";
import { log } from "@/lib/log";

export const dynamic = "force-dynamic";

const querySchema = z.object({ name: z.string().overwrite(cleanFormText).min(1).max(200) });

/**
 * Imports the file in the body, all of it or nothing. Answers a line of JSON for each step, `{done, total}`, and at the end `{summary}`
 * or `{error}` (application/x-ndjson). It goes on when the caller leaves.
 */
export const POST = api({ role: "editor", query: querySchema }, async ({ request, query, actor, t }) => {
  const endTurn = await takeImportTurn(actor.id);
  try {
    const listings = await uploadedFile(request, { name: query.name, editorId: actor.id, needsTitle: true });
    // Sending and reading it takes minutes at most, in which its editor may have been dismissed.
    await authorise(request, "editor", t);
    return importAsEvents(listings, { input: query.name, actor }, endTurn);
  } catch (error) {
    await endTurn();
    throw error;
  }
});

function importAsEvents(listings: Listings, run: { input: string; actor: Editor }, endTurn: EndTurn): Response {
  return respondLines<ImportEvent>(async (send) => {
    try {
      const onProgress = (done: number, total: number) => send({ done, total });
      const summary = await importListings(listings, { ...run, onProgress });
      if (summary.created + summary.updated > 0) await announceJobChanges();
      send({ summary });
    } catch (error) {
      log.error({ err: error }, "An import failed; nothing of it was written");
      send({ error: "The import failed and nothing was written. Please try again." });
    } finally {
      await endTurn();
    }
  });
}

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("POST");
