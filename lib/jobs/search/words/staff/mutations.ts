import { changesOf } from "@/lib/audit/changes";
import { recordAudit } from "@/lib/audit/mutations";
import type { Editor } from "@/lib/audit/schema";
import { announceWordsChange } from "@/lib/cache/announce";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import type { Prisma } from "@/lib/generated/prisma/client";
import { firstVersion } from "@/lib/ids";
import { keyOfNames, type NameRecord } from "@/lib/jobs/search/words/data/seeded-names";
import { fold, wordsOf } from "@/lib/jobs/search/words/fold";
import { readNames } from "@/lib/jobs/search/words/staff/load-names";
import type { NamesAction } from "@/lib/jobs/search/words/staff/schema";

type Tx = Prisma.TransactionClient;

/** Does what an editor asks of the names that searches know; every server reads by the new ones at its next search. @throws AppError */
export async function changeNames(action: NamesAction, actor: Editor): Promise<void> {
  if (action.action === "add") await addName(action, actor);
  else if (action.action === "save") await saveNames(action, action.version, actor);
  else await restoreNames(action.key, action.version, actor);
  await announceWordsChange();
}

/** Adds a name to the thing that `to` names; where nothing is called so, both become the names of a new thing. */
async function addName({ name, to, use }: Extract<NamesAction, { action: "add" }>, actor: Editor): Promise<void> {
  const records = await readNames();
  const thing =
    records.find(({ same }) => same.some((one) => isSame(one, to))) ??
    records.find(({ said }) => said.some((one) => isSame(one, to)));
  if (thing && [thing.same, thing.said, thing.near].flat().some((one) => isSame(one, name))) {
    throw new AppError("INVALID", `${thing.same[0]} has this name already.`);
  }
  if (isSame(name, to)) throw new AppError("INVALID", "A name cannot stand for itself.");
  const before = thing ?? { key: keyOfNames([to]), kind: "field" as const, same: [to], said: [], near: [] };
  await saveNames({ ...before, [use]: [...before[use], name] }, thing?.version ?? 0, actor);
}

/** Saves all names of a thing. `version` is that of the names which the editor saw, 0 where nobody had edited them. */
async function saveNames({ key, kind, same, said, near }: NameRecord, version: number, actor: Editor): Promise<void> {
  await db().$transaction(async (tx) => {
    const before = await recordOf(tx, key);
    const data = { kind, same, said, near };
    if (version === 0) {
      const created = { key, ...data, version: firstVersion() };
      const { count } = await tx.editedNames.createMany({ data: created, skipDuplicates: true });
      if (count === 0) throw overtaken();
    } else {
      const { count } = await tx.editedNames.updateMany({
        where: { key, version },
        data: { ...data, version: { increment: 1 } },
      });
      if (count === 0) throw overtaken();
    }
    const changes = changesOf(before ?? {}, data);
    if (changes) {
      await recordAudit(tx, {
        actor,
        action: before ? "words.update" : "words.create",
        entityId: null,
        label: same[0] ?? key,
        ...changes,
      });
    }
  });
}

/** The names of a thing as they came with the site; a thing of the staff is gone. */
async function restoreNames(key: string, version: number, actor: Editor): Promise<void> {
  await db().$transaction(async (tx) => {
    const before = await recordOf(tx, key);
    const { count } = await tx.editedNames.deleteMany({ where: { key, version } });
    if (count === 0) throw overtaken();
    const after = await recordOf(tx, key);
    const changes = changesOf(before ?? {}, after ?? {}) ?? {};
    await recordAudit(tx, { actor, action: "words.restore", entityId: null, label: before?.same[0] ?? key, ...changes });
  });
}

async function recordOf(tx: Tx, key: string): Promise<Omit<NameRecord, "key"> | null> {
  const found = (await readNames(tx)).find((record) => record.key === key);
  return found ? { kind: found.kind, same: found.same, said: found.said, near: found.near } : null;
}

function isSame(a: string, b: string): boolean {
  return wordsOf(fold(a)).join(" ") === wordsOf(fold(b)).join(" ");
}

function overtaken(): AppError {
  return new AppError("CONFLICT", "Another editor changed these names first. They are shown as they are now.");
}
