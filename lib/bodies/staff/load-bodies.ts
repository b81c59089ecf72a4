import type { AuditValues } from "@/lib/audit/schema";
import type { Body } from "@/lib/bodies/body";
import { beginToReadBodies, resolveByBodies } from "@/lib/bodies/known-bodies";
import { db } from "@/lib/db";
import type { Prisma } from "@/lib/generated/prisma/client";
import { isDepartmentKey } from "@/lib/jobs/facts/departments";

type Client = Pick<Prisma.TransactionClient, "editedBody">;

/** A body that the staff edited or added, with the version of the edit. */
export type EditedBody = Body & { version: number };

/** Puts the bodies to use that the staff has edited. Asked before names are read of a file or a source: one short query. */
export async function loadBodies(client: Client = db()): Promise<EditedBody[]> {
  const read = beginToReadBodies();
  const edited = await readEditedBodies(client);
  resolveByBodies(edited, read);
  return edited;
}

/** What the staff edited or added, by key. */
export async function readEditedBodies(client: Client = db()): Promise<EditedBody[]> {
  const rows = await client.editedBody.findMany({ orderBy: { key: "asc" } });
  return rows.flatMap(({ changedAt: _at, department, ...row }) => (isDepartmentKey(department) ? [{ ...row, department }] : []));
}

/** What the log keeps of a body: what its editors enter. */
export function logged(body: Body | undefined): AuditValues {
  const { key: _key, version: _version, ...fields } = (body ?? {}) as Partial<EditedBody>;
  return fields;
}
