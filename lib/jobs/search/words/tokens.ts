import { fold, wordsOf } from "@/lib/jobs/search/words/fold";
import { DOTTED, joinedWords } from "@/lib/jobs/search/words/search-words";
import { advertisementKey } from "@/lib/jobs/similar/advertisement";

/** A piece of a search as it was typed: where it stands, and what it asks for. */
export type Token = {
  kind: "word" | "quoted" | "number";
  words: readonly string[];
  /** Where it stands in the text, with its quotes and its minus. */
  from: number;
  to: number;
  isLeftOut: boolean;
  /** Of a number: what two writings of it share. */
  key?: string;
};

const MAX_TOKENS = 24;
const QUOTED = /["“”„]([^"“”„]*)["“”„]/u;
/** Parts joined by strokes, with a figure among them: "05/2026-27", "CRPD/PO/2026-27/04". */
const NUMBER = /(?<![\p{L}\p{M}\p{N}])[\p{L}\p{N}][\p{L}\p{N}.()&-]*(?:\/[\p{L}\p{N}.()&-]*[\p{L}\p{N})])+/u;
const PIECE = new RegExp(`${QUOTED.source}|${NUMBER.source}|${DOTTED.source}|[\\p{L}\\p{M}\\p{N}]+`, "gu");

/** The pieces of a search in their order, at most MAX_TOKENS. Signs between them say nothing, but for quotes and for a minus before a piece. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(PIECE)) {
    if (tokens.length >= MAX_TOKENS) break;
    const token = tokenOf(match[0], match.index);
    if (token.words.length > 0) tokens.push(withMinus(token, text));
  }
  return tokens;
}

function tokenOf(piece: string, from: number): Token {
  const place = { from, to: from + piece.length, isLeftOut: false };
  const folded = fold(piece);
  const quoted = QUOTED.exec(piece);
  if (quoted && piece.startsWith(quoted[0])) return { ...place, kind: "quoted", words: wordsOf(fold(quoted[1] ?? "")) };
  if (piece.includes("/") && /\d/.test(piece)) {
    const key = advertisementKey(piece);
    return { ...place, kind: "number", words: wordsOf(folded), ...(key && { key }) };
  }
  const [joined] = piece.includes(".") ? joinedWords(folded) : [];
  return { ...place, kind: "word", words: joined ? [joined] : wordsOf(folded) };
}

function withMinus(token: Token, text: string): Token {
  const before = text.slice(Math.max(0, token.from - 2), token.from);
  return /(?:^|\s)[-−–]$/u.test(before) && (before.length > 1 || token.from === 1)
    ? { ...token, from: token.from - 1, isLeftOut: true }
    : token;
}
