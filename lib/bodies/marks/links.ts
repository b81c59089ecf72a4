import { knownBodies } from "@/lib/bodies/known-bodies";
import { BELONGS } from "@/lib/bodies/marks/data/belongs";
import { SEATS } from "@/lib/bodies/marks/data/seats";
import { SORT_WORDS } from "@/lib/bodies/marks/sorts";
import { placeKey } from "@/lib/places/places";

type Links = { parents: Map<string, string[]>; sorts: Map<string, string[]>; seats: Map<string, string[]> };
let made: { links: Links; of: ReturnType<typeof knownBodies> } | null = null;

/** What the tables say of bodies, by their keys: what else they belong to, their sorts, and the towns they sit in. */
export function links(): Links {
  if (made?.of === knownBodies()) return made.links;
  const bySort = SORT_WORDS.map(({ key, bodies }): [string, readonly string[]] => [key, bodies]);
  const found = {
    parents: linked(
      linesOf(BELONGS).flatMap(([above, names]) => keysOf(above).map((key): [string, readonly string[]] => [key, names])),
    ),
    sorts: linked(bySort),
    seats: linked(linesOf(SEATS).map(([town, names]): [string, readonly string[]] => [placeKey(town), names])),
  };
  made = { links: found, of: knownBodies() };
  return found;
}

/** By the key of each body that is named, what it is named under. */
function linked(groups: readonly (readonly [string, readonly string[]])[]): Map<string, string[]> {
  const under = new Map<string, string[]>();
  for (const [group, names] of groups) {
    for (const key of names.flatMap(keysOf)) under.set(key, [...(under.get(key) ?? []), group]);
  }
  return under;
}

/** The key of the one body that a name names; none where several share it. */
function keysOf(name: string): string[] {
  const [only, ...others] = knownBodies().find(name);
  return only && others.length === 0 ? [only.body.key] : [];
}

function linesOf(text: string): [string, string[]][] {
  return text
    .trim()
    .split("\n")
    .map((line) => {
      const [group = "", names = ""] = line.split(":");
      return [group.trim(), names.split(";").map((name) => name.trim())];
    });
}
