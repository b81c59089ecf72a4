import { formOf } from "@/lib/bodies/forms";
import { SEEDED_KEYS, withEdited } from "@/lib/bodies/known-bodies";
import { readEditedBodies } from "@/lib/bodies/staff/load-bodies";
import type { StaffBody } from "@/lib/bodies/staff/schema";

export const BODIES_PAGE_SIZE = 30;

/** A page of the bodies with a text in one of their names, what the staff wrote first; the number of all found, and every name to choose from. */
export async function listBodies(search: string, page: number): Promise<{ bodies: StaffBody[]; total: number; all: string[] }> {
  const edited = await readEditedBodies();
  const versions = new Map(edited.map(({ key, version }) => [key, version]));
  const bodies = withEdited(edited);
  const asked = formOf(search);
  const found = bodies.filter(({ name, hindi, aliases }) => [name, hindi, ...aliases].some((one) => formOf(one).includes(asked)));
  const sorted = found.toSorted((a, b) => Number(versions.has(b.key)) - Number(versions.has(a.key)));
  return {
    bodies: sorted.slice((page - 1) * BODIES_PAGE_SIZE, page * BODIES_PAGE_SIZE).map((body) => ({
      ...body,
      version: versions.get(body.key) ?? 0,
      isSeeded: SEEDED_KEYS.has(body.key),
    })),
    total: found.length,
    all: bodies.map(({ name }) => name),
  };
}
