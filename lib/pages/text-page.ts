import type { Language } from "@/lib/i18n/languages";
import { messages } from "@/lib/i18n/messages";

/** Pages that are text alone; each is an area of the catalogue. */
export type TextArea = "terms" | "disclaimer" | "privacy" | "guide";

export type TextBlock =
  | { kind: "paragraph"; text: string }
  | { kind: "list"; items: string[] }
  | { kind: "question"; question: string; answer: string }
  | { kind: "table"; caption: string; head: string[]; rows: string[][] };

type TextSection = { id: string; title: string; blocks: TextBlock[] };

export type TextPageContent = { heading: string; updated?: string; intro: string; sections: TextSection[] };

type Cells = Record<string, string>;
type Table = { caption: string; head: Cells; rows: Record<string, Cells> };
/** "title", then in order of reading: p1, p2... paragraphs, li1, li2... lines of a list, "table". */
type RawSection = Record<string, string | Table>;

/**
 * The text of a page as its catalogue holds it, in order of reading, with `{name}` and the like filled in. The catalogue alone decides
 * what stands in a section, so that a lawyer can change it without touching code.
 */
export function readTextPage(language: Language, area: TextArea, values: Record<string, string>): TextPageContent {
  const texts = messages[language][area];
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
  const sections = Object.entries<RawSection>(texts.sections).map(([id, section]) => ({
    id,
    title: fill(String(section.title)),
    blocks: blocksOf(section, fill),
  }));
  return { heading: texts.heading, ...("updated" in texts && { updated: texts.updated }), intro: fill(texts.intro), sections };
}

function blocksOf(section: RawSection, fill: (text: string) => string): TextBlock[] {
  const blocks: TextBlock[] = [];
  for (const [key, value] of Object.entries(section)) {
    const last = blocks.at(-1);
    if (key === "title") continue;
    if (typeof value !== "string") blocks.push(tableOf(value, fill));
    else if (!key.startsWith("li")) blocks.push({ kind: "paragraph", text: fill(value) });
    else if (last?.kind === "list") last.items.push(fill(value));
    else blocks.push({ kind: "list", items: [fill(value)] });
  }
  return blocks;
}

function tableOf({ caption, head, rows }: Table, fill: (text: string) => string): TextBlock {
  const cells = (row: Cells) => Object.values(row).map(fill);
  return { kind: "table", caption: fill(caption), head: cells(head), rows: Object.values(rows).map(cells) };
}
