const MAX_OCTETS = 75;

/**
 * Folds the lines of an iCalendar file at 75 octets without parting a character (RFC 5545, 3.1): a letter of Devanagari takes three
 * octets. Folds that are there already are undone first.
 */
export function foldLines(text: string): string {
  const lines = text.replace(/\r?\n[ \t]/g, "").split(/\r?\n/);
  return lines.map(foldLine).join("\r\n");
}

function foldLine(line: string): string {
  const parts: string[] = [""];
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > MAX_OCTETS) {
      parts.push("");
      // The space that begins a continued line counts too.
      octets = 1;
    }
    parts[parts.length - 1] += character;
    octets += size;
  }
  return parts.join("\r\n ");
}
