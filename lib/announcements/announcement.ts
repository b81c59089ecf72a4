import { type AnnouncementKind, isToCome, kindAtBeginning, kindInTitle, partOf } from "@/lib/announcements/kinds";
import { type Correction, statedCorrection } from "@/lib/announcements/stated-correction";
import { addDays, type Day, dayInIndia, isDay } from "@/lib/dates";
import { cutText } from "@/lib/form-text";
import { bodyOfCells } from "@/lib/ingestion/parse/body-of-row";
import { httpUrl, lineOf, plainText } from "@/lib/ingestion/parse/clean";
import type { ListingRow } from "@/lib/ingestion/parse/columns";
import { datesIn, parseDay } from "@/lib/ingestion/parse/days";
import { folded } from "@/lib/jobs/similar/body-forms";
import { numberOf } from "@/lib/jobs/similar/identity";
import { keyDigest } from "@/lib/jobs/similar/keys";
import { canonicalPath, MIN_OWN_PATH_LENGTH } from "@/lib/jobs/similar/notice-address";
import { isOfficialHost, isOnHosts } from "@/lib/web-address";

/** What a source tells of a recruitment that is under way, as a row says it. */
export type Announcement = {
  row: number;
  source: string;
  /** What it is called there, the same at every run. */
  reference: string;
  kind: AnnouncementKind;
  part: string | null;
  title: string;
  /** The body, in the row's own words. */
  organisation: string;
  advertisementNumber: string | null;
  /** Its page or document, where that is on a site of the body. */
  url: string | null;
  /** The day on which it was published, where its source says one. */
  publishedOn: Day | null;
  /** The days that it tells of, else the day of its publication, else the day on which it was first seen; null of an exam that has none yet. */
  day: Day | null;
  lastDay: Day | null;
  /** Whether the body says these days. */
  isSure: boolean;
  isOfficial: boolean;
  seenOn: Day;
  /** What a corrigendum says is so now; null where nobody can read that of its title. */
  states: Correction | null;
};

type Seen = { seenAt: Date; source: string; isOfficial: boolean; hosts: readonly string[] };

const MAX_TITLE = 300;
/** A day that is told of lies within so many days of when it is told. */
const FAR_DAYS = 730;
/** What tells of days to come; the others are there on the day on which they are told. */
const TELLS_DAYS: ReadonlySet<AnnouncementKind> = new Set(["exam", "interview", "document_verification"]);

/** The announcement that a row is, which is no listing; null where it is none, or names no body. */
export function announcementOf({ row, cells, kinds }: ListingRow, seen: Seen): Announcement | null {
  const title = cutText(lineOf(cells.title, 1_000) ?? "", MAX_TITLE);
  const kind = kindOf(title, kinds, cells.deadline !== undefined);
  if (kind === null) return null;
  const body = bodyOfCells(cells, title);
  if (body === null) return null;
  const link = httpUrl(cells.listingLink) ?? httpUrl(cells.noticeLink);
  const published = parseDay(cells.postedOn);
  const publishedOn = "day" in published ? published.day : null;
  const seenOn = dayInIndia(seen.seenAt);
  return {
    row,
    source: seen.source,
    reference: nameOf(kind, link, title),
    kind,
    part: partOf(title),
    title,
    organisation: body.name,
    // A list may number what is announced itself, as it does its recruitments: "Corrigendum to Advt. No. 6/2026" is of that one.
    advertisementNumber: numberOf({ advertisementNumber: null, title }) === null ? lineOf(cells.advertisement, 300) : null,
    url: link !== null && isOfBody(link, seen) ? link : null,
    publishedOn,
    ...daysOf(kind, title, { publishedOn, seenOn, isOfficial: seen.isOfficial }),
    isOfficial: seen.isOfficial,
    seenOn,
    states: kind === "corrigendum" ? statedCorrection(title, cells.deadline) : null,
  };
}

function kindOf(title: string, kinds: readonly string[], hasDeadline: boolean): AnnouncementKind | null {
  if (isToCome(title)) return null;
  const [column] = kinds.flatMap((text) => kindInTitle(plainText(text).replaceAll(/[_-]/g, " ")) ?? []);
  const named = kindAtBeginning(title) ?? (column !== undefined || !hasDeadline ? kindInTitle(title) : null);
  return named ?? column ?? null;
}

type Told = { publishedOn: Day | null; seenOn: Day; isOfficial: boolean };

function daysOf(kind: AnnouncementKind, title: string, { publishedOn, seenOn, isOfficial }: Told) {
  const [least, most] = [addDays(seenOn, -FAR_DAYS), addDays(seenOn, FAR_DAYS)];
  const told = datesIn(title).filter((day): day is Day => isDay(day) && day >= least && day <= most);
  if (TELLS_DAYS.has(kind)) {
    const days = told.toSorted();
    return { day: days[0] ?? null, lastDay: days.at(-1) ?? null, isSure: isOfficial && days.length > 0 };
  }
  const day = publishedOn ?? seenOn;
  return { day, lastDay: day, isSure: isOfficial && publishedOn !== null && publishedOn <= seenOn };
}

/** By kind, words and page: a number of its own may be that of its place in a list, and belong to another one tomorrow. */
function nameOf(kind: AnnouncementKind, link: string | null, title: string): string {
  const path = link === null ? "" : canonicalPath(link);
  const words = folded(title)
    .replaceAll(/\bnew\b/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
  const text = path.length >= MIN_OWN_PATH_LENGTH ? `${path}\n${words}` : words;
  return `${kind} ${keyDigest(text)}`;
}

/** Whether readers may be sent to an address as the body's own. */
function isOfBody(link: string, { isOfficial, hosts }: Seen): boolean {
  const url = new URL(link);
  return isOfficialHost(url.hostname) || (isOfficial && isOnHosts(url, hosts));
}
