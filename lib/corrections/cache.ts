import { cached } from "@/lib/cache/cached";
import { tags } from "@/lib/cache/tags";
import { listCorrections } from "@/lib/corrections/queries";
import type { CorrectionPage } from "@/lib/corrections/schema";

/** A page of the ledger of corrections. */
export function cachedCorrections(page: number): Promise<CorrectionPage> {
  return cached(["corrections", String(page)], [tags.corrections], () => listCorrections(page));
}
