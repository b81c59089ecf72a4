import { type Entry, namedRows } from "@/lib/ingestion/read/entries";
import { asItIs, fieldsIn, type Heading, type Row, textOf } from "@/lib/ingestion/read/heading-row";
import { isName } from "@/lib/ingestion/read/markup/heads";

/** Names that a row within a table must have to name the columns of what is below it. */
const MIN_AGAIN = 3;
/** Rows of a table below one row of names; `hasRows`: some were before them. */
type Part = Heading & { rows: Row[]; hasRows?: boolean };

/** The rows below the names of a table in parts, each below its own: offices repeat them on each page, and set one table below another. */
export function partsOf(heading: Omit<Part, "rows">, rows: readonly Row[]): [Part, ...Part[]] {
  const parts: [Part, ...Part[]] = [{ ...heading, rows: [] }];
  for (const row of rows) {
    const part = parts.at(-1) ?? parts[0];
    if (isHeading(row)) parts.push({ ...headingBelow(part, row), rows: [], hasRows: false });
    else {
      part.rows.push(part.under(row));
      part.hasRows = true;
    }
  }
  return parts;
}

/** What a row of names within a table begins: the same table again, also in Hindi below the names in English, or another one. */
function headingBelow({ names, own, under, place, hasRows }: Omit<Part, "rows">, row: Row): Heading {
  const isRepeated = row.every((cell, at) => textOf(cell) === textOf(own[at]));
  const isTranslated = !hasRows && fieldsIn(names).size >= fieldsIn(row).size;
  return isRepeated || isTranslated
    ? { names, own, under, place: place + 1 }
    : { names: row, own: row, under: asItIs, place: place + 1 };
}

/** The rows below the names of a table, each under those of its part. */
export function partedRows(parts: readonly Part[], columns: number): Entry[] {
  return parts.flatMap(({ names, rows, place }) => namedRows([names, ...rows], columns, place));
}

function isHeading(row: Row): boolean {
  const fields = fieldsIn(row);
  return fields.has("title") && fields.size >= MIN_AGAIN && row.every((cell) => isName(textOf(cell)));
}
