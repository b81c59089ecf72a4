import { tidied } from "@/lib/notice/editing/tidied";
import type { NoticeValues } from "@/lib/notice/editing/values";

const LABELS: Readonly<Record<string, string>> = {
  closingTime: "Closes at",
  feePaidBy: "Fee paid by",
  documents: "Document",
  stages: "Stage",
  fees: "Fee",
  confirmed: "Confirmed",
  posts: "Post",
};

/** A notice of the form in lines, for two editors to compare: a line for each part, document, stage, fee and post. */
export function noticeLines(notice: NoticeValues | null): string {
  const known = tidied(notice);
  if (!known) return "(blank)";
  return Object.entries(known)
    .flatMap(([name, part]) => {
      const label = LABELS[name] ?? name;
      const rows: unknown[] = Array.isArray(part) ? part : [part];
      return rows.map((row, at) => `${label}${rows.length > 1 ? ` ${at + 1}` : ""}: ${inWords(row)}`);
    })
    .join("\n");
}

function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? "none" : value.map(inWords).join(" / ");
  if (typeof value !== "object" || value === null) return String(value);
  const parts = Object.entries(value);
  return parts.length === 0 ? "none" : parts.map(([name, part]) => `${name} ${inWords(part)}`).join(", ");
}
