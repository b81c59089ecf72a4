import type { PositionFields } from "@/lib/jobs/editing/schema";
import { POSITION_NAMES } from "@/lib/jobs/job/names";

/** A post as it is or is to be stored, with its place in the notice from 1. */
type Post = { ordinal: number } & { [Name in keyof PositionFields]?: PositionFields[Name] | null };
type StoredPost = Post & { id: number };

/**
 * For each post of a list that is written over another the stored one that it is; null where it is new. By its number where the call names it, else
 * by what it says, its name, its place; a post of another name is the one at its place only in a list that is as long as before, where a name was
 * mended. No stored post is two of them.
 * @param ids what the call names each post by, in order
 */
export function keptPositions<Stored extends StoredPost>(
  stored: readonly Stored[],
  posts: readonly Post[],
  ids: readonly unknown[],
): (Stored | null)[] {
  const isNamed = (row: Stored, _post: Post, at: number) => row.id === ids[at];
  const isAtPlace = (row: Stored, post: Post) => row.ordinal === post.ordinal;
  const isOfName = (row: Stored, post: Post) => row.positionName === post.positionName;
  const isRenamed = (row: Stored, post: Post) => stored.length === posts.length && isAtPlace(row, post);
  const both = (one: typeof isAtPlace, other: typeof isAtPlace) => (row: Stored, post: Post) =>
    one(row, post) && other(row, post);
  const kept: (Stored | null)[] = posts.map(() => null);
  const free = new Set(stored);
  for (const isSame of [isNamed, both(saysSame, isAtPlace), saysSame, both(isOfName, isAtPlace), isOfName, isRenamed]) {
    for (const [at, post] of posts.entries()) {
      const row = kept[at] ? undefined : [...free].find((candidate) => isSame(candidate, post, at));
      if (!row) continue;
      kept[at] = row;
      free.delete(row);
    }
  }
  return kept;
}

/** Whether two posts say the same, wherever they stand. */
export function saysSame(one: Post, other: Post): boolean {
  return POSITION_NAMES.every((name) => (one[name] ?? null) === (other[name] ?? null));
}
