import { addBit, type Bitset, emptyBitset, intersect, unite } from "@/lib/jobs/search/index/bitset";
import { formsOf, type Term, type Tier } from "@/lib/jobs/search/words/query";

/**
 * The rows of some jobs by the tokens that they hold. The index of all listed jobs has none, since its words would be most of its memory; for a few
 * that many questions are asked of, one look here is what a query of the database would be.
 */
export class WordRows {
  private readonly rowsOfToken = new Map<string, Bitset>();
  /** In order, so that those which begin alike stand together. */
  private readonly tokens: readonly string[];

  constructor(private readonly words: readonly (readonly string[])[]) {
    for (const [row, tokens] of words.entries()) {
      for (const token of tokens) addBit(this.setOf(token), row);
    }
    this.tokens = [...this.rowsOfToken.keys()].sort();
  }

  /** The rows that have a term in a tier: what its termQuery finds in the database. */
  rowsOf(term: Term, tier: Tier): Bitset {
    const found = formsOf(term, tier).map((form) => form.map((token) => this.rowsWith(token)).reduce(intersect));
    return found.reduce(unite, emptyBitset(this.words.length));
  }

  private rowsWith(token: string): Bitset {
    if (!token.endsWith("*")) return this.rowsOfToken.get(token) ?? emptyBitset(this.words.length);
    const beginning = token.slice(0, -1);
    let rows = emptyBitset(this.words.length);
    for (let at = this.firstFrom(beginning); this.tokens[at]?.startsWith(beginning); at++) {
      rows = unite(rows, this.setOf(this.tokens[at] ?? ""));
    }
    return rows;
  }

  /** The place of the first token that is not before a text, by halving. */
  private firstFrom(text: string): number {
    let [low, high] = [0, this.tokens.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.tokens[middle] ?? "") < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private setOf(token: string): Bitset {
    const set = this.rowsOfToken.get(token) ?? emptyBitset(this.words.length);
    this.rowsOfToken.set(token, set);
    return set;
  }
}
