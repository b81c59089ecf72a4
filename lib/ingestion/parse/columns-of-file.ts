import { agesBy } from "@/lib/ingestion/parse/age-range";
import { fieldByPeople } from "@/lib/ingestion/parse/by-people";
import type { Field } from "@/lib/ingestion/parse/column-names";
import { type ColumnMap, foldHeader, meaningOf } from "@/lib/ingestion/parse/columns";
import { nameNotice, wordsOfNotice } from "@/lib/ingestion/parse/notice-words";

/** A column of a file by its header and its folded name, with the field that it is read as (null where it is ignored), whether a person said so, and what it says first. */
export type Column = { header: string; name: string; field: Field | null; isSaid?: true; sample?: string };

/** What each column of a file is read as, where no column is a title with what each says first: the one that names notices is it. */
export function columnsOf(headers: readonly string[], map?: ColumnMap, samples?: ReadonlyMap<string, string>): Column[] {
  const columns = headers.map((header): Column => {
    const name = foldHeader(header);
    const isSaid = map?.columns[name] !== undefined;
    return { header, name, field: fieldOfColumn(header, map), ...(isSaid && { isSaid }) };
  });
  if (columns.some(({ field }) => field === "title")) return columns;
  const named = columns.find(
    ({ header, field, isSaid }) => field === "noticeLink" && !isSaid && nameNotice(wordsOfNotice(samples?.get(header) ?? "")),
  );
  return columns.map((column) => (column === named ? { ...column, field: "title" } : column));
}

function fieldOfColumn(header: string, map: ColumnMap | undefined): Field | null {
  const isSaid = map?.columns[foldHeader(header)] !== undefined;
  return meaningOf(header, map)?.field ?? (isSaid ? null : (fieldByPeople(header) ?? (agesBy(header) && "ageLimit")));
}
