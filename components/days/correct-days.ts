import { BADGE_TONES } from "@/components/ui/badge-tones";
import { daysLeft, isDay } from "@/lib/dates";
import { type Urgency, urgencyOf } from "@/lib/jobs/urgency";

/** How each band reads with one day and with several (`#`). */
export type DayWords = Record<Urgency, { one: string; many: string }> & { closed: string };

/**
 * Rewrites every chip of days left under `root` (`data-deadline`) as of now, and takes Apply away from what has closed since. Only
 * texts, classes and attributes change, so that the elements stay those that React knows.
 */
export function correctDays(root: ParentNode, words: DayWords, now: Date): void {
  for (const chip of root.querySelectorAll<HTMLElement>("[data-deadline]")) {
    const deadline = chip.dataset.deadline ?? "";
    if (!isDay(deadline)) continue;
    const days = daysLeft(deadline, now);
    const urgency = urgencyOf(days);
    const { one, many } = words[urgency];
    write(chip, days === 1 ? one : many.replace("#", String(days)));
    for (const colour of Object.values(BADGE_TONES)) chip.classList.remove(...colour.split(" "));
    chip.classList.add(...BADGE_TONES[urgency].split(" "));
    if (days === 0) closeListing(chip, words);
  }
}

/** The links to apply of the card or panel around a chip lead nowhere any more, and say why. */
function closeListing(chip: HTMLElement, words: DayWords): void {
  const listing = chip.closest("article, aside") ?? chip.closest("main");
  for (const link of listing?.querySelectorAll<HTMLAnchorElement>("a[data-apply]") ?? []) {
    if (!link.hasAttribute("href")) continue;
    link.removeAttribute("href");
    link.setAttribute("role", "link");
    link.setAttribute("aria-disabled", "true");
    link.setAttribute("aria-label", `${words.expired.many}: ${words.closed}`);
    link.classList.replace("button-primary", "button-disabled");
    write(link, words.expired.many);
    link.insertAdjacentText("afterend", words.closed);
  }
}

/** Changes the first text of an element in place. */
function write(element: HTMLElement, text: string): void {
  const node = [...element.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
  if (node) node.nodeValue = text;
}
