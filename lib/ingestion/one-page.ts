import type { Accepted } from "@/lib/ingestion/parse/listing-of";
import { referenceKey } from "@/lib/jobs/import/listings";
import { canonicalPath, hostOf, ownAddress, partOfPage } from "@/lib/jobs/similar/notice-address";
import { type Judgement, judgeRecruitments } from "@/lib/jobs/similar/same-recruitment";
import { isOfficialHost } from "@/lib/web-address";

/*
 * Some trackers name a notice anew whenever the heading of its page or its last date changes, and go on listing the old one: one article then stands as
 * three notices, one of them with a last date that was put off since.
 */

/** A page with more names than this is a list of notices. */
export const MOST_NAMES = 6;
/** What two rows of one page must have in common beside it, one of these and nothing of the others. */
const ALIKE: Judgement["because"] = ["samePosts", "allPosts", "mostPosts", "manyVacancies", "countlessVacancies"];
const UNLIKE: Judgement["because"] = ["otherVacancies", "otherPosts", "noPosts", "farDay"];

/**
 * The page of a notice at its source, where it has a name beside its page; null where its page, or its part of it, is its name, and on the sites of bodies, where many
 * notices stand on one page.
 */
export function pageBesideName({ job: { source, sourceReference, sourceUrl } }: Accepted): string | null {
  const address = ownAddress(sourceUrl);
  if (address === null || !sourceUrl || hostOf(sourceUrl) !== source || isOfficialHost(source)) return null;
  const path = canonicalPath(sourceUrl);
  return [path, path + partOfPage(sourceUrl)].includes(sourceReference) ? null : address;
}

/** Of the rows of one page those that are one notice by another name: the key of each such name with that of the name that counts, which came first. */
export function sameOnPage(rows: readonly Accepted[]): Map<string, string> {
  const byName = new Map<string, Accepted>();
  for (const row of rows) {
    const known = byName.get(referenceKey(row.job));
    if (!known || isNewer(row, known)) byName.set(referenceKey(row.job), row);
  }
  const same = new Map<string, string>();
  if (byName.size < 2 || byName.size > MOST_NAMES) return same;
  const groups: Accepted[][] = [];
  for (const row of [...byName.values()].toSorted(byFirstPosting)) {
    const group = groups.find((others) => others.some((other) => isOneNotice(row, other)));
    if (!group) groups.push([row]);
    else if (group.push(row) > 1 && group[0]) same.set(referenceKey(row.job), referenceKey(group[0].job));
  }
  return same;
}

function isOneNotice({ job: a }: Accepted, { job: b }: Accepted): boolean {
  const { verdict, because } = judgeRecruitments(a, b);
  return verdict === "join" && because.some((one) => ALIKE.includes(one)) && !because.some((one) => UNLIKE.includes(one));
}

/** Which of two rows came first; of those of one day the order of their names says, so that the order of rows changes nothing. */
export function byFirstPosting({ job: a }: Accepted, { job: b }: Accepted): number {
  if (a.postedOn !== b.postedOn) return a.postedOn < b.postedOn ? -1 : 1;
  return referenceKey(a) < referenceKey(b) ? -1 : 1;
}

/** Whether a row is of a later snapshot than another, or of the same and was posted later. */
export function isNewer(row: Accepted, best: Accepted): boolean {
  const order = row.seenAt.getTime() - best.seenAt.getTime();
  return order !== 0 ? order > 0 : row.job.postedOn > best.job.postedOn;
}
