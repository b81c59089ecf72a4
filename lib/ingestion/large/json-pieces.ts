import { UnreadableFileError } from "@/lib/ingestion/read/bounds";

/** Longest record that is held at a time, in characters. */
const MAX_PIECE = 8 * 1024 * 1024;

/** The lines of a text that say something. @throws UnreadableFileError where one is too long */
export async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = "";
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split("\n");
    rest = checkPiece(lines.pop() ?? "");
    for (const line of lines) if (line.trim() !== "") yield line;
  }
  if (rest.trim() !== "") yield rest;
}

/** The texts of the objects in the list that a JSON document is. @throws UnreadableFileError where it ends within one, or one is too long */
export async function* objectsOf(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let held = "";
  let depth = 0;
  let isInString = false;
  let isEscaped = false;
  for await (const chunk of chunks) {
    const text = checkPiece(held) + chunk;
    let start = held === "" ? -1 : 0;
    for (let at = held.length; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (isInString) {
        if (isEscaped) isEscaped = false;
        else if (code === BACKSLASH) isEscaped = true;
        else if (code === QUOTE) isInString = false;
      } else if (code === QUOTE) isInString = true;
      else if (code === OPEN_OBJECT || code === OPEN_LIST) {
        if (code === OPEN_OBJECT && depth === 1) start = at;
        depth++;
      } else if (code === CLOSE_OBJECT || code === CLOSE_LIST) {
        depth--;
        if (depth === 1 && start >= 0) {
          yield text.slice(start, at + 1);
          start = -1;
        }
      }
    }
    held = start < 0 ? "" : text.slice(start);
  }
  if (depth !== 0 || isInString) throw new UnreadableFileError("the list of JSON ends in the middle");
}

const [QUOTE, BACKSLASH, OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST] = [34, 92, 123, 125, 91, 93] as const;

function checkPiece(text: string): string {
  if (text.length > MAX_PIECE) throw new UnreadableFileError("a record has more than eight million characters");
  return text;
}
