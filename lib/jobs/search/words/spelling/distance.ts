/**
 * What a slip costs, in consonants: vowels and the breath of an aspirate are what ears and fingers get wrong first. The letters beyond those of
 * Latin are those of lib/jobs/search/words/spelling/roman.ts.
 */
const LOSSES: Readonly<Record<string, number>> = {
  "~": 0.15,
  "'": 0,
  a: 0.45,
  A: 0.6,
  e: 0.5,
  i: 0.5,
  I: 0.5,
  o: 0.5,
  u: 0.5,
  U: 0.5,
  y: 0.35,
  h: 0.3,
  N: 0.5,
};
const CHANGES: Readonly<Record<string, number>> = pairs(
  "a~ 0.05,a' 0.2,A' 0.5,~' 0.1,aA 0.1,A~ 0.5,ie 0.3,Ie 0.4,iI 0.07,uU 0.07,uo 0.3,Uo 0.3,iy 0.2,Iy 0.2,bv 0.5,dr 0.6,mn 0.5,Nn 0,Nm 0.1,sS 0.1,sC 0.5,SC 0.5,fp 0.4,gj 0.6,td 0.6,kC 0.4,ks 0.5,uv 0.4,Uv 0.4",
);
const OTHER_VOWEL = 0.55;
const OTHER = 1;
const SWAPPED = 0.55;
const DOUBLED = 0.2;

/** How far two words are from each other: additions, omissions, changes and swaps of neighbours. Above `limit` it is some larger number. */
export function distanceOf(a: string, b: string, limit = Number.POSITIVE_INFINITY): number {
  if (a === b) return 0;
  let [twoBack, back] = [new Float64Array(0), new Float64Array(b.length + 1)];
  for (let column = 1; column <= b.length; column++) back[column] = (back[column - 1] ?? 0) + lossOf(b, column - 1);
  for (let row = 1; row <= a.length; row++) {
    const now = new Float64Array(b.length + 1);
    now[0] = (back[0] ?? 0) + lossOf(a, row - 1);
    let least = now[0];
    for (let column = 1; column <= b.length; column++) {
      let best = Math.min(
        (back[column] ?? 0) + lossOf(a, row - 1),
        (now[column - 1] ?? 0) + lossOf(b, column - 1),
        (back[column - 1] ?? 0) + changeOf(a[row - 1] ?? "", b[column - 1] ?? ""),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        best = Math.min(best, (twoBack[column - 2] ?? 0) + SWAPPED);
      }
      now[column] = best;
      least = Math.min(least, best);
    }
    if (least > limit) return least;
    [twoBack, back] = [back, now];
  }
  return back[b.length] ?? 0;
}

function lossOf(word: string, at: number): number {
  const letter = word[at] ?? "";
  if (letter === word[at - 1]) return DOUBLED;
  return LOSSES[letter] ?? OTHER;
}

function changeOf(a: string, b: string): number {
  if (a === b) return 0;
  const known = CHANGES[a + b];
  if (known !== undefined) return known;
  return isVowel(a) && isVowel(b) ? OTHER_VOWEL : OTHER;
}

function isVowel(letter: string): boolean {
  return letter !== "h" && LOSSES[letter] !== undefined;
}

function pairs(text: string): Record<string, number> {
  const found: Record<string, number> = {};
  for (const pair of text.split(",")) {
    const [letters = "", cost] = pair.split(" ");
    found[letters] = Number(cost);
    found[[...letters].reverse().join("")] = Number(cost);
  }
  return found;
}
