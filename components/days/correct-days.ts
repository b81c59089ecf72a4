import { correctExams } from "@/components/days/correct-exams";
import { type Counted, type DaysToWords, daysTo, inDays, repaint, write } from "@/components/days/in-place";
import { addDays, type Day, dayInIndia, daysLeft, isDay, lastDate } from "@/lib/dates";
import { type Urgency, urgencyOf } from "@/lib/jobs/urgency";

/** How each band reads with one day and with several. */
export type DayWords = Record<Urgency, Counted> & {
  closed: string;
  /** What stands under the day of a date leaf. */
  leaf: { today: string; many: string; closed: string };
  tomorrow: string;
};

/**
 * Rewrites every chip of days left (`data-deadline`), every date leaf (`data-leaf`) and the exams under `root` as of now, and takes Apply away from
 * what has closed since. Only texts, classes and attributes change, so that the elements stay those that React knows.
 */
export function correctDays(root: ParentNode, words: DayWords, now: Date): void {
  correctChips(root, words, now);
  correctExams(root, now);
  correctNearDays(root, words, now);
  correctDaysTo(root, dayInIndia(now));
  for (const leaf of root.querySelectorAll<HTMLElement>("[data-leaf]")) {
    const deadline = leaf.dataset.leaf ?? "";
    if (!isDay(deadline)) continue;
    const days = daysLeftOf(leaf, deadline, now);
    const { closed, many } = words.leaf;
    const today = leaf.dataset.today ?? words.leaf.today;
    leaf.dataset.tone = urgencyOf(days);
    write(leaf.querySelector(".sr-only > span"), days === 0 ? words.closed : inDays(days, words.open));
    write(leaf.querySelector(".leaf-note"), days === 0 ? closed : inDays(days, { one: today, many }));
    if (days === 0) closeListing(leaf, words);
  }
}

/** The days of what closes soon, which are named as one says them (components/home/near-day.ts). */
function correctNearDays(root: ParentNode, { leaf, tomorrow }: DayWords, now: Date): void {
  const today = dayInIndia(now);
  for (const near of root.querySelectorAll<HTMLTimeElement>("time[data-near]")) {
    if (near.dateTime < today) write(near, leaf.closed);
    else if (near.dateTime === today) write(near, leaf.today);
    else if (near.dateTime === addDays(today, 1)) write(near, tomorrow);
  }
}

/** The days to a next stage or an exam, and where today stands among the stages: on another day it stands nowhere. */
function correctDaysTo(root: ParentNode, today: Day): void {
  for (const place of root.querySelectorAll<HTMLElement>("[data-days-to]")) {
    const { daysTo: day = "", until = day, words = "" } = place.dataset;
    write(place, daysTo(day, until, JSON.parse(words) as DaysToWords, today));
  }
  for (const line of root.querySelectorAll<HTMLElement>("[data-today-is]")) line.hidden = line.dataset.todayIs !== today;
}

function correctChips(root: ParentNode, words: DayWords, now: Date): void {
  for (const chip of root.querySelectorAll<HTMLElement>("[data-deadline]")) {
    const deadline = chip.dataset.deadline ?? "";
    if (!isDay(deadline)) continue;
    const days = daysLeftOf(chip, deadline, now);
    const urgency = urgencyOf(days);
    repaint(chip, urgency, inDays(days, words[urgency]));
    if (days === 0) closeListing(chip, words);
  }
}

/** Days left of what carries a last date; what has closed needs no further look, and stays closed for the rest of its day. */
function daysLeftOf(element: HTMLElement, deadline: Day, now: Date): number {
  if (element.dataset.closed !== undefined) return 0;
  const days = daysLeft(lastDate(deadline, element.dataset.closes), now);
  if (days > 0) return days;
  element.removeAttribute("data-closes");
  element.dataset.closed = "";
  return 0;
}

/**
 * The links to apply of the row, card or panel around a date lead nowhere any more, and say why; its reader is not told any more that they may apply, nor how.
 * Rows of other notices stand on the page of one: what is within an article of its own is theirs. Where notices are compared each has a column.
 */
function closeListing(dated: HTMLElement, words: DayWords): void {
  const article = dated.closest("article");
  const listing = dated.closest("article, aside, table, [role=dialog]") ?? dated.closest("main");
  const columnOf = (element: Element) => element.closest<HTMLTableCellElement>("td, th")?.cellIndex;
  const column = columnOf(dated);
  const own = <Found extends Element>(selector: string) =>
    [...(listing?.querySelectorAll<Found>(selector) ?? [])].filter(
      (found) => found.closest("article") === article && (column === undefined || columnOf(found) === column),
    );
  for (const part of own<HTMLElement>("[data-while-open]")) part.hidden = true;
  for (const verdict of own<HTMLElement>("[data-verdict]")) {
    verdict.removeAttribute("data-verdict");
    verdict.replaceChildren();
  }
  for (const link of own<HTMLAnchorElement>("a[data-apply]")) {
    if (!link.hasAttribute("href")) continue;
    link.removeAttribute("href");
    link.setAttribute("role", "link");
    link.setAttribute("aria-disabled", "true");
    link.setAttribute("aria-label", `${words.expired.many}: ${words.closed}`);
    link.classList.replace("button-primary", "button-disabled");
    write(link, words.expired.many);
    // A link that names the site it leads to has its words in parts.
    for (const part of link.querySelectorAll("span")) write(part, part.parentElement === link ? words.expired.many : "");
    const [place] = own("[data-closed-place]");
    if (place) place.textContent = words.closed;
    else link.insertAdjacentText("afterend", words.closed);
  }
}
