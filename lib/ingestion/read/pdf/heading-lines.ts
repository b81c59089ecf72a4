import { fieldOf } from "@/lib/ingestion/parse/columns";
import { type Head, headsOf } from "@/lib/ingestion/read/markup/heads";
import type { Piece } from "@/lib/ingestion/read/pdf/lines";

/** What the columns of a table are called and where they stand, and how many lines say so. */
export type PdfHeading = { heads: Head[]; places: Piece[]; lines: number };

/** The heading of a table that begins with a line; of two lines where several names stand below one, and none below the title, without which a row would be refused. */
export function headingOf(line: readonly Piece[], below: readonly Piece[]): PdfHeading {
  const columns = line.flatMap<{ group: Piece; own?: Piece }>((group, at) => {
    const under = below.filter((piece) => nearest(piece, line) === at);
    return under.length > 0 ? under.map((own) => ({ group, own })) : [{ group }];
  });
  const titles = columns.filter(({ group }) => fieldOf(group.text) === "title");
  const upper = columns.map(({ group }) => ({ text: group.text, element: group }));
  const lower = columns.map(({ own }) => ({ text: own?.text ?? "", element: own ?? {} }));
  const { heads, below: end } = headsOf([upper, lower], 0);
  if (end === 2 && titles.length > 0 && titles.every(({ own }) => own === undefined)) {
    return { heads, places: columns.map(({ group, own }) => own ?? group), lines: 2 };
  }
  return { heads: line.map(({ text }) => ({ name: text })), places: [...line], lines: 1 };
}

/** The place of the heading that a piece stands under, or nearest to. */
export function nearest(piece: Piece, heading: readonly Piece[]): number {
  const distances = heading.map(({ from, to }) => {
    const overlap = Math.min(piece.to, to) - Math.max(piece.from, from);
    return overlap > 0 ? -overlap : Math.min(Math.abs(piece.from - from), Math.abs((piece.from + piece.to - from - to) / 2));
  });
  return distances.indexOf(Math.min(...distances));
}

export function sameNames({ heads: some }: PdfHeading, { heads: others }: PdfHeading): boolean {
  return (
    some.length === others.length && some.every(({ name, part }, at) => name === others[at]?.name && part === others[at]?.part)
  );
}
