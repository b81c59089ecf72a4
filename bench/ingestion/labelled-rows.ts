import { readFileSync } from "node:fs";
import path from "node:path";
import { type BenchRow, documentOf } from "@/bench/ingestion/figures";

/** What a reader of a row says of its body; several where the definitions leave it open, none where the row names no body. */
export type Labelled = { row: BenchRow; name: string; words: string[]; names: string[]; departments: string[]; states: string[] };

/** The rows of a file of labels (tests/bench/ingestion/bodies.txt says how it is written), with what the real files hold of them. */
export async function labelledRows(labels: string, folder: string): Promise<Labelled[]> {
  const text = readFileSync(`tests/bench/ingestion/${labels}.txt`, "utf8").replace(/^#.*\n/gm, "");
  const rows: Labelled[] = [];
  let file = "";
  for (const line of text.split("\n").filter((one) => one.trim() !== "")) {
    if (line.startsWith("= ")) {
      file = line.slice(2);
      continue;
    }
    const document = await documentOf(path.join(folder, file));
    const [number = "", words = "", names = "", departments = "", states = ""] = line.split("|").map((cell) => cell.trim());
    const index = Number(number) - 1;
    rows.push({
      row: { record: document.records[index] ?? {}, cells: document.file.rows[index]?.cells ?? {}, file: document.file },
      name: `bodies/${file}/${number}`,
      words: several(words, "="),
      names: several(names, "="),
      departments: several(departments, "/"),
      states: several(states, "/"),
    });
  }
  return rows;
}

function several(cell: string, between: string): string[] {
  return cell === "-" ? [] : cell.split(between);
}
