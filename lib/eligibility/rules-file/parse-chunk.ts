import { CHUNK_IDS } from "@/lib/eligibility/rules-file/chunk";
import { AppError } from "@/lib/errors";
import type { Translator } from "@/lib/i18n/translate";
import { isId } from "@/lib/jobs/queries";

/** The number of a file out of an address. @throws 404 where no job can be in such a file */
export function parseChunk(text: string | undefined, t: Translator<"api">): number {
  const chunk = /^\d{1,8}$/.test(text ?? "") ? Number(text) : Number.NaN;
  if (!isId((chunk + 1) * CHUNK_IDS)) throw new AppError("NOT_FOUND", t("notFound"));
  return chunk;
}
