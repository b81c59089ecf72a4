import { db } from "@/lib/db";
import type { Source } from "@/lib/generated/prisma/client";
import { UnreadableFileError } from "@/lib/ingestion/read/bounds";
import { log } from "@/lib/log";
import { propertyOf } from "@/lib/plain-object";
import { definitionSchema, readDefinition, UnreadableDefinition } from "@/lib/sources/definition";
import { FetchError } from "@/lib/sources/fetch/fetch-error";
import { INTERNET, type Net } from "@/lib/sources/fetch/net";
import { backOffMs, ImplausibleRun } from "@/lib/sources/run/judge";
import { lockSource, publishRun } from "@/lib/sources/run/publish-run";
import { readSource } from "@/lib/sources/run/read-source";

const ERROR_LENGTH = 1_000;

export type RunOutcome = "published" | "unchanged" | "failed" | "overtaken" | "not-due";

/**
 * Runs a source that is on and due: fetches, reads and publishes. What stands in its way is noted with the source, which is then tried again
 * later; a run that breaks what is expected of its source publishes and withdraws nothing. Safe to run twice. The caller announces what
 * was published.
 */
export async function runSource(key: string, net: Net = INTERNET): Promise<RunOutcome> {
  const source = await db().source.findUnique({ where: { key } });
  if (!source?.isEnabled || source.dueAt > net.now()) return "not-due";
  try {
    const definition = readDefinition(source.definition);
    const run = await readSource(definition, { net, key });
    const hasChanged = await publishRun({ source, definition, run });
    return hasChanged === null ? "overtaken" : hasChanged ? "published" : "unchanged";
  } catch (error) {
    if (!isExpected(error)) log.error({ err: error, source: key }, "A source could not be run");
    await noteFailure(source, error, net.now());
    return "failed";
  }
}

/** What stands in the way of a run without any fault of the site's, and says so in words for the staff. */
const EXPECTED = [FetchError, UnreadableFileError, ImplausibleRun, UnreadableDefinition];

function isExpected(error: unknown): error is Error {
  return EXPECTED.some((kind) => error instanceof kind);
}

/** Why a run failed, in words for the staff. */
function reasonOf(error: unknown): string {
  if (error instanceof ImplausibleRun) return `Not as expected: ${error.message}. Nothing was published or withdrawn`;
  if (isExpected(error)) return error.message;
  return "The run failed, and the log of the server says why";
}

async function noteFailure(source: Source, error: unknown, now: Date): Promise<void> {
  const reason = reasonOf(error).slice(0, ERROR_LENGTH);
  const failures = source.failures + 1;
  const waitMs = backOffMs(failures, error instanceof FetchError ? error.retryAfterMs : 0);
  const [address] = definitionSchema.shape.addresses.safeParse(propertyOf(source.definition, "addresses")).data ?? [];
  await db().$transaction(async (tx) => {
    if (!(await lockSource(tx, source))) return;
    await tx.source.update({
      where: { key: source.key },
      data: { failures, lastError: reason, lastRunAt: now, dueAt: new Date(now.getTime() + waitMs) },
    });
    const run = { source: source.key, input: address ?? source.key, sourceKey: source.key, status: "failed" as const };
    await tx.ingestionRun.create({ data: { ...run, startedAt: now, finishedAt: now, durationMs: 0, error: reason } });
  });
}
