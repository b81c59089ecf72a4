import { readPublic } from "@/lib/database/read-replica";
import { WordRows } from "@/lib/jobs/search/index/words/word-rows";
import { log } from "@/lib/log";

/** Jobs whose words are read at once: taking them in holds up other requests for some 10 ms. */
const MAX_AT_ONCE = 500;

/**
 * The words of all rows of an index, read after it: some 100 ms for each thousand jobs, in which searches ask the database. What is written later is read
 * with its row.
 */
export class HeldWords {
  readonly rows = new WordRows();
  private ids: Int32Array = new Int32Array(0);
  private reading: Promise<void> | undefined;

  /** @param whenHeld called when the words of all rows are held, and again after each write */
  constructor(private readonly whenHeld: () => void = () => undefined) {}

  /**
   * Reads the words of what was added to the index, by the ids of its rows. Resolves when all are held, or at once while there is much to read: until then,
   * and where they cannot be read, the index goes without.
   */
  async cover(ids: Int32Array): Promise<void> {
    this.ids = ids;
    const left = ids.length - this.rows.size;
    if (left <= 0) return;
    this.reading ??= this.readRest();
    if (left <= MAX_AT_ONCE) await this.reading;
  }

  /** Reads no more: its index is used no longer. */
  stop(): void {
    this.ids = this.ids.subarray(0, 0);
  }

  private async readRest(): Promise<void> {
    try {
      while (this.rows.size < this.ids.length) {
        const words = await readWords(this.ids.subarray(this.rows.size, this.rows.size + MAX_AT_ONCE));
        for (const row of words) this.rows.add(row);
      }
      this.whenHeld();
    } catch (error) {
      log.warn({ err: error }, "The words of listed jobs could not be read: searches ask the database");
    }
    this.reading = undefined;
  }
}

/** The words of some jobs in the order of their ids, none for an id that is no job's; as one text, since the driver makes an object of every value. */
async function readWords(ids: Int32Array): Promise<string[][]> {
  if (ids.length === 0) return [];
  const [row] = await readPublic(
    (client) => client.$queryRaw<{ words: string }[]>`
    SELECT string_agg(coalesce(array_to_string(search_words, E'\t'), ''), E'\n' ORDER BY place) AS words
    FROM unnest(${[...ids]}::int[]) WITH ORDINALITY AS asked (asked_id, place) LEFT JOIN jobs ON jobs.id = asked_id`,
  );
  return (row?.words ?? "").split("\n").map((line) => (line === "" ? [] : line.split("\t")));
}
