import { addAll, addBit, type Bitset, emptyBitset, intersect } from "@/lib/jobs/search/index/bitset";
import { Postings } from "@/lib/jobs/search/index/words/postings";
import { Tokens } from "@/lib/jobs/search/index/words/tokens";
import { type Form, formsOf, type Term, type Tier } from "@/lib/jobs/search/words/query";

/**
 * The rows of jobs by the tokens that they hold: what one look here finds is what a query of the database would. A row is added behind the others and
 * never changed, as in the columns of the index.
 */
export class WordRows {
  private readonly tokens = new Tokens();
  private readonly postings = new Postings();
  private rows = 0;

  constructor(words: Iterable<readonly string[]> = []) {
    for (const row of words) this.add(row);
  }

  /** How many rows are held: all below this number. */
  get size(): number {
    return this.rows;
  }

  /** Adds the next row by its tokens. */
  add(words: readonly string[]): void {
    for (const word of words) this.postings.add(this.tokens.add(word), this.rows);
    this.rows += 1;
    this.tokens.sort();
  }

  /** The rows that have a term in a tier: what its termQuery finds in the database. */
  rowsOf(term: Term, tier: Tier): Bitset {
    const rows = emptyBitset(this.rows);
    const forms = formsOf(term, tier);
    for (const [token = ""] of forms.filter(isOneToken)) this.addRowsWith(token, rows);
    for (const form of forms) {
      if (isOneToken(form) || !form.every((token) => this.has(token))) continue;
      addAll(rows, form.map((token) => this.rowsWith(token)).reduce(intersect));
    }
    return rows;
  }

  /** How many different tokens the rows have. */
  get tokenCount(): number {
    return this.tokens.size;
  }

  /** The words of heads ("^clerk") among the tokens from one number to another, and in how many rows each stands. */
  headWords(from: number, to: number): [word: string, count: number][] {
    const words: [string, number][] = [];
    for (let number = from; number < Math.min(to, this.tokens.size); number++) {
      const token = this.tokens.nameOf(number);
      if (token.startsWith("^") && !token.includes(" ")) words.push([token.slice(1), this.postings.countOf(number)]);
    }
    return words;
  }

  private has(token: string): boolean {
    return token.endsWith("*") || this.tokens.numberOf(token) !== undefined;
  }

  private rowsWith(token: string): Bitset {
    const rows = emptyBitset(this.rows);
    this.addRowsWith(token, rows);
    return rows;
  }

  private addRowsWith(token: string, rows: Bitset): void {
    const addList = (list: number) => this.postings.forEach(list, (row) => addBit(rows, row));
    const list = this.tokens.numberOf(token);
    if (token.endsWith("*")) this.tokens.forEachBegunBy(token.slice(0, -1), addList);
    else if (list !== undefined) addList(list);
  }
}

function isOneToken(form: Form): boolean {
  return form.length === 1;
}
