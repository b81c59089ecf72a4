import { changesOf } from "@/lib/audit/changes";
import { recordAudit } from "@/lib/audit/mutations";
import type { Editor } from "@/lib/audit/schema";
import { writeInTurn } from "@/lib/database/in-turn";
import { AppError, refuse } from "@/lib/errors";
import type { Prisma, Source } from "@/lib/generated/prisma/client";
import { isPlainObject } from "@/lib/plain-object";
import { definitionSchema, type SourceDefinition } from "@/lib/sources/definition";
import type { SourceAction } from "@/lib/sources/staff/schema";

type Tx = Prisma.TransactionClient;
type Act = { actor: Editor; now: Date };

/** Does what an admin asks of a source. @throws AppError NOT_FOUND, CONFLICT where another was faster, INVALID with what is wrong */
export async function changeSource(action: SourceAction, act: Act): Promise<void> {
  // A run that publishes holds its source until it ends.
  await writeInTurn((tx) => {
    if (action.action === "save") return saveSource(tx, action, act);
    if (action.action === "run") return askForRun(tx, action.key, act);
    return turnSource(tx, { ...action, isOn: action.action === "on" }, act);
  });
}

/** No count is as such a definition expects. One that was stored before this was asked is read all the same: its runs say what is wrong. */
const formSchema = definitionSchema.refine(({ expects: { items } }) => items.least <= items.most, {
  path: ["expects", "items", "most"],
  error: "must not be below the least number",
});

/** A definition as it came from a form. @throws AppError INVALID with what is wrong with each of its parts */
export function parseDefinition(given: unknown): SourceDefinition {
  // Where a rule has no words of its own, those of the library are for programmers.
  const parsed = formSchema.safeParse(given, { error: ({ input }) => (input === undefined ? "missing" : "not valid") });
  if (parsed.success) return parsed.data;
  throw refuse(
    parsed.error.issues.map(({ path, message }) => ({
      field: path.map(String).join("."),
      message: `${path.join(" ")}: ${message}`,
    })),
  );
}

type Save = Extract<SourceAction, { action: "save" }>;

/** A changed definition is unproved and off, and its next run is compared with nothing. */
async function saveSource(tx: Tx, { key, version, definition: given }: Save, { actor, now }: Act): Promise<void> {
  const definition = parseDefinition(given);
  const before = version === 0 ? null : await lockVersion(tx, key, version);
  const data = { name: definition.name, definition };
  if (before) {
    await tx.sourcePage.deleteMany({ where: { sourceKey: key } });
    await tx.source.update({
      where: { key },
      data: {
        ...data,
        version: { increment: 1 },
        isEnabled: false,
        provedAt: null,
        lastItems: null,
        shortRuns: 0,
        lastShort: null,
        failures: 0,
        lastError: null,
      },
    });
  } else if ((await tx.source.createMany({ data: { key, ...data, dueAt: now }, skipDuplicates: true })).count === 0) {
    throw new AppError("CONFLICT", `There is a source with the key ${key} already.`);
  }
  const changes = changesOf(isPlainObject(before?.definition) ? before.definition : {}, definition) ?? {};
  await recordAudit(tx, {
    actor,
    action: before ? "source.update" : "source.create",
    entityId: key,
    label: data.name,
    ...changes,
  });
}

type Turn = { key: string; version: number; isOn: boolean };

async function turnSource(tx: Tx, { key, version, isOn }: Turn, { actor, now }: Act): Promise<void> {
  const source = await lockVersion(tx, key, version);
  if (source.isEnabled === isOn) return;
  if (isOn && !source.provedAt) throw new AppError("CONFLICT", "Try this source first: nobody has seen what would come.");
  await tx.source.update({
    where: { key },
    data: { isEnabled: isOn, ...(isOn && { dueAt: now, failures: 0, lastError: null }) },
  });
  await recordAudit(tx, { actor, action: isOn ? "source.on" : "source.off", entityId: key, label: source.name });
}

async function askForRun(tx: Tx, key: string, { actor, now }: Act): Promise<void> {
  const source = await tx.source.findUnique({ where: { key } });
  if (!source?.isEnabled) throw new AppError("NOT_FOUND", "There is no such source that is on.");
  await tx.source.update({ where: { key }, data: { dueAt: now } });
  await recordAudit(tx, { actor, action: "source.run", entityId: key, label: source.name });
}

async function lockVersion(tx: Tx, key: string, version: number): Promise<Source> {
  await tx.$queryRaw`SELECT key FROM sources WHERE key = ${key} FOR UPDATE`;
  const source = await tx.source.findUnique({ where: { key } });
  if (!source) throw new AppError("NOT_FOUND", "There is no such source.");
  if (source.version !== version) throw overtaken();
  return source;
}

/** A definition is proved as a whole: of two that were made at once neither is taken into the other. */
function overtaken(): AppError {
  return new AppError(
    "CONFLICT",
    "Another admin changed this source first, so nothing was done. Copy what you entered, which a reload does not keep, then reload the page to see what they changed.",
  );
}
