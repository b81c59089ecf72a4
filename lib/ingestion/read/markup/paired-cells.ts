/** How a text reads what stands in two cells beside each other. */
type Reading = {
  isLabel: (text: string) => boolean;
  /** Whether a cell is what is said of the label before it, and names nothing itself. */
  isValue: (text: string, html: string) => boolean;
  /** Whether the lines of the value of a label are parts of it, as a fee is told for some people in each. */
  isInParts: (label: string) => boolean;
};
type Row = { html: string; hasCells: boolean; isPair: boolean; line?: string };

const TABLE = /<\/?table\b[^<>]*>/i;
const ROW = /<\/?(?:tr|thead|tbody)\b[^<>]*>/i;
const CELL = /<t[dh]\b[^<>]*>/i;
const BREAK = /<(?:br|\/p|\/div|\/li)\b[^<>]*>|[|•]/i;
/** What stands in a cell between a label and its value. */
const NO_CELL = /^[\s:–-]*$/;

/**
 * The HTML of a text with the rows of two cells of its tables and lists of terms as lines, "Last Date: 30-09-2026" of `<tr><td>Last Date</td><td>30-09-2026</td></tr>`,
 * where a table has a label beside its value. Its first row may name the columns: it is a pair where it says a figure, or where another stands below it.
 */
export function pairsAsLines(html: string, reading: Reading): string {
  if (!/<(?:td|th|dt)\b/i.test(html)) return html;
  const inCells = html
    .replace(/<dt\b[^<>]*>/gi, "<tr><td>")
    .replace(/<dd\b[^<>]*>/gi, "<td>")
    .replace(/<\/dl\b[^<>]*>/gi, "</table>");
  const tables = inCells.split(TABLE).map((table) => rowsInLines(table, reading));
  return tables.join("\n");
}

function rowsInLines(table: string, reading: Reading): string {
  const rows = table.split(ROW).map((row) => rowOf(row, reading));
  const [first, second] = rows.filter(({ hasCells }) => hasCells);
  const names = second?.isPair || /\p{Nd}/u.test(first?.line ?? "") ? undefined : first;
  if (!rows.some((row) => row.isPair && row !== names)) return table;
  return rows.map((row) => (row === names ? row.html : (row.line ?? row.html))).join("\n");
}

function rowOf(html: string, { isLabel, isValue, isInParts }: Reading): Row {
  const [, ...all] = html.split(CELL);
  const cells = all.map((cell) => ({ cell, text: textOf(cell, " ") })).filter(({ text }) => !NO_CELL.test(text));
  const [label, value] = cells;
  const row: Row = { html, hasCells: cells.length > 0, isPair: false };
  if (cells.length !== 2 || !label || !value || !isValue(value.text, value.cell)) return row;
  const name = label.text.replace(/ ?:?-?$/, "").replace(/:| [-–] /g, " ");
  const said = isInParts(name) ? textOf(value.cell, "; ") : value.text.replaceAll(";", ",");
  return { ...row, isPair: isLabel(name), line: `${name}: ${said}` };
}

/** The text of a cell, its lines apart. */
function textOf(html: string, between: string): string {
  const lines = html.split(BREAK).map((line) =>
    line
      .replace(/<[^<>]*>|&nbsp;|&#160;/gi, " ")
      .replace(/\s+/g, " ")
      .trim(),
  );
  return lines.filter((line) => line !== "").join(between);
}
