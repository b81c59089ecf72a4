import { z } from "zod";
import { mergeIntoAccount, readRecords } from "@/lib/accounts/records";
import { type AccountRecords, KIND_NAMES, parseRecords } from "@/lib/accounts/records-schema";
import { AppError } from "@/lib/errors";
import { api } from "@/lib/http/api";
import { respondPrivate } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";

export const dynamic = "force-dynamic";

/** As much as a device may hold of all kinds together. */
const MAX_BODY_BYTES = 3 * 1024 * 1024;
const MAX_RECORDS = 2_000;
/** Devices send a change as it is made, and what was refused with the next. */
const LIMIT = { name: "records", calls: 60, seconds: 60 };

const since = z.coerce.number().int().min(0).max(2_147_483_647);
const querySchema = z.object({ since: since.default(0) });
const bodySchema = z.object({
  /** Whose records the device holds. The session may be another's by now: whoever signed in in another tab. */
  userId: z.number().int().optional(),
  since: since.default(0),
  records: z.partialRecord(z.enum(KIND_NAMES), z.array(z.unknown()).max(MAX_RECORDS)).default({}),
});

/** What the account holds, or what came after `?since=`: saved jobs, tracked applications and alerts. */
export const GET = api({ role: "user", query: querySchema }, async ({ actor, query }) =>
  respondPrivate(await readRecords(actor.id, query.since)),
);

/**
 * Merges what a device changed and answers what it has not seen. Sent twice, it changes nothing the second time. 409 where the device names another user
 * than the session's: nothing of it is merged.
 */
export const PUT = api(
  { role: "user", body: bodySchema, maxBodyBytes: MAX_BODY_BYTES, limitOfAccount: LIMIT },
  async ({ actor, body, t }) => {
    if (body.userId !== undefined && body.userId !== actor.id) throw new AppError("CONFLICT", t("ofAnotherUser"));
    const now = new Date();
    const changes: AccountRecords = {};
    for (const kind of KIND_NAMES) changes[kind] = parseRecords(kind, body.records[kind] ?? [], now);
    return respondPrivate(await mergeIntoAccount(actor, changes, body.since));
  },
);

export const { POST, PATCH, DELETE, OPTIONS } = otherMethodsThan("GET", "PUT");
