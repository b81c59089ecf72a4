import type { Element } from "domhandler";
import type { Grid } from "@/lib/ingestion/read/markup/grid";
import { type Page, textOf } from "@/lib/ingestion/read/markup/page";

/** What stands above a table of what an office means to advertise, whose last dates nobody has fixed: "Tentative Calendar of Recruitments 2027". */
const PLAN =
  /\b(?:tentative|proposed)\b.{0,60}\b(?:calendar|schedule|programme|plan)\b|\b(?:calendar|schedule|programme|plan)\b.{0,60}\b(?:tentative|proposed)\b|(?:संभावित|सम्भावित|प्रस्तावित).{0,40}(?:कैलेंडर|कैलेण्डर|कार्यक्रम)/isu;
/** A longer text above a table is no title of it. */
const MAX_TITLE = 300;
/** Elements before a table among which its title is looked for. */
const NEAREST = 3;

/** Whether one of the texts above the names of a table calls it a plan. */
export function areOfPlan(above: readonly string[]): boolean {
  return above.some((text) => text.length <= MAX_TITLE && PLAN.test(text));
}

/** The texts above the names of a table of a page, up to the table before it: its first rows, its caption, what stands before it, and the heading of the page. */
export function textsAbove({ $ }: Page, table: Element, rows: Grid): string[] {
  const [own, around] = [$(table), $(table).parent("div, section, article, center, figure")];
  const before = [own, around].flatMap((from) => from.prevUntil("table, :has(table)").slice(0, NEAREST).toArray());
  const elements = [...own.children("caption").toArray(), ...before, ...$("h1").toArray()];
  return [...rows.flatMap((cells) => cells.map(({ text }) => text)), ...elements.map((element) => textOf(element, MAX_TITLE))];
}
