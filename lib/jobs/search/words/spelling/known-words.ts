import { knownBodies } from "@/lib/bodies/known-bodies";
import { readPublic } from "@/lib/database/read-replica";
import type { ListDays } from "@/lib/jobs/search/criteria";
import type { JobSnapshot } from "@/lib/jobs/search/index/snapshot";
import type { WordRows } from "@/lib/jobs/search/index/words/word-rows";
import { listedJobs } from "@/lib/jobs/search/scope";
import { SAYS_NOTHING } from "@/lib/jobs/search/words/data/nothing";
import { fold, wordsOf } from "@/lib/jobs/search/words/fold";
import { type KnownNames, knownNames, knownNameWords } from "@/lib/jobs/search/words/names";
import { placeWords } from "@/lib/jobs/search/words/place-words";
import { Vocabulary } from "@/lib/jobs/search/words/spelling/vocabulary";

/** Words are read again after this time at the first search that needs them: what they are for can wait, and a new word is found as it is at once. */
const MAX_AGE_MS = 10 * 60 * 1000;

/** Letters of a word that says nothing to be what a misspelt one stands for: nearly every short form is near to "is" or "near". */
const MIN_NOTHING = 5;

/** Letters of a word of a body's name that a misspelt one may stand for. */
const MIN_BODY_WORD = 6;

/** English words that say nothing and that few misspell, but that other words are near to. */
const NEVER_MEANT = new Set(["hiring", "fresher", "freshers", "apply"]);

type Known = { readAt: number; names: KnownNames; vocabulary: Promise<Vocabulary> };

// Bundles of different routes each hold their own copy of this module; the words are one a process.
const holder = globalThis as typeof globalThis & { niyuktiWords?: Known };

/** The words that a misspelt one is corrected to: those of the titles, posts and bodies of listed jobs, and all that a search understands. */
export function knownWords(index: JobSnapshot, days: ListDays): Promise<Vocabulary> {
  const known = holder.niyuktiWords;
  const now = performance.now();
  if (known && known.names === knownNames() && now - known.readAt < MAX_AGE_MS) return known.vocabulary;
  const vocabulary = readVocabulary(index, days);
  holder.niyuktiWords = { readAt: now, names: knownNames(), vocabulary };
  vocabulary.catch(() => {
    delete holder.niyuktiWords;
  });
  return vocabulary;
}

async function readVocabulary(index: JobSnapshot, days: ListDays): Promise<Vocabulary> {
  const counted = index.words ? countedIn(index.words) : await countedInDatabase(days);
  const nothing = new Set([...SAYS_NOTHING].map(fold).filter((word) => !NEVER_MEANT.has(word)));
  const understood = [...knownNameWords(), ...bodyWords(), ...placeWords(), ...nothing];
  const all = [...understood.map((word): [string, number] => [word, 1]), ...counted];
  return new Vocabulary(all.filter(([word]) => word.length > 1 && (word.length >= MIN_NOTHING || !nothing.has(word))));
}

/** Words of the names of bodies: notices often have a short form alone. */
function bodyWords(): string[] {
  const names = knownBodies().bodies.flatMap(({ name, hindi }) => [name, hindi]);
  return [...new Set(names.flatMap((name) => wordsOf(fold(name))))].filter(({ length }) => length >= MIN_BODY_WORD);
}

/** The words of heads (lib/jobs/search/words/marked.ts) and how many jobs have each; of jobs that were there before a write too. */
function countedIn(words: WordRows): [string, number][] {
  return words.countsOf("^").flatMap(([token, count]) => (token.includes(" ") ? [] : [[token.slice(1), count]]));
}

async function countedInDatabase(days: ListDays): Promise<[string, number][]> {
  const [row] = await readPublic(
    (client) => client.$queryRaw<{ words: string | null }[]>`
    SELECT string_agg(word || ' ' || count, E'\n') AS words FROM (
      SELECT substr(word, 2) AS word, count(*) AS count FROM jobs, unnest(search_words) AS word
      WHERE ${listedJobs(days)} AND word LIKE '^_%' AND word NOT LIKE '% %' GROUP BY word
    ) AS counted`,
  );
  return (row?.words ?? "").split("\n").map((line): [string, number] => {
    const [word = "", count] = line.split(" ");
    return [word, Number(count)];
  });
}
