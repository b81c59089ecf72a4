import type { DerivedColumns } from "@/lib/jobs/facts/derive";
import { JOB_FIELDS } from "@/lib/jobs/job";
import { type FieldDefinition, forEachName, type NameWith, namesOf } from "@/lib/jobs/job/field";
import { JOB_NAMES, type JobField, type JobTable } from "@/lib/jobs/job/names";

type Column = { column: string; sqlType: string };

const SQL_TYPES = {
  text: "text",
  url: "text",
  choice: "text",
  day: "date",
  instant: "text",
  count: "integer",
} as const satisfies Record<FieldDefinition["value"]["kind"], string>;

/** The columns that deriveJob computes, and whether the page of a job is given them. */
export const DERIVED_COLUMNS = {
  places: { column: "places", sqlType: "text[]", isShown: true },
  qualificationLevels: { column: "qualification_levels", sqlType: "text[]", isShown: true },
  salaryMin: { column: "salary_min", sqlType: "integer", isShown: true },
  salaryMax: { column: "salary_max", sqlType: "integer", isShown: true },
  searchWords: { column: "search_words", sqlType: "text[]", isShown: false },
  contentHash: { column: "content_hash", sqlType: "text", isShown: false },
  noticeKeys: { column: "notice_keys", sqlType: "text[]", isShown: false },
} as const satisfies Record<keyof DerivedColumns, Column & { isShown: boolean }>;

export type ShownFact = NameWith<typeof DERIVED_COLUMNS, { isShown: true }>;
export const SHOWN_NAMES = namesOf(DERIVED_COLUMNS).filter((name): name is ShownFact => DERIVED_COLUMNS[name].isShown);

type OwnField = { [Name in JobField]: JobTable[Name]["column"] extends `${string}.${string}` ? never : Name }[JobField];
const OWN_NAMES = JOB_NAMES.filter((name): name is OwnField => !JOB_FIELDS[name].column.includes("."));

/** The columns of the table jobs that hold what a writer states. The fields of its body are in a table of their own. */
export const STATED_COLUMNS = forEachName(
  OWN_NAMES,
  (name): Column => ({ column: JOB_FIELDS[name].column, sqlType: SQL_TYPES[JOB_FIELDS[name].value.kind] }),
);

type Selected = Pick<FieldDefinition, "column"> & Partial<Pick<FieldDefinition, "value">>;

/** What a query selects to give rows the names of some fields, days as YYYY-MM-DD: `jobs.apply_link AS "applyLink", ...`. */
export function selectList<Name extends string>(
  fields: Readonly<Record<Name, Selected>>,
  names: readonly Name[],
  table: "jobs" | "positions",
): string {
  return names
    .map((name) => {
      const { column, value } = fields[name];
      const cast = value?.kind === "day" ? "::text" : "";
      return `${column.includes(".") ? column : `${table}.${column}`}${cast} AS "${name}"`;
    })
    .join(", ");
}
