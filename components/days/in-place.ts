import { BADGE_TONES, type BadgeTone } from "@/components/ui/badge";
import { type Day, daysBetween } from "@/lib/dates";

/** Words for one day and for several, whose number is a `#`. */
export type Counted = { one: string; many: string };

export function inDays(days: number, { one, many }: Counted): string {
  return days === 1 ? one : many.replace("#", String(days));
}

/** Words for the days to something: to the day itself, and for what has passed. */
export type DaysToWords = Counted & { today: string; past: string };

/** From a day that has come until the last day of what began on it, it is today. */
export function daysTo(day: Day, until: Day, words: DaysToWords, today: Day): string {
  if (today < day) return inDays(daysBetween(today, day), words);
  return today <= until ? words.today : words.past;
}

/** Changes the first text of an element in place. */
export function write(element: Element | null | undefined, text: string): void {
  const node = [...(element?.childNodes ?? [])].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
  if (node) node.nodeValue = text;
}

/** Gives a chip its text and ground. */
export function repaint(chip: Element, tone: BadgeTone, text: string): void {
  write(chip, text);
  for (const colour of Object.values(BADGE_TONES)) chip.classList.remove(...colour.split(" "));
  chip.classList.add(...BADGE_TONES[tone].split(" "));
}
