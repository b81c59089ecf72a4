import { fold } from "@/lib/jobs/search/words/fold";
import { readNames, SEEDED_KEYS } from "@/lib/jobs/search/words/staff/load-names";
import type { StaffNames } from "@/lib/jobs/search/words/staff/schema";

export const NAMES_PAGE_SIZE = 30;

/** A page of the things that searches know by name, of those with a text in one of their names, and the number of all. */
export async function listNames(search: string, page: number): Promise<{ names: StaffNames[]; total: number; all: string[] }> {
  const records = await readNames();
  const asked = fold(search.trim());
  const found = records.filter(({ same, said, near }) => [same, said, near].flat().some((name) => fold(name).includes(asked)));
  // What the staff wrote stands first.
  const sorted = found.toSorted((a, b) => Number(b.version !== undefined) - Number(a.version !== undefined));
  const names = sorted
    .slice((page - 1) * NAMES_PAGE_SIZE, page * NAMES_PAGE_SIZE)
    .map(({ key, kind, same, said, near, version = 0 }) => ({
      key,
      kind,
      same,
      said,
      near,
      version,
      isSeeded: SEEDED_KEYS.has(key),
    }));
  return { names, total: found.length, all: records.flatMap(({ same: [first] }) => first ?? []) };
}
