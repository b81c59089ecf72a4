import type { ChildNode, Element } from "domhandler";
import { isGroup } from "@/lib/ingestion/parse/closed-groups";
import { marksIn, noteIn } from "@/lib/ingestion/parse/table-notes";
import type { Entry } from "@/lib/ingestion/read/entries";
import { BLOCKS, isHidden, isStruck, type Page, SILENT } from "@/lib/ingestion/read/markup/page";

/** So many lines behind a table are looked at for notes on its rows. */
const MOST_LINES = 12;
const HEADING = /^h[1-6]$/;
/** What ends that which is said of a table: the next one, a menu, the foot of the page. */
const ENDS = new Set(["table", "nav", "aside", "footer"]);
/** Around a table within a cell stands what is said of another. */
const CELLS = new Set(["td", "th"]);

/** The notes behind a table, outside of it: `<p>Note: Last date extended to 31-12-2026</p>`. */
export function notesBehind(table: Element): string[] {
  return linesBehind(table).filter((line) => noteIn([line]) !== undefined && !isGroup(line));
}

/** Whether an entry is a note on others, and no listing. */
export function isNote({ record }: Entry): boolean {
  return noteIn(Object.values(record).map(String)) !== undefined;
}

/** The first lines of text behind a table, as blocks and breaks part them, up to the next table or the end of a heading. */
function linesBehind(table: Element): string[] {
  const lines: string[] = [];
  let line = "";
  const end = () => {
    const text = line.replace(/\s+/g, " ").trim();
    if (text !== "") lines.push(text);
    line = "";
    return lines.length < MOST_LINES;
  };
  /** Whether more may follow. */
  const walk = (node: ChildNode): boolean => {
    if (node.type === "text") line += node.data;
    if (node.type !== "tag" || SILENT.has(node.name) || isHidden(node) || isStruck(node)) return true;
    if (ENDS.has(node.name)) return false;
    const isBlock = BLOCKS.has(node.name);
    if (isBlock && !end()) return false;
    return node.children.every(walk) && (!isBlock || end()) && !HEADING.test(node.name);
  };
  for (let node: Element = table; ; ) {
    for (let next = node.nextSibling; next; next = next.nextSibling) {
      if (walk(next)) continue;
      end();
      return lines;
    }
    const { parent } = node;
    if (!end() || parent?.type !== "tag" || CELLS.has(parent.name)) return lines;
    node = parent;
  }
}

/** The marks of notes that are raised behind the values of a row and are none of these: "#" of `18-12-2026<sup>#</sup>`. */
export function raisedMarks({ $ }: Page, elements: readonly Element[]): string[] {
  const raised = elements.flatMap((element) => $(element).find("sup").toArray());
  return [...new Set(raised.flatMap((one) => marksIn([$(one).text().trim()])))];
}

/** An entry with the marks that are raised in its row; before a note that the row is they stand as they do elsewhere. */
export function withRaised(entry: Entry, marks: readonly string[]): Entry {
  if (marks.length === 0) return entry;
  const names = Object.keys(entry.record);
  const [said, other] = new Set(Object.values(entry.record));
  const note = `${marks[0]} ${String(said)}`;
  if (other !== undefined || noteIn([note]) === undefined) return { ...entry, marks };
  return { ...entry, record: Object.fromEntries(names.map((name) => [name, note])) };
}
