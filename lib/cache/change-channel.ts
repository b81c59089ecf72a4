import { z } from "zod";
import { tags } from "@/lib/cache/tags";

/**
 * How a write of any process reaches the caches of every server: a NOTIFY on CHANGED, which each server answers with a NOTIFY
 * on ACKNOWLEDGED once its caches are true again.
 */
export const CHANGED = "niyukti_changed";
export const ACKNOWLEDGED = "niyukti_ack";

/** application_name of the connection on which a server listens. */
export const LISTENER_NAME = "niyukti-listener";

/** PostgreSQL takes 7,999 bytes of payload. */
const MAX_PAYLOAD_BYTES = 7_900;

export const changeSchema = z.object({
  /** The jobs whose rows are to be read anew: their tags are invalidated too. "all" where they are too many to name. */
  jobs: z.union([z.literal("all"), z.array(z.int().min(1)).max(10_000)]).default([]),
  /** The other tags that are invalidated. */
  tags: z.array(z.string().min(1).max(256)).max(10_000).default([]),
});

/** What a write has invalidated. */
export type Change = z.output<typeof changeSchema>;

export const messageSchema = changeSchema.extend({
  /** Names the message in its acknowledgements. */
  id: z.string(),
  /** The server that has applied it by itself. */
  appliedBy: z.string().optional(),
});

export type ChangeMessage = z.output<typeof messageSchema>;

/** All that is kept may be out of date. */
export const EVERYTHING: Change = { jobs: "all", tags: [tags.everything] };

/** Midnight in India: no row has changed, but every page shows the day or days left. */
export const NEW_DAY: Change = { jobs: [], tags: [tags.everything] };

/** A change in as few parts as PostgreSQL's limit allows; `textOf` makes the message of a part. */
export function partsOf(change: Change, textOf: (part: Change) => string): Change[] {
  if (Buffer.byteLength(textOf(change)) <= MAX_PAYLOAD_BYTES) return [change];
  const { jobs, tags: others } = change;
  if (jobs !== "all" && jobs.length > others.length) {
    const half = Math.ceil(jobs.length / 2);
    return [
      { jobs: jobs.slice(0, half), tags: others },
      { jobs: jobs.slice(half), tags: [] },
    ].flatMap((part) => partsOf(part, textOf));
  }
  const half = Math.ceil(others.length / 2);
  return [
    { jobs, tags: others.slice(0, half) },
    { jobs: [] as number[], tags: others.slice(half) },
  ].flatMap((part) => partsOf(part, textOf));
}
