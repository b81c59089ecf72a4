import { z } from "zod";
import { cleanFormText } from "@/lib/form-text";
import { api } from "@/lib/http/api";
import { respondPrivate } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { previewUpload } from "@/lib/ingestion/preview";
import { takeImportTurn } from "@/lib/ingestion/upload/import-turn";
import { uploadedFile } from "@/lib/ingestion/upload/uploaded-file";

export const dynamic = "force-dynamic";

const querySchema = z.object({ name: z.string().overwrite(cleanFormText).min(1).max(200) });

/** What an import of the file in the body would do, row by row. Nothing is written. */
export const POST = api({ role: "editor", query: querySchema }, async ({ request, query, actor }) => {
  const endTurn = await takeImportTurn(actor.id);
  try {
    const file = await uploadedFile(request, { name: query.name, editorId: actor.id });
    return respondPrivate(await previewUpload(file, new Date()));
  } finally {
    await endTurn();
  }
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("POST");
