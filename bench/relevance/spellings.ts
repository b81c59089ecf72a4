import { existsSync, readFileSync } from "node:fs";
import { fold } from "@/lib/jobs/search/words/fold";
import { Vocabulary } from "@/lib/jobs/search/words/spelling/vocabulary";
import { realFile } from "./data-sets";

const VOCABULARY = 30_000;
/** Hindi words for the rest of the vocabulary: one a line, such as those of the Debian package hunspell-hi. */
const WORDS = process.env.HINDI_WORDS ?? "/usr/share/hunspell/hi_IN.dic";
/** Endings by which a short list of words becomes a vocabulary of words that are easily mixed up. */
const ENDINGS = ["ों", "ें", "ी", "ा", "े"];

/** How well people's spellings of Hindi words in Latin letters find the words they mean, among 30,000. */
export function printSpellings(): void {
  const file = realFile("hindi-spellings/dakshina-hi-dev.tsv");
  if (!file) {
    console.log("\nhindi-spellings: skipped, set REAL_DATA_DIR to the folder of real files");
    return;
  }
  const rows = readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => line.split("\t"));
  const words = new Set(rows.map(([, word = ""]) => fold(word)));
  const own = words.size;
  for (const word of otherWords(words)) if (words.size < VOCABULARY) words.add(word);
  const vocabulary = new Vocabulary([...words].map((word) => [word, 1]));
  const ranks = rows.map(([spelling = "", word = ""]) =>
    vocabulary.nearest(fold(spelling), 1_000).findIndex((near) => near.word === fold(word)),
  );
  const share = (of: (rank: number) => boolean) => ((100 * ranks.filter(of).length) / ranks.length).toFixed(1);
  console.log(
    `\nhindi-spellings: ${rows.length} spellings of ${own} words among ${vocabulary.size}: found ${share((rank) => rank >= 0)} %, in the first ten ${share((rank) => rank >= 0 && rank < 10)} %, first ${share((rank) => rank === 0)} %`,
  );
}

function otherWords(known: ReadonlySet<string>): string[] {
  const listed = existsSync(WORDS)
    ? readFileSync(WORDS, "utf8")
        .split("\n")
        .map((line) => fold(line.split("/")[0]?.trim() ?? ""))
    : [];
  const hindi = listed.filter((word) => /^[\u0900-\u097f]+$/.test(word));
  const stems = [...known, ...hindi].map((word) => word.replace(/[\u093e-\u094c]$/u, ""));
  return [...hindi, ...ENDINGS.flatMap((ending) => stems.map((stem) => stem + ending))];
}
