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

  /** In how many rows each token stands that begins so. */
  countsOf(beginning: string): [token: string, count: number][] {
    const counts: [string, number][] = [];
    this.tokens.forEachBegunBy(beginning, (number) => counts.push([this.tokens.nameOf(number), this.postings.countOf(number)]));
    return counts;
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
