import { db } from "@/lib/db";
import { JOB_FIELDS } from "@/lib/jobs/job";
import { DERIVED_COLUMNS, STATED_COLUMNS } from "@/lib/jobs/job/columns";
import type { JobFieldDefinition } from "@/lib/jobs/job/field";
import { JOB_NAMES, POSITION_NAMES } from "@/lib/jobs/job/names";
import { POSITION_FIELDS } from "@/lib/jobs/job/positions";
import { useDatabase } from "@/tests/support/database";

useDatabase();

/** Columns of jobs that are no field of a notice, and why. */
const ROW_COLUMNS = {
  id: "number of the row, part of the job's address",
  status: "whether the job is public",
  publish_at: "when a scheduled job becomes public",
  edited_at: "keeps imports from what an editor wrote",
  deleted_at: "keeps a deleted job for its undoing",
  closed_on: "closed by an editor before the last date of the notice",
  closed_at: "when",
  closed_reason: "why",
  stated_deadline: "the last date of the notice of such a job",
  source: "where the row is from",
  source_reference: "its name there",
  version: "lets an editor notice that somebody saved first",
  seen_at: "when the source showed it",
  made_by_run: "the import run that made it, by which the staff finds its jobs",
  changed_by_run: "the one that changed it last",
  organisation_id: "the body, whose fields are in organisations",
  closes_at: "the hour of the notice, else of its source, set by a trigger",
  notice: "the whole notice as data (lib/notice/schema.ts), beside the fields that forms and lists have",
  announced: "what its body announced since, written by lib/announcements",
  search_vector: "generated from search_words",
  sort_title: "generated from the title",
  created_at: "of the row",
  updated_at: "of the row",
};
const POSITION_ROW_COLUMNS = ["id", "job_id", "ordinal"];

type Column = { column: string; sqlType: string; isOptional: boolean };

/** Columns of a table of the migrated database, with the types as a cast writes them. */
function columnsOf(table: string): Promise<Column[]> {
  return db().$queryRaw<Column[]>`
    SELECT attname AS column, format_type(atttypid, atttypmod) AS "sqlType", NOT attnotnull AS "isOptional"
    FROM pg_attribute WHERE attrelid = ${table}::regclass AND attnum > 0 AND NOT attisdropped`;
}

const byColumn = <Entry extends { column: string }>(entries: readonly Entry[]) =>
  entries.toSorted((a, b) => (a.column < b.column ? -1 : 1));

it("has an entry for every column of jobs and a column for every entry, of the same type", async () => {
  const columns = (await columnsOf("jobs")).filter(({ column }) => !(column in ROW_COLUMNS));
  const table = Object.values({ ...STATED_COLUMNS, ...DERIVED_COLUMNS }).map(({ column, sqlType }) => ({ column, sqlType }));
  expect(byColumn(table)).toEqual(byColumn(columns.map(({ column, sqlType }) => ({ column, sqlType }))));
});

it("excepts no column that jobs has no more", async () => {
  const columns = (await columnsOf("jobs")).map(({ column }) => column);
  expect(columns).toEqual(expect.arrayContaining(Object.keys(ROW_COLUMNS)));
});

it("calls a field of jobs optional exactly where its column may be empty", async () => {
  const optional = (await columnsOf("jobs")).filter(({ isOptional }) => isOptional).map(({ column }) => column);
  for (const name of JOB_NAMES.filter((field) => !JOB_FIELDS[field].column.includes("."))) {
    expect([name, "optional" in JOB_FIELDS[name]]).toEqual([name, optional.includes(JOB_FIELDS[name].column)]);
  }
});

it("has the fields of bodies where their table has them", async () => {
  const columns = (await columnsOf("organisations")).map(({ column }) => `organisations.${column}`);
  const foreign = JOB_NAMES.map((name) => JOB_FIELDS[name].column as string).filter((column) => column.includes("."));
  expect(columns).toEqual(expect.arrayContaining(foreign));
});

it("has an entry for every column of positions and a column for every entry, empty where it may be", async () => {
  const columns = (await columnsOf("positions")).filter(({ column }) => !POSITION_ROW_COLUMNS.includes(column));
  const table = POSITION_NAMES.map((name) => ({
    column: POSITION_FIELDS[name].column as string,
    isOptional: "optional" in POSITION_FIELDS[name],
  }));
  expect(byColumn(table)).toEqual(byColumn(columns.map(({ column, isOptional }) => ({ column, isOptional }))));
});

it("names the fields whose corrections the database keeps", async () => {
  const [constraint] = await db().$queryRaw<{ text: string }[]>`
    SELECT pg_get_constraintdef(oid) AS text FROM pg_constraint WHERE conname = 'corrigenda_field_known'`;
  const kept = [...(constraint?.text ?? "").matchAll(/'(\w+)'/g)].map(([, field]) => field);
  expect(kept.toSorted()).toEqual(JOB_NAMES.filter((name) => "corrected" in JOB_FIELDS[name]).toSorted());
});

it("clears the pages that show a job when any of its columns changes, but for the digest and the keys that no page shows", async () => {
  const watched = await db().$queryRaw<{ column: string }[]>`
    SELECT attname AS column FROM pg_trigger JOIN pg_attribute ON attrelid = tgrelid AND attnum = ANY(tgattr::int2[])
    WHERE tgname = 'jobs_note_change_update'`;
  const shown = Object.values({ ...STATED_COLUMNS, ...DERIVED_COLUMNS }).map(({ column }) => column);
  const known = new Set(watched.map(({ column }) => column));
  expect(shown.filter((column) => !known.has(column))).toEqual([
    DERIVED_COLUMNS.contentHash.column,
    DERIVED_COLUMNS.noticeKeys.column,
  ]);
});

it.each(["listed", "exported"] as const)("gives every %s field a place of its own, without gaps", (part) => {
  const fields: readonly JobFieldDefinition[] = Object.values(JOB_FIELDS);
  const places = fields.flatMap((field) => (part === "listed" ? field.listed : field.exported?.at) ?? []);
  expect(places.toSorted((a, b) => a - b)).toEqual(places.map((_place, index) => index + 1));
});
