import { isSort, sortMark } from "@/lib/bodies/marks/sorts";
import { type NameRecord, wordsIn } from "@/lib/jobs/search/words/data/seeded-names";
import type { NameGroup } from "@/lib/jobs/search/words/names";
import { isDevanagari, withNasalDot } from "@/lib/jobs/search/words/spelling/roman";
import { inflected, withShortWords } from "@/lib/jobs/search/words/spellings";

/** What a name says by its words, and these as one text. */
export type Apart = (name: string) => { words: readonly string[]; text: string };

/** Takes names apart, each once however often it is asked for: what is near to one thing is mostly a name of another. */
export function takingApart(): Apart {
  const taken = new Map<string, ReturnType<Apart>>();
  return (name) => {
    const known = taken.get(name);
    if (known) return known;
    const words = wordsIn(name);
    const apart = { words, text: words.join(" ") };
    taken.set(name, apart);
    return apart;
  };
}

/** The names of each record by their words. */
export function groupsOf(records: readonly NameRecord[], apart: Apart): NameGroup[] {
  const heads = new Map(records.flatMap((record) => headsOf(record).map((head) => [apart(head).text, record.key] as const)));
  return records.map((record) => groupOf(record, akinIn(record, heads, apart), apart));
}

/** The names by which a thing is known before others: its first one, and its first in Hindi. */
function headsOf({ same }: NameRecord): string[] {
  const [first = ""] = same;
  return [first, same.find(isDevanagari) ?? first];
}

/** A post that is a thing of its own elsewhere is akin to this one and not the same: a tracer comes after all draughtsmen. */
function akinIn({ key, kind, same }: NameRecord, heads: ReadonlyMap<string, string>, apart: Apart): string[] {
  if (kind !== "post" && kind !== "exam") return [];
  return same.slice(1).filter((name) => (heads.get(apart(name).text) ?? key) !== key);
}

function groupOf({ key, kind, same: all, said, near }: NameRecord, akin: readonly string[], apart: Apart): NameGroup {
  const same = all.filter((name) => !akin.includes(name));
  const [en = ""] = same;
  const words = (names: readonly string[]) => names.map((name) => apart(name).words).filter((name) => name.length > 0);
  const hi = same.find(isDevanagari) ?? en;
  return {
    same: words(same).flatMap(withShortWords),
    said: words(said),
    near: words(near),
    ...(akin.length > 0 && { akin: words(akin).flatMap(withShortWords) }),
    en,
    hi,
    kind,
    ...(isSort(key) && { sorts: [sortMark(key)] }),
  };
}

/** A name in the singular and in the plural, one in Hindi with its nasals in both writings. */
export function inflectedName(name: readonly string[]): string[] {
  const [text, last] = [name.join(" "), name.at(-1) ?? ""];
  const before = text.slice(0, text.length - last.length);
  const spellings = inflected(last).map((form) => before + form);
  return isDevanagari(text) ? [...new Set([...spellings, ...spellings.map(withNasalDot)])] : spellings;
}
