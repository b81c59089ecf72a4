import type { Body } from "@/lib/bodies/body";
import { formWords } from "@/lib/bodies/forms";
import { knownBodies } from "@/lib/bodies/known-bodies";
import { BODY_MARK_BEGINNINGS, bodyMark, lineOf } from "@/lib/bodies/marks/body-marks";
import { SMALL } from "@/lib/bodies/marks/names-by-words";
import { Prisma } from "@/lib/generated/prisma/client";
import { resolveDepartments, TO_BE_SORTED } from "@/lib/jobs/facts/departments";
import { CONDITIONS } from "@/lib/jobs/search/conditions";
import { rowsInTier } from "@/lib/jobs/search/conditions/words";
import type { ListDays } from "@/lib/jobs/search/criteria";
import { type Bitset, forEachBit, intersect, isEmptyBitset, subtract, unite } from "@/lib/jobs/search/index/bitset";
import { idsWhere } from "@/lib/jobs/search/index/queries";
import type { JobSnapshot } from "@/lib/jobs/search/index/snapshot";
import { askedBy, askedInHeads } from "@/lib/jobs/search/words/asked";
import { fold, wordsOf } from "@/lib/jobs/search/words/fold";
import { inBody } from "@/lib/jobs/search/words/marked";
import { type Form, type Term, tsqueryOf, type WordQuery } from "@/lib/jobs/search/words/query";
import type { Part } from "@/lib/jobs/search/words/understand";

/** A part of a search that names one body. */
export type NamedBody = { part: Extract<Part, { kind: "names" }>; body: Body };

/** What parts ask for by their own names in titles, posts and bodies; null where they ask for no words. */
export function calledSo(parts: readonly Part[]): WordQuery | null {
  const { search } = parts.length > 0 ? askedInHeads(parts) : {};
  return search?.map((one) => ({ ...one, terms: one.terms.map((term) => ({ ...term, loose: [] })) })) ?? null;
}

/**
 * Whether an open notice that is called what a search says beside a body may be of that body though it has not its mark: one of a body that it belongs to or
 * with whose name its own begins ("Railway Recruitment Board" for that of Patna); one of any other with its name in the title or the posts, or in the heading
 * of one of its department; and of those whose body the registry does not know what is of its department or of none, says its name anywhere, or is of a body
 * with a word of that name.
 */
export async function mayHaveOpen(
  index: JobSnapshot,
  parts: readonly Part[],
  { part, body }: NamedBody,
  days: ListDays,
): Promise<boolean> {
  const rowsOf = (query: WordQuery) => CONDITIONS.search.rows(index, query, days);
  const beside = calledSo(parts.filter((one) => one !== part));
  const called = beside ? intersect(await rowsOf(beside), index.open) : index.open;
  if (isEmptyBitset(called)) return false;
  const name = askedBy([part]).search ?? [];
  const [above, inTitle, inHead, ofDepartment, anywhere, alike] = await Promise.all([
    rowsOf(anyOf(bodiesAbove(body).map((key) => [bodyMark(key)]))),
    rowsInTier(index, asTitle(name), "title", days),
    rowsOf(calledSo([part]) ?? []),
    CONDITIONS.departments.rows(index, [...resolveDepartments(body.department), TO_BE_SORTED], days),
    rowsOf(name),
    rowsOf(anyOf(inBody(wordsOf(fold(body.name)).flatMap((word) => (SMALL.has(word) ? [] : [[word]]))))),
  ]);
  const mayBe = [inTitle, intersect(inHead, ofDepartment)].reduce(unite, above);
  if (!isEmptyBitset(intersect(called, mayBe))) return true;
  return hasUnmarked(index, intersect(called, [anywhere, alike].reduce(unite, ofDepartment)), days);
}

const MARKED = anyOf(BODY_MARK_BEGINNINGS.map((mark) => [`${mark}*`]));
/** Rows whose marks are asked of the database; of more some are taken to have none. */
const MAX_ASKED = 1_000;

/** Whether one of some rows has no body that the registry knows. */
async function hasUnmarked(index: JobSnapshot, rows: Bitset, days: ListDays): Promise<boolean> {
  if (index.words) return !isEmptyBitset(subtract(rows, await CONDITIONS.search.rows(index, MARKED, days)));
  const ids: number[] = [];
  forEachBit(rows, (row) => ids.push(index.columns.ids[row] ?? 0));
  if (ids.length > MAX_ASKED) return true;
  const unmarked = await idsWhere(Prisma.sql`NOT jobs.search_vector @@ ${tsqueryOf(MARKED)}::tsquery`, days, ids);
  return unmarked.length > 0;
}

function anyOf(whole: readonly Form[]): WordQuery {
  return whole.length === 0 ? [] : [{ terms: [{ whole, loose: [] }], without: [] }];
}

function asTitle(query: WordQuery): WordQuery {
  const inTitle = (term: Term): Term => ({ ...term, isBody: false });
  return query.map((one) => ({ ...one, terms: one.terms.map(inTitle) }));
}

/** The keys of the bodies that a body belongs to, and of those with whose name one of its own begins. */
function bodiesAbove(body: Body): string[] {
  const beginnings = [body.name, ...body.aliases].flatMap((name) => {
    const words = formWords(name);
    return words.slice(1).map((_, at) => words.slice(0, at + 1).join(" "));
  });
  const begun = beginnings.flatMap((form) => knownBodies().ofForm(form)).map((found) => found.body.key);
  const above = lineOf(body).map(({ key }) => key);
  return [...new Set([...above, ...begun])].filter((key) => key !== body.key);
}
