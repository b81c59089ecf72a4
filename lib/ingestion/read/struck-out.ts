import { Parser } from "htmlparser2";

type Parts = Readonly<Record<string, Uint8Array>>;
/** How letters look that a workbook gives looks of their own. */
type Looks = { isStruck: boolean; isRaised: boolean };
export const PLAIN: Looks = { isStruck: false, isRaised: false };

/** What stays of a cell that is struck out but for it: "31-12-2026" behind the day that it came in the place of. A longer text would grow with each cell that shares it. */
const MAX_KEPT = 100;
const MAY_DIFFER = /strike|superscript/;
const RUN = /<(?:\w+:)?r(?:\s[^<>]*)?>/g;
const TEXTS = /<(?:\w+:)?t(?:\s[^<>]*)?>([^<]*)/g;
const CELL = /<((?:\w+:)?)c(\s[^<>]*[^<>/])>/g;

/** The looks of letters with what one more tag says of them ("<strike/>", "<strike val="0"/>"). */
export function withLook(looks: Looks, tag: string, val = "1"): Looks {
  if (tag === "strike") return { ...looks, isStruck: !/^(?:0|false)$/.test(val) };
  return tag === "vertAlign" ? { ...looks, isRaised: val === "superscript" } : looks;
}

/** Whether letters count: what is struck out is not so any more, and the raised number of a note is none of the value before it, "25¹". */
export function isSaid({ isStruck, isRaised }: Looks, text: string): boolean {
  return !isStruck && !(isRaised && !/\p{L}/u.test(text));
}

/** Which looks of cells strike out what stands in them: by their number. */
export class StruckLooks {
  readonly struck = new Set<number>();
  readonly #fonts: Looks[] = [];
  #within = "";
  #count = 0;

  open(tag: string, { fontId, val }: Record<string, string>): void {
    if (tag === "fonts" || tag === "cellXfs") this.#within = tag;
    if (this.#within === "fonts" && tag === "font") this.#fonts.push(PLAIN);
    if (this.#within === "fonts" && tag === "strike") this.#fonts.push(withLook(this.#fonts.pop() ?? PLAIN, tag, val));
    if (this.#within === "cellXfs" && tag === "xf" && this.#fonts[Number(fontId)]?.isStruck) this.struck.add(this.#count);
    if (this.#within === "cellXfs" && tag === "xf") this.#count++;
  }

  close(tag: string): void {
    if (tag === this.#within) this.#within = "";
  }
}

/** The parts of a workbook without what is struck out on the sheet of a path, and the numbers of notes. */
export function withoutStruck(parts: Parts, path: string): Record<string, Uint8Array> {
  const textOf = (one: string | undefined) => new TextDecoder().decode(one === undefined ? undefined : parts[one]);
  const shared = Object.keys(parts).find((one) => one.endsWith("/sharedStrings.xml"));
  const [texts, sheet] = [textOf(shared), textOf(path)];
  const struck = struckLooks(textOf(Object.keys(parts).find((one) => one.endsWith("/styles.xml"))));
  const changed: Record<string, Uint8Array> = {};
  const put = (one: string, xml: string) => Object.assign(changed, { [one]: new TextEncoder().encode(xml) });
  if (shared !== undefined && MAY_DIFFER.test(texts)) put(shared, withoutRuns(texts, isRunSaid));
  const cells = struck.size > 0 ? withoutCells(sheet, struck, texts) : sheet;
  if (cells !== sheet || MAY_DIFFER.test(sheet)) put(path, withoutRuns(cells, isRunSaid));
  return { ...parts, ...changed };
}

function struckLooks(styles: string): ReadonlySet<number> {
  const looks = new StruckLooks();
  if (!MAY_DIFFER.test(styles)) return looks.struck;
  const local = (tag: string) => tag.slice(tag.indexOf(":") + 1);
  const parser = new Parser(
    { onopentag: (tag, attributes) => looks.open(local(tag), attributes), onclosetag: (tag) => looks.close(local(tag)) },
    { xmlMode: true },
  );
  parser.end(styles);
  return looks.struck;
}

/** A text of runs without those that do not count. Each ends before the next: no byte is looked at twice, whatever is left open. */
function withoutRuns(xml: string, counts: (run: string) => boolean): string {
  return xml
    .split(/(?<=<\/(?:\w+:)?r>)/)
    .map((piece) => {
      const at = [...piece.matchAll(RUN)].at(-1)?.index;
      return at === undefined || counts(piece.slice(at)) ? piece : piece.slice(0, at);
    })
    .join("");
}

function isRunSaid(run: string): boolean {
  let looks = PLAIN;
  for (const [, tag = "", val] of run.matchAll(/<(?:\w+:)?(strike|vertAlign)(?:\s+val\s*=\s*["'](\w+)["'])?/g))
    looks = withLook(looks, tag, val);
  return isSaid(looks, textIn(run));
}

const textIn = (xml: string) => [...xml.matchAll(TEXTS)].map(([, text = ""]) => text).join("");

/** A sheet without what its struck cells say, but for letters with looks of their own: those were written behind it later. */
function withoutCells(xml: string, struck: ReadonlySet<number>, shared: string): string {
  // An empty text ends itself.
  const items = shared.split(/<\/(?:\w+:)?si>|<(?:\w+:)?si\s*\/>/);
  const known = new Map<string, string>();
  // A text may be shared by each cell of a sheet: it is looked at once.
  const ofShared = (item: string) => {
    if (!known.has(item)) known.set(item, ownRuns(items[Number(item)] ?? ""));
    return known.get(item) ?? "";
  };
  return xml
    .split(/(?<=<\/(?:\w+:)?c>)/)
    .map((piece) => {
      const [open] = [...piece.matchAll(CELL)].slice(-1);
      const [, prefix = "", attributes = ""] = open ?? [];
      if (!open || !struck.has(Number(/\ss=["'](\d+)["']/.exec(attributes)?.[1]))) return piece;
      const cell = piece.slice(open.index);
      const isShared = /\st=["']s["']/.test(attributes);
      const own = isShared ? ofShared(/<(?:\w+:)?v>(\d+)/.exec(cell)?.[1] ?? "") : ownRuns(cell);
      const kept = own === "" || own.length > MAX_KEPT ? "" : `<${prefix}is><${prefix}t>${own}</${prefix}t></${prefix}is>`;
      return `${piece.slice(0, open.index)}<${prefix}c${attributes.replace(/\st=["']\w+["']/, "")} t="inlineStr">${kept}</${prefix}c>`;
    })
    .join("");
}

function ownRuns(item: string): string {
  const at = item.search(RUN);
  return at < 0 ? "" : textIn(withoutRuns(item.slice(at), (run) => /rPr[\s>]/.test(run) && isRunSaid(run))).trim();
}
