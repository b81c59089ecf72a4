import { setImmediate as nextTurn } from "node:timers/promises";
import { type KnownBodies, knownBodies } from "@/lib/bodies/known-bodies";
import { readPublic } from "@/lib/database/read-replica";
import type { ListDays } from "@/lib/jobs/search/criteria";
import type { JobSnapshot } from "@/lib/jobs/search/index/snapshot";
import type { WordRows } from "@/lib/jobs/search/index/words/word-rows";
import { listedJobs } from "@/lib/jobs/search/scope";
import { type KnownNames, knownNames } from "@/lib/jobs/search/words/names";
import { isCorrectedTo, understoodWords } from "@/lib/jobs/search/words/spelling/understood-words";
import { Vocabulary } from "@/lib/jobs/search/words/spelling/vocabulary";
import { processState } from "@/lib/process-state";

/** Words are read again after this time at the first search that needs them: what they are for can wait, and a new word is found as it is at once. */
const MAX_AGE_MS = 10 * 60 * 1000;

/** What is taken in at a time, each some two ms of work: words that are taken apart, and tokens of which one in twenty is such a word. */
const AT_A_TIME = { words: 100, tokens: 5_000 };

/** What a vocabulary is made of: when one of these is another, so is the vocabulary. */
type Sources = { names: KnownNames; bodies: KnownBodies; rows: WordRows | undefined };
/** Rows that the index has left must not stay in memory for the sake of their words. */
type Known = Omit<Sources, "rows"> & { rows: WeakRef<WordRows> | undefined; madeAt: number; vocabulary: Vocabulary };

const state = processState<{ niyuktiWords: { known?: Known; making?: Promise<Known> } }>();

/**
 * The words that a misspelt one is corrected to: those of the titles, posts and bodies of listed jobs, and all that a search understands. Only the first
 * of a process are waited for. Later ones are made a little at a time beside the requests, which go on with those before.
 */
export async function knownWords(index: JobSnapshot, days: ListDays): Promise<Vocabulary> {
  state.niyuktiWords ??= {};
  const held = state.niyuktiWords;
  const sources = { names: knownNames(), bodies: knownBodies(), rows: index.words };
  const { known } = held;
  if (known && isOf(known, sources)) return known.vocabulary;
  held.making ??= remake(held, sources, days);
  if (!known) return (await held.making).vocabulary;
  // Where they cannot be read the next search tries again.
  held.making.catch(() => undefined);
  return known.vocabulary;
}

/** The making of newer words, undefined while none are made: what is corrected now may be corrected otherwise once it has ended. */
export function wordsInMaking(): object | undefined {
  return state.niyuktiWords?.making;
}

function isOf(known: Known, { names, bodies, rows }: Sources): boolean {
  // While all words are read again the index has none.
  const isSame = known.names === names && known.bodies === bodies && (rows === undefined || known.rows?.deref() === rows);
  return isSame && performance.now() - known.madeAt < MAX_AGE_MS;
}

async function remake(held: NonNullable<typeof state.niyuktiWords>, sources: Sources, days: ListDays): Promise<Known> {
  try {
    await sources.names.hear((names, each) => inTurns(names, AT_A_TIME.words, each));
    const vocabulary = await vocabularyOf(sources.rows ?? (await countedInDatabase(days)));
    held.known = { ...sources, rows: sources.rows && new WeakRef(sources.rows), vocabulary, madeAt: performance.now() };
    return held.known;
  } finally {
    held.making = undefined;
  }
}

/** Lets requests that wait have their turn. */
type Turn = () => Promise<unknown>;

/** Makes a vocabulary of the words of jobs, a little of it in each turn. */
export async function vocabularyOf(counted: WordRows | [string, number][], turn?: Turn): Promise<Vocabulary> {
  const vocabulary = new Vocabulary([]);
  const add = ([word, count]: [string, number]) => {
    if (isCorrectedTo(word)) vocabulary.add(word, count);
  };
  await inTurns(understoodWords(), AT_A_TIME.words, (word) => add([word, 1]), turn);
  const words = Array.isArray(counted) ? counted : await countedIn(counted, turn);
  await inTurns(words, AT_A_TIME.words, add, turn);
  return vocabulary;
}

/** The words of heads (lib/jobs/search/words/marked.ts) and how many jobs have each; of jobs that were there before a write too. */
async function countedIn(rows: WordRows, turn?: Turn): Promise<[string, number][]> {
  const counts: [string, number][] = [];
  const slices = Array.from({ length: Math.ceil(rows.tokenCount / AT_A_TIME.tokens) }, (_, at) => at * AT_A_TIME.tokens);
  await inTurns(slices, 1, (from) => counts.push(...rows.headWords(from, from + AT_A_TIME.tokens)), turn);
  return counts;
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

/** Does something with each of many things, some at a time, and between them lets others have their turn: no request waits for more than `atATime` of it. */
async function inTurns<T>(things: Iterable<T>, atATime: number, each: (thing: T) => void, turn: Turn = nextTurn): Promise<void> {
  let done = 0;
  for (const thing of things) {
    each(thing);
    done += 1;
    if (done % atATime === 0) await turn();
  }
}
