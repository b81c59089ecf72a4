import { z } from "zod";

/**
 * How a write of any process reaches the caches of every server: a NOTIFY on CHANGED, which each server answers with a NOTIFY
 * on ACKNOWLEDGED once its caches are cleared.
 */
export const CHANGED = "niyukti_changed";
export const ACKNOWLEDGED = "niyukti_ack";

/** application_name of the connection on which a server listens. */
export const LISTENER_NAME = "niyukti-listener";

/** PostgreSQL takes 7,999 bytes of payload. */
export const MAX_PAYLOAD_BYTES = 7_900;

export const changeSchema = z.object({
  /** Names the change, so that its acknowledgements can be told from others. A sender that waits for none leaves it out. */
  id: z.string().optional(),
  tags: z.array(z.string().min(1)).min(1),
});

export type Change = z.output<typeof changeSchema>;
