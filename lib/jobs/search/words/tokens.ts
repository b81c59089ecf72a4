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
/** Parts joined by strokes, with a figure among them: "05/2026-27", "CRPD/PO/2026-27/04", "०५/२०२६". No word of Hindi is cut in two: "ITI/10वीं". */
const NUMBER =
  /(?<![\p{L}\p{M}\p{N}])(?=[\p{L}\p{N}.()&/-]*\p{Nd})[\p{L}\p{N}][\p{L}\p{N}.()&-]*(?:\/[\p{L}\p{N}.()&-]*[\p{L}\p{N})])+(?![\p{L}\p{M}\p{N}])/u;
/** A class of school, and what says behind figures alone that they are classes. */
const [CLASS, OF_CLASSES] = [/^(5|7|8|9|10|11|12)(th)?$/, /^ ?(?:pass|paas|fail|पास|फेल)/i];
/** A word goes on behind what nobody sees of it, which `fold` takes away. */
const PIECE = new RegExp(`${QUOTED.source}|${NUMBER.source}|${DOTTED.source}|[\\p{L}\\p{M}\\p{N}\\p{Cf}]+`, "gu");

/** The pieces of a search in their order, at most MAX_TOKENS. Signs between them say nothing, but for quotes and for a minus before a piece. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(PIECE)) {
    if (tokens.length >= MAX_TOKENS) break;
    const [piece] = match;
    const classes = classesIn(piece, match.index, text.slice(match.index + piece.length));
    for (const token of classes ?? [tokenOf(piece, match.index)]) if (token.words.length > 0) tokens.push(withMinus(token, text));
  }
  return tokens;
}

/** Each part of classes and the like that strokes join, "10th/12th", "ITI/10th", "10/12 pass"; null where a piece is something else. */
function classesIn(piece: string, from: number, after: string): Token[] | null {
  const parts = piece.split("/");
  if (parts.length < 2) return null;
  const said = parts.map((part) => CLASS.exec(fold(part)));
  const isOfClasses = said.some((one) => one?.[2] || (one && OF_CLASSES.test(after)));
  if (!isOfClasses || parts.some((part, at) => !said[at] && /[^\p{L}\p{M}]/u.test(part))) return null;
  return parts.map((part, at) => {
    const start = from + parts.slice(0, at).join("/").length + Math.min(at, 1);
    const words = said[at] ? [`${said[at][1]}th`] : wordsOf(fold(part));
    return { kind: "word", words, from: start, to: start + part.length, isLeftOut: false };
  });
}

function tokenOf(piece: string, from: number): Token {
  const place = { from, to: from + piece.length, isLeftOut: false };
  const folded = fold(piece);
  const quoted = QUOTED.exec(piece);
  if (quoted && piece.startsWith(quoted[0])) return { ...place, kind: "quoted", words: wordsOf(fold(quoted[1] ?? "")) };
  if (piece.includes("/") && /\d/.test(folded)) {
    const key = advertisementKey(folded);
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
