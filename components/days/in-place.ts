import { BADGE_TONES, type BadgeTone } from "@/components/ui/badge";

/** Words for one day and for several, whose number is a `#`. */
export type Counted = { one: string; many: string };

export function inDays(days: number, { one, many }: Counted): string {
  return days === 1 ? one : many.replace("#", String(days));
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
