import type { Body } from "@/lib/bodies/body";
import { knownBodies } from "@/lib/bodies/known-bodies";
import { bodyMark, partMark } from "@/lib/bodies/marks/body-marks";
import { readPublic } from "@/lib/database/read-replica";
import { Prisma } from "@/lib/generated/prisma/client";
import type { Language } from "@/lib/i18n/languages";
import { readRows } from "@/lib/jobs/queries";
import type { JobDto } from "@/lib/jobs/schema";
import { CONDITIONS } from "@/lib/jobs/search/conditions";
import type { ListDays } from "@/lib/jobs/search/criteria";
import { intersect, isEmptyBitset } from "@/lib/jobs/search/index/bitset";
import type { JobSnapshot } from "@/lib/jobs/search/index/snapshot";
import { calledSo, mayHaveOpen, type NamedBody } from "@/lib/jobs/search/reading/of-body";
import type { SearchReading } from "@/lib/jobs/search/reading/search-reading";
import { closedJobs } from "@/lib/jobs/search/scope";
import { bodiesOf } from "@/lib/jobs/search/words/body-names";
import type { Term, WordQuery } from "@/lib/jobs/search/words/query";
import type { Part } from "@/lib/jobs/search/words/understand";

/** What a search calls the body that it asks for, and the notices of that body that fit it and closed last, the latest first. */
export type ClosedOfBody = { body: Record<Language, string>; latest: JobDto[] };

const MAX_LATEST = 2;

/**
 * The one body that a search names, where none of its notices that are called what the search says takes applications: who asks for "ssc mts" must not
 * take that of a State's commission for it. Where a job is makes no difference. Null where the search names no one body, where one is open, and where
 * one is open of which it is not certain that another body has it: nobody must miss a notice because its body is not known.
 */
export async function closedOfBody(index: JobSnapshot, reading: SearchReading, days: ListDays): Promise<ClosedOfBody | null> {
  const known = kept.get(reading);
  if (known !== undefined) return known;
  const found = await findClosed(index, reading, days);
  kept.set(reading, found);
  return found;
}

/** Of a reading, which an index keeps for as long as it is itself kept: a write, a closing or midnight makes both anew. */
const kept = new WeakMap<SearchReading, ClosedOfBody | null>();

async function findClosed(index: JobSnapshot, { parts }: SearchReading, days: ListDays): Promise<ClosedOfBody | null> {
  const named = bodyIn(parts);
  if (named === null) return null;
  const search = ofBody(parts, named.body.key);
  const own = await CONDITIONS.search.rows(index, search, days);
  if (!isEmptyBitset(intersect(own, index.open))) return null;
  if (await mayHaveOpen(index, parts, named, days)) return null;
  const { en, hi } = named.part.group;
  return { body: { en, hi }, latest: await readRows(await closedLast(search, days)) };
}

/** The only name of a body among the parts, of one body alone. */
function bodyIn(parts: readonly Part[]): NamedBody | null {
  const [part, ...others] = parts.flatMap((part) => (part.kind === "names" && part.group.kind === "body" ? [part] : []));
  if (!part || part.isLeftOut || others.length > 0 || part.group.sorts) return null;
  const { same, en, bodies = bodiesOf(same) } = part.group;
  const [key, ...further] = bodies;
  const body = key !== undefined && further.length === 0 ? knownBodies().byKey.get(key) : undefined;
  return body && !isOneOfFamily(body, en) ? { part, body } : null;
}

/** Bodies of one name that are several: "AIIMS" is more than that of New Delhi, which has the name alone. */
const FAMILY = 3;

function isOneOfFamily({ key }: Body, called: string): boolean {
  const others = knownBodies().bodies.filter((body) => body.key !== key && body.parent !== key);
  return others.filter(({ name, aliases }) => [name, ...aliases].some((one) => one.startsWith(`${called} `))).length >= FAMILY;
}

/** What parts ask for by their own names in titles, posts and bodies, of a body and what belongs to it. */
function ofBody(parts: readonly Part[], key: string): WordQuery {
  const own: Term = { whole: [[bodyMark(key)], [partMark(key)]], loose: [] };
  return (calledSo(parts) ?? []).map(({ terms, without }) => ({ terms: [...terms, own], without }));
}

async function closedLast(search: WordQuery, days: ListDays): Promise<number[]> {
  const rows = await readPublic(
    (client) => client.$queryRaw<{ id: number }[]>`
      SELECT jobs.id FROM jobs WHERE ${Prisma.join([closedJobs(days), CONDITIONS.search.sql(search)], " AND ")}
      ORDER BY jobs.deadline DESC, jobs.id DESC LIMIT ${MAX_LATEST}`,
  );
  return rows.map(({ id }) => id);
}
