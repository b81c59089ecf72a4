import type { Body } from "@/lib/bodies/body";
import { type KnownBodies, knownBodies } from "@/lib/bodies/known-bodies";
import { resolveBody } from "@/lib/bodies/resolve-body";
import { advertisementKey } from "@/lib/jobs/similar/advertisement";
import { formsAndInitials, isSameBody } from "@/lib/jobs/similar/body-forms";

/** What is compared of a notice as a source shows it. A job and a listing of an import are such notices. */
export type Described = {
  title: string;
  recruitingOrganization: string;
  advertisementNumber?: string | null;
  applyLink?: string | null;
  sourceUrl?: string | null;
  /** Null or empty where it is not known. */
  deadline?: string | null;
  positions?: number | null;
};

/**
 * By what the body of a notice is found: its key in the registry, or the forms of its name where the registry does not have it. Two names of one body
 * share one; two that share one may still be of two, since long names have the same initials.
 */
export function bodyIdentities(name: string): string[] {
  const body = bodyNamed(name);
  if (body !== null) return [`=${body.key}`];
  return formsAndInitials(name);
}

/** Whether two names are of one body: by the registry, and by their forms where it knows neither. */
export function areOneBody(a: string, b: string): boolean {
  const [one, other] = [bodyNamed(a), bodyNamed(b)];
  return one === null && other === null ? isSameBody(a, b) : one === other;
}

/** The name of a body as a notice writes it, with those that the registry knows it by. */
export function namesOfBody(name: string): string[] {
  const body = bodyNamed(name);
  return body === null ? [name] : [name, body.name, ...body.aliases];
}

/** Names that were resolved last: an import asks for one of a few hundred a hundred thousand times. */
const MAX_KEPT = 5_000;
const resolvedBy = new WeakMap<KnownBodies, Map<string, Body | null>>();

/** The body of the registry that a name means; null where it is none, or not one. */
export function bodyNamed(name: string): Body | null {
  const known = knownBodies();
  const kept = resolvedBy.get(known) ?? new Map<string, Body | null>();
  resolvedBy.set(known, kept);
  const found = kept.get(name);
  if (found !== undefined) return found;
  const { body } = resolveBody(name, {}, known);
  if (kept.size >= MAX_KEPT) kept.clear();
  kept.set(name, body);
  return body;
}

const IN_TITLE = [
  /\b(?:advt|advertisement|notification|notice|cen|drive)\b[.\s]*(?:no\b)?[.:\s]*((?:[a-z-]{1,12}\/)*\d{1,4}\s*\/\s*20\d\d(?:-\d{2,4})?)(?!\d)/iu,
  /(?<![\p{L}\p{N}])(CEN\s*\d{1,2}\/20\d\d)/u,
  // "(CRPD/PO/2026-27/09)": letters and figures in strokes, in brackets.
  /\(((?=[^()\s]*\d)(?=[^()\s]*\p{Lu})[\p{L}\p{N},.-]+(?:\/[\p{L}\p{N},.-]+)+)\)/u,
];

/** The key of a notice's advertisement number, also where its title alone says it; null where it says none. */
export function numberOf({ advertisementNumber, title }: Pick<Described, "advertisementNumber" | "title">): string | null {
  const own = advertisementKey(advertisementNumber);
  if (own !== null) return own;
  for (const pattern of IN_TITLE) {
    const found = advertisementKey(pattern.exec(title)?.[1]);
    if (found !== null) return found;
  }
  return null;
}
