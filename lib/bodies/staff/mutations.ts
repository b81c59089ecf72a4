import { changesOf } from "@/lib/audit/changes";
import { recordAudit } from "@/lib/audit/mutations";
import type { Editor } from "@/lib/audit/schema";
import { type Body, keyOfBody } from "@/lib/bodies/body";
import { formOf } from "@/lib/bodies/forms";
import { KnownBodies, knownBodies, resolveByBodies, withEdited } from "@/lib/bodies/known-bodies";
import { type EditedBody, logged, readEditedBodies } from "@/lib/bodies/staff/load-bodies";
import { markJobsLater } from "@/lib/bodies/staff/mark-jobs";
import type { BodyAction, BodyFields } from "@/lib/bodies/staff/schema";
import { sortWaitingJobs } from "@/lib/bodies/staff/sort-waiting";
import { announceJobChanges, announceWordsChange } from "@/lib/cache/announce";
import { writeInTurn } from "@/lib/database/in-turn";
import { AppError } from "@/lib/errors";
import type { Prisma } from "@/lib/generated/prisma/client";
import { firstVersion } from "@/lib/ids";

type Tx = Prisma.TransactionClient;
type Act = { actor: Editor };
type Save = { key: string; version: number; fields: Omit<Body, "key"> };

/**
 * Does what an editor asks of the bodies that names are resolved to, and sorts the notices that waited for it, in one transaction; the jobs of the body
 * are marked anew behind it.
 * @returns how many notices were sorted
 * @throws AppError
 */
export async function changeBodies(action: BodyAction, actor: Editor): Promise<number> {
  let replaced: readonly EditedBody[] | undefined;
  const change = async (tx: Tx) => {
    const stored = await readEditedBodies(tx);
    const known = new KnownBodies(withEdited(stored));
    if (action.action === "is") await addName(tx, action, { actor, known, stored });
    else if (action.action === "save") await saveFields(tx, action, { actor, known });
    else await restore(tx, action, { actor, known });
    const changed = await readEditedBodies(tx);
    replaced = stored;
    resolveByBodies(changed);
    // Held, since another request may put to use what it read before.
    return sortWaitingJobs(tx, knownBodies());
  };
  const sorted = await writeInTurn(change).catch((error: unknown) => {
    // The change was in use already, and was not stored.
    if (replaced) resolveByBodies(replaced);
    throw error;
  });
  await announceJobChanges();
  await announceWordsChange();
  return sorted;
}

type Within = Act & { known: KnownBodies };

type Is = Extract<BodyAction, { action: "is" }>;

async function addName(
  tx: Tx,
  { name, of }: Is,
  { actor, known, stored }: Within & { stored: readonly EditedBody[] },
): Promise<void> {
  const [named, ...others] = known.find(of);
  if (!named) throw new AppError("INVALID", `No body is called “${of}”. Add it as a new body.`);
  if (others.length > 0) throw new AppError("INVALID", `Several bodies are called “${of}”: give the full name.`);
  const { key, ...fields } = named.body;
  // The version that was read with the names: what another editor has saved since is not written over.
  const version = stored.find((body) => body.key === key)?.version ?? 0;
  await save(tx, { key, version, fields: { ...fields, aliases: [...fields.aliases, name] } }, { actor, known });
}

async function saveFields(tx: Tx, action: Extract<BodyAction, { action: "save" }>, within: Within): Promise<void> {
  const key = action.key ?? keyOfBody(action.body.name);
  const before = within.known.byKey.get(key);
  if (action.key === undefined && before) throw new AppError("CONFLICT", `${before.name} is known already.`);
  if (action.key !== undefined && !before) throw new AppError("NOT_FOUND", "This body is gone.");
  const fields = { ...withoutRepeats(action.body), parent: before?.parent ?? null };
  await save(tx, { key, version: action.version, fields }, within);
}

async function save(tx: Tx, { key, version, fields }: Save, { actor, known }: Within): Promise<void> {
  const before = known.byKey.get(key);
  const data = { ...fields, aliases: [...fields.aliases], hosts: [...fields.hosts] };
  const { count } =
    version === 0
      ? await tx.editedBody.createMany({ data: { key, ...data, version: firstVersion() }, skipDuplicates: true })
      : await tx.editedBody.updateMany({ where: { key, version }, data: { ...data, version: { increment: 1 } } });
  if (count === 0) throw overtaken();
  await markJobsLater(tx, key);
  const changes = changesOf(logged(before), data);
  const action = before ? "body.update" : "body.create";
  if (changes) await recordAudit(tx, { actor, action, entityId: null, label: fields.name, ...changes });
}

/** A body as it came with the site; one of the staff is gone. */
async function restore(tx: Tx, { key, version }: { key: string; version: number }, { actor, known }: Within): Promise<void> {
  const { count } = await tx.editedBody.deleteMany({ where: { key, version } });
  if (count === 0) throw overtaken();
  await markJobsLater(tx, key);
  const before = known.byKey.get(key);
  const after = withEdited(await readEditedBodies(tx)).find((body) => body.key === key);
  const changes = changesOf(logged(before), logged(after));
  await recordAudit(tx, { actor, action: "body.restore", entityId: null, label: before?.name ?? key, ...changes });
}

/** Each name once, and the own name not among the others. */
function withoutRepeats(body: BodyFields): BodyFields {
  const seen = new Set([formOf(body.name)]);
  const aliases = body.aliases.filter((name) => !seen.has(formOf(name)) && seen.add(formOf(name)));
  return { ...body, aliases, hosts: [...new Set(body.hosts)] };
}

function overtaken(): AppError {
  return new AppError("CONFLICT", "Another editor changed this body first. It is shown as it is now.");
}
