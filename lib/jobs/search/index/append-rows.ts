import type { SnapshotColumns } from "@/lib/jobs/search/index/columns";

/** The columns with the rows of others behind their own: no row moves, so that sets of rows stay true for all that was there. */
export function appendRows(columns: SnapshotColumns, added: SnapshotColumns): SnapshotColumns {
  const departments = renumber(columns.departmentNames, added.departmentNames);
  const places = renumber(columns.placeKeys, added.placeKeys);
  const placesBefore = columns.placesOfRows.length;
  return {
    ids: joined(columns.ids, added.ids),
    deadlines: joined(columns.deadlines, added.deadlines),
    closes: joined(columns.closes, added.closes),
    posted: joined(columns.posted, added.posted),
    vacancies: joined(columns.vacancies, added.vacancies),
    salaries: joined(columns.salaries, added.salaries),
    levels: joined(columns.levels, added.levels),
    starts: joined(columns.starts, added.starts),
    employments: joined(columns.employments, added.employments),
    categories: joined(columns.categories, added.categories),
    departments: joined(
      columns.departments,
      added.departments.map((number) => departments.numberOf[number] ?? 0),
    ),
    departmentNames: departments.names,
    placeStarts: joined(
      columns.placeStarts,
      added.placeStarts.subarray(1).map((start) => start + placesBefore),
    ),
    placesOfRows: joined(
      columns.placesOfRows,
      added.placesOfRows.map((number) => places.numberOf[number] ?? 0),
    ),
    placeKeys: places.names,
  };
}

type Numbers = Int32Array | Uint32Array | Uint16Array | Uint8Array;

function joined<Column extends Numbers>(column: Column, added: Numbers): Column {
  const all = new (column.constructor as new (length: number) => Column)(column.length + added.length);
  all.set(column);
  all.set(added, column.length);
  return all;
}

/** The names of both, and the number that each of the added names has among them. */
function renumber(names: readonly string[], added: readonly string[]): { names: readonly string[]; numberOf: number[] } {
  const index = new Map(names.map((name, number) => [name, number]));
  const numberOf = added.map((name) => {
    const number = index.get(name) ?? index.size;
    index.set(name, number);
    return number;
  });
  return { names: index.size === names.length ? names : [...index.keys()], numberOf };
}
