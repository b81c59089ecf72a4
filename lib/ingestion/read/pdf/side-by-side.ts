import { labelledIn } from "@/lib/ingestion/read/markup/labelled-text";
import type { Piece } from "@/lib/ingestion/read/pdf/lines";

/** Points by which what stands in a column may begin before its first label. */
const SAME_EDGE = 6;

/** The lines of each column of a page that sets notices side by side: a line there has one label twice, "Post: Clerk" and "Post: Peon". */
export function columnsOf(lines: readonly Piece[][]): Piece[][][] {
  const beside = lines.map(labelledTwice).find((pieces) => pieces.length > 1) ?? [];
  const edges = beside.map(({ from }) => from - SAME_EDGE);
  if (edges.length === 0) return [[...lines]];
  const columnOf = ({ from }: Piece) =>
    Math.max(
      0,
      edges.findLastIndex((edge) => from >= edge),
    );
  return edges.map((_, at) =>
    lines.map((line) => line.filter((piece) => columnOf(piece) === at)).filter(({ length }) => length > 0),
  );
}

function labelledTwice(line: readonly Piece[]): Piece[] {
  const labels = line.map(({ text }) => labelledIn(text)[0]?.[0]);
  return line.filter((_, at) => labels[at] !== undefined && labels.filter((label) => label === labels[at]).length > 1);
}

/** What the labels of a line say: of each piece that has some, else of the line as a whole. */
export function labelledInLine(line: readonly Piece[]): [label: string, value: string][] {
  const ofPieces = line.map(({ text }) => labelledIn(text)).filter(({ length }) => length > 0);
  return ofPieces.length > 1 ? ofPieces.flat() : labelledIn(line.map(({ text }) => text).join(" "));
}
