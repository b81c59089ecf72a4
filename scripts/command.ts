import { existsSync } from "node:fs";

/**
 * Begins a command: gives the words behind it where they are such as it takes. Asked for help, or told other words, it says how it is called and ends: nobody
 * who asks what a command does may find it done. A checkout in which nothing was started yet, as on a new machine that a backup is restored on, gets its
 * database client, without which no command runs; an image brings one.
 */
export async function wordsOf(usage: string, isRight: (words: string[]) => boolean): Promise<string[]> {
  const words = process.argv.slice(2);
  const asksForHelp = words.includes("--help") || words.includes("-h");
  if (asksForHelp || !isTaken(words, isRight)) {
    console[asksForHelp ? "log" : "error"](`Usage: ${usage}`);
    process.exit(asksForHelp ? 0 : 1);
  }
  if (existsSync("prisma.config.ts") && import.meta.filename.endsWith(".ts")) {
    const { ensureClient } = await import("./prepare.mjs");
    await ensureClient();
  }
  return words;
}

/** A rule that cannot read them at all, as an option that it does not know, throws. */
function isTaken(words: string[], isRight: (words: string[]) => boolean): boolean {
  try {
    return isRight(words);
  } catch {
    return false;
  }
}

/** The rule of a command that takes no words. */
export const none = (words: string[]) => words.length === 0;
