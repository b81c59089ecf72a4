import { revalidateTag } from "next/cache";
import { raiseGeneration } from "@/lib/cache/fresh-cache";

/** Puts cached data with these tags out of date on this server, at once: the next request reads it anew. */
export function bustTags(tags: readonly string[]): void {
  raiseGeneration();
  // Not "max", which would still answer one request from the old copy.
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
}
