import type { ICalCalendar } from "ical-generator";

const MAX_OCTETS = 75;
const END = "END:VCALENDAR";

/**
 * A calendar as it is sent, the last line ended as every other (RFC 5545, 3.4). Its entries are written one by one: the package folds a whole calendar
 * letter by letter, which takes a tenth of a second of CPU for 300 entries, in which the server answers nobody.
 */
export function writeCalendar(calendar: ICalCalendar): string {
  const entries = calendar.events().join("");
  const frame = calendar.clear().toString();
  return foldLines(`${frame.slice(0, -END.length)}${entries}${END}\r\n`);
}

/**
 * Folds the lines of an iCalendar file at 75 octets without parting a character (RFC 5545, 3.1): a letter of Devanagari takes three
 * octets. Folds that are there already are undone first.
 */
export function foldLines(text: string): string {
  const lines = text.replace(/\r?\n[ \t]/g, "").split(/\r?\n/);
  return lines.map(foldLine).join("\r\n");
}

function foldLine(line: string): string {
  if (Buffer.byteLength(line) <= MAX_OCTETS) return line;
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
