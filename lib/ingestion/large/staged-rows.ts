import type { Prisma } from "@/lib/generated/prisma/client";
import { MOST_NAMES, pageBesideName, sameOnPage } from "@/lib/ingestion/one-page";
import { areSeveral, COMPARED, withOwnName, wordsOf } from "@/lib/ingestion/own-names";
import type { Accepted } from "@/lib/ingestion/parse/listing-of";
import { type Gathered, gather, nameWithoutReference, wholeNotice } from "@/lib/ingestion/read-listings";
import { referenceKey } from "@/lib/jobs/import/listings";

type Tx = Prisma.TransactionClient;

/** Rows that are held at a time. */
const STEP = 200;

/** Makes the tables in which the rows of a large file wait until all are read. They end with the transaction. */
export async function makeStage(tx: Tx): Promise<void> {
  await tx.$executeRaw`
    CREATE TEMPORARY TABLE staged_rows (row integer PRIMARY KEY, source text NOT NULL, reference text NOT NULL, name text, page text, words text NOT NULL, listing text NOT NULL) ON COMMIT DROP`;
  await tx.$executeRaw`CREATE INDEX ON staged_rows (page) WHERE page IS NOT NULL`;
}

/** Keeps rows that can be imported. */
export async function stageRows(tx: Tx, accepted: readonly Accepted[]): Promise<void> {
  const rows = accepted.map((one) => ({ row: one.row, source: one.job.source, words: wordsOf(one), ...namedAs(one) }));
  await tx.$executeRaw`
    INSERT INTO staged_rows SELECT row, source, reference, name, page, md5(words), listing FROM json_to_recordset(${JSON.stringify(rows)}::json)
      AS r(row integer, source text, reference text, name text, page text, words text, listing text)`;
}

function namedAs(one: Accepted) {
  return {
    reference: referenceKey(one.job),
    name: nameWithoutReference(one),
    page: pageBesideName(one),
    listing: JSON.stringify(one),
  };
}

/** Gives the rows of names that stand for several notices names of their own. */
async function partNames(tx: Tx): Promise<void> {
  await tx.$executeRaw`
    CREATE TEMPORARY TABLE staged_several ON COMMIT DROP AS
    SELECT reference FROM staged_rows GROUP BY reference HAVING count(DISTINCT words) > 1`;
  const [counted] = await tx.$queryRaw<{ names: number }[]>`SELECT count(*)::integer AS names FROM staged_several`;
  if (!counted?.names) return;
  await tx.$executeRaw`CREATE INDEX ON staged_rows (reference, row)`;
  await tx.$executeRaw`ANALYZE staged_rows, staged_several`;
  for (let after = ""; ; ) {
    const found = await tx.$queryRaw<{ reference: string; listings: string[] }[]>`
      SELECT reference, ARRAY(
        SELECT listing FROM (
          SELECT DISTINCT ON (words) row, listing FROM staged_rows AS r WHERE r.reference = s.reference ORDER BY words, row DESC
        ) AS distinct_rows ORDER BY row LIMIT ${COMPARED}
      ) AS listings
      FROM staged_several AS s WHERE reference > ${after} ORDER BY reference LIMIT ${STEP}`;
    for (const { reference, listings } of found) {
      if (areSeveral(listings.map((listing) => acceptedOf({ listing })))) await nameRows(tx, reference);
    }
    const last = found.at(-1);
    if (!last || found.length < STEP) return;
    after = last.reference;
  }
}

async function nameRows(tx: Tx, reference: string): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await tx.$queryRaw<{ row: number; listing: string }[]>`
      SELECT row, listing FROM staged_rows WHERE reference = ${reference} AND row > ${after} ORDER BY row LIMIT ${STEP}`;
    const named = rows.map(({ row, listing }) => ({ row, ...namedAs(withOwnName(acceptedOf({ listing }))) }));
    await tx.$executeRaw`
      UPDATE staged_rows AS s SET reference = r.reference, name = r.name, page = r.page, listing = r.listing
      FROM json_to_recordset(${JSON.stringify(named)}::json) AS r(row integer, reference text, name text, page text, listing text)
      WHERE s.row = r.row`;
    const last = rows.at(-1);
    if (!last || rows.length < STEP) return;
    after = last.row;
  }
}

/** Gives the rows of one page that are one notice by several names the name that counts. */
async function joinNames(tx: Tx): Promise<void> {
  for (let after = ""; ; ) {
    const pages = await tx.$queryRaw<{ page: string; listings: string[] }[]>`
      SELECT page, array_agg(listing ORDER BY row) AS listings FROM staged_rows WHERE page IS NOT NULL AND page > ${after}
      GROUP BY page HAVING count(DISTINCT reference) BETWEEN 2 AND ${MOST_NAMES} ORDER BY page LIMIT ${STEP}`;
    const names = pages.flatMap(({ listings }) => [...sameOnPage(listings.map((listing) => acceptedOf({ listing })))]);
    const rows = JSON.stringify(names.map(([other, counts]) => ({ other, counts })));
    await tx.$executeRaw`
      UPDATE staged_rows SET reference = r.counts FROM json_to_recordset(${rows}::json) AS r(other text, counts text) WHERE reference = r.other`;
    const last = pages.at(-1);
    if (!last || pages.length < STEP) return;
    after = last.page;
  }
}

/** Puts the rows of one notice beside each other, in the order in which notices first stand in the file. @returns how many notices there are */
export async function sortStage(tx: Tx): Promise<number> {
  await partNames(tx);
  await joinNames(tx);
  await tx.$executeRaw`
    CREATE TEMPORARY TABLE staged_order ON COMMIT DROP AS
    SELECT (row_number() OVER (ORDER BY first, row))::integer AS place, row, first, name FROM (
      SELECT row, name, min(row) OVER (PARTITION BY reference) AS first FROM staged_rows
    ) AS rows`;
  await tx.$executeRaw`CREATE UNIQUE INDEX ON staged_order (place)`;
  await tx.$executeRaw`
    CREATE TEMPORARY TABLE staged_names ON COMMIT DROP AS
    SELECT name FROM staged_order WHERE name IS NOT NULL GROUP BY name HAVING count(DISTINCT first) = 1`;
  await tx.$executeRaw`CREATE INDEX ON staged_names (md5(name))`;
  // Nothing looks at temporary tables by itself.
  await tx.$executeRaw`ANALYZE staged_rows, staged_order, staged_names`;
  const [counted] = await tx.$queryRaw<{ notices: number }[]>`SELECT count(DISTINCT first)::integer AS notices FROM staged_order`;
  return counted?.notices ?? 0;
}

/** The sources of the staged rows. */
export async function stagedSources(tx: Tx): Promise<string[]> {
  const rows = await tx.$queryRaw<{ source: string }[]>`SELECT DISTINCT source FROM staged_rows`;
  return rows.map(({ source }) => source);
}

type Staged = { place: number; first: number; isLone: boolean; listing: string };

/** The notices of the staged rows, some at a time. */
export async function* stagedNotices(tx: Tx): AsyncGenerator<Accepted[]> {
  let notices: Accepted[] = [];
  for await (const notice of noticesOf(stagedRows(tx))) {
    notices.push(notice);
    if (notices.length < STEP) continue;
    yield notices;
    notices = [];
  }
  if (notices.length > 0) yield notices;
}

async function* stagedRows(tx: Tx): AsyncGenerator<Staged> {
  for (let place = 0; ; ) {
    const rows = await tx.$queryRaw<Staged[]>`
      SELECT place, first, listing, EXISTS (
        SELECT FROM staged_names AS n WHERE md5(n.name) = md5(o.name) AND n.name = o.name) AS "isLone"
      FROM staged_order AS o JOIN staged_rows USING (row) WHERE place > ${place} ORDER BY place LIMIT ${STEP}`;
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < STEP) return;
    place = last.place;
  }
}

async function* noticesOf(rows: AsyncIterable<Staged>): AsyncGenerator<Accepted> {
  let first: number | undefined;
  let gathered: Gathered | undefined;
  for await (const staged of rows) {
    if (gathered && staged.first !== first) {
      yield wholeNotice(gathered);
      gathered = undefined;
    }
    first = staged.first;
    gathered = gather(gathered, acceptedOf(staged));
  }
  if (gathered) yield wholeNotice(gathered);
}

function acceptedOf({ listing, isLone = false }: Pick<Staged, "listing"> & Partial<Staged>): Accepted {
  const accepted = JSON.parse(listing) as Accepted;
  return { ...accepted, seenAt: new Date(accepted.seenAt), ...(isLone && { isOnlyOfItsName: true }) };
}
