import { kindAtBeginning } from "@/lib/announcements/kinds";
import { mayMoveLastDate, statedCorrection } from "@/lib/announcements/stated-correction";
import type { Day } from "@/lib/dates";
import { lineOf } from "@/lib/ingestion/parse/clean";
import type { ListingRow } from "@/lib/ingestion/parse/columns";
import { hasYear } from "@/lib/jobs/similar/advertisement";
import { numberOf } from "@/lib/jobs/similar/identity";

/** What moves a last date, of which a row tells in its title: most rows are not looked at further. */
const MAY_MOVE = /corrigend|addend|errat|amend|exten[ds]|शुद्धि|संशोधन|विस्तार|वृद्धि/iu;
const MAX_TITLE = 300;

/** The new last date that a row tells of, null where its words leave open which, and of which advertisement. */
export type Corrigendum = { title: string; day: Day | null; number: string; organisation: string | undefined };

/** What a row of a file says as a corrigendum; null of any other. */
export function corrigendumIn({ cells }: ListingRow): Corrigendum | null {
  if (!MAY_MOVE.test(cells.title ?? "")) return null;
  const title = lineOf(cells.title, MAX_TITLE) ?? "";
  if (kindAtBeginning(title) !== "corrigendum") return null;
  const day = statedCorrection(title, cells.deadline)?.deadline ?? null;
  // A list may number what is announced itself: the number in the title is that of the notice.
  const number = numberOf({ advertisementNumber: null, title }) ?? numberOf({ advertisementNumber: cells.advertisement, title });
  if ((day === null && !mayMoveLastDate(title)) || number === null || !hasYear(number)) return null;
  return { title, day, number, organisation: cells.organisation };
}

/** The number of the notice that a row is; null of a corrigendum. */
export function numberOfNotice({ cells, note }: ListingRow): string | null {
  const title = (cells.title ?? "").slice(0, MAX_TITLE);
  if (note !== undefined || cells.deadline === undefined || kindAtBeginning(title) !== null) return null;
  return numberOf({ advertisementNumber: cells.advertisement, title });
}
