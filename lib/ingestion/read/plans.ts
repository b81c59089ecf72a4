import type { CheerioAPI } from "cheerio/slim";
import { type Element, isTag } from "domhandler";
import { closedGroupIn, isGroup } from "@/lib/ingestion/parse/closed-groups";
import type { Grid } from "@/lib/ingestion/read/markup/grid";
import { headingsOver } from "@/lib/ingestion/read/markup/outline";
import { type Page, textOf } from "@/lib/ingestion/read/markup/page";

/** What stands above a table of what an office means to advertise, whose last dates nobody has fixed: "Tentative Calendar of Recruitments 2027". */
const PLAN =
  /\b(?:tentative|proposed)\b.{0,60}\b(?:calendar|schedule|programme|plan)\b|\b(?:calendar|schedule|programme|plan)\b.{0,60}\b(?:tentative|proposed)\b|(?:संभावित|सम्भावित|प्रस्तावित).{0,40}(?:कैलेंडर|कैलेण्डर|कार्यक्रम)/isu;
/** A longer text above a table is no title of it. */
const MAX_TITLE = 300;
/** What leads elsewhere is no heading of a table: "Archive" below which the open ones stand. */
const LINK = 'a[href]:not([href^="#"]), button';
/** Elements before a table among which its title is looked for. */
const NEAREST = 3;
const HEADING = "h1, h2, h3, h4, h5, h6";

/** What is told of a table above the names of its columns: that it is a plan, or the heading of closed ones below which it stands. */
export type ToldAbove = { isPlan?: true; closed?: string };

/** What texts above a table without markup tell of it, row by row. A heading of a group stands alone in its row. */
export function toldInRows(rows: readonly (readonly string[])[]): ToldAbove {
  return toldBy(rows.flat(), headingsIn(rows));
}

/** What is told above the names of a table of a page: in its first rows, its caption, what stands between it and the table before it, and the headings of its sections. What stands before the nearest of these is of another section. */
export function toldAbove({ $ }: Page, table: Element, rows: Grid): ToldAbove {
  const told = toldOnPage($);
  const around = $(table).parent("div, section, article, center, figure").toArray();
  const before = [table, ...around].flatMap((from) => nearestBefore(from, told));
  const near = [...$(table).children("caption").toArray(), ...before].map(told.by);
  const texts = rows.map((cells) => cells.map(({ text }) => text));
  const first = near.findIndex(({ hasHeading }) => hasHeading);
  const inSection = first < 0 ? near : near.slice(0, first + 1);
  const headings = [...inSection, ...headingsOver($, table).map(told.by)].filter(({ isLink }) => !isLink).map(({ text }) => text);
  const ofTable = toldBy([...texts.flat(), ...near.map(({ text }) => text)], [...headingsIn(texts), ...headings]);
  return { ...(told.isPlan && { isPlan: true as const }), ...ofTable };
}

/** What an element above a table tells. */
type Told = { text: string; isLink: boolean; hasHeading: boolean; hasTable: boolean };
/** What the elements of a page tell, each looked at once however many tables stand below it, and whether its main heading calls it a plan. */
type ToldOnPage = { by: (element: Element) => Told; isPlan: boolean };

const pages = new WeakMap<CheerioAPI, ToldOnPage>();

function toldOnPage($: CheerioAPI): ToldOnPage {
  const known = pages.get($);
  if (known) return known;
  const told = new Map<Element, Told>();
  const by = (element: Element) => {
    const one = told.get(element) ?? toldByElement($, element);
    told.set(element, one);
    return one;
  };
  const isPlan = $("h1")
    .toArray()
    .some((heading) => isTitleOfPlan(textOf(heading, MAX_TITLE)));
  const page = { by, isPlan };
  pages.set($, page);
  return page;
}

function toldByElement($: CheerioAPI, element: Element): Told {
  const isOrHas = (selector: string) => $(element).is(selector) || $(element).find(selector).length > 0;
  return { text: textOf(element, MAX_TITLE), isLink: isOrHas(LINK), hasHeading: isOrHas(HEADING), hasTable: isOrHas("table") };
}

/** The nearest elements before one, up to a table. */
function nearestBefore(from: Element, told: ToldOnPage): Element[] {
  const nearest: Element[] = [];
  for (let node = from.prev; node && nearest.length < NEAREST; node = node.prev) {
    if (!isTag(node)) continue;
    if (told.by(node).hasTable) break;
    nearest.push(node);
  }
  return nearest;
}

/** The texts that stand alone in a row, the last row first. */
function headingsIn(rows: readonly (readonly string[])[]): string[] {
  return rows.toReversed().flatMap((texts) => {
    const [text, other] = new Set(texts.filter((one) => one !== ""));
    return text === undefined || other !== undefined ? [] : [text];
  });
}

function isTitleOfPlan(text: string): boolean {
  return text.length <= MAX_TITLE && PLAN.test(text);
}

function toldBy(titles: readonly string[], headings: readonly string[]): ToldAbove {
  const isPlan = titles.some(isTitleOfPlan);
  const closed = closedGroupIn(headings);
  return { ...(isPlan && { isPlan }), ...(closed !== undefined && { closed }) };
}

/** What texts above a table say of whether it is of closed ones: where a heading stands alone in the last row it counts, else what was told before. */
export function closedBelow(row: readonly string[], before: string | undefined): string | undefined {
  const headings = headingsIn([row]);
  return headings.some(isGroup) ? closedGroupIn(headings) : before;
}
