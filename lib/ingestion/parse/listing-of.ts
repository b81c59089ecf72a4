import { formOf } from "@/lib/bodies/forms";
import type { Day } from "@/lib/dates";
import { addDays, dayInIndia } from "@/lib/dates";
import { problemsOf } from "@/lib/errors";
import { cutText } from "@/lib/form-text";
import { bodyOfCells, departmentOf } from "@/lib/ingestion/parse/body-of-row";
import {
  ageLimitOf,
  feeOf,
  hasWord,
  httpUrl,
  isMenuText,
  lineOf,
  phraseOf,
  plainText,
  readTitle,
  salaryOf,
  vacanciesOf,
  yearsAround,
} from "@/lib/ingestion/parse/clean";
import { type ListingRow, OF_INTERVIEW, saysWalkInAnywhere } from "@/lib/ingestion/parse/columns";
import { type DateOrder, isOfEitherOrder } from "@/lib/ingestion/parse/date-orders";
import { parseDay, parseStart, snapshotDay } from "@/lib/ingestion/parse/days";
import { deadlineOf } from "@/lib/ingestion/parse/deadline-of";
import { employmentTypeOf } from "@/lib/ingestion/parse/employment-of";
import { isTentative, lastDayOf } from "@/lib/ingestion/parse/last-day";
import { saysClosed } from "@/lib/ingestion/parse/last-day-words";
import { lastHourIn, lastHourOf } from "@/lib/ingestion/parse/last-hour";
import { isCalledOff, isOtherKind, isOtherNotice } from "@/lib/ingestion/parse/other-notices";
import { placeOf, stateBesideItsSite, withPlaceOf } from "@/lib/ingestion/parse/place-of-row";
import { qualificationOf } from "@/lib/ingestion/parse/qualification-of";
import { type FileSite, otherNamesOf, referenceOf } from "@/lib/ingestion/parse/reference-of";
import type { RefusalReason } from "@/lib/ingestion/parse/refusals";
import { selectionOf } from "@/lib/ingestion/parse/selection-of";
import { lastDatesIn, withoutLastDate } from "@/lib/ingestion/parse/stated-last-dates";
import { JOB_FIELDS } from "@/lib/jobs/job";
import type { JobField } from "@/lib/jobs/job/names";
import { NOT_SPECIFIED } from "@/lib/jobs/job/values";
import { jobInputSchema, type ParsedJobInput } from "@/lib/jobs/schema";
import { isChannel } from "@/lib/web-address";

export type Refused = { row: number; reason: RefusalReason; detail: string; title: string | null };
export type Accepted = {
  row: number;
  job: ParsedJobInput;
  seenAt: Date;
  states: string[];
  postedIsFallback: boolean;
  isOnlyOfItsName?: boolean;
  isOfficial?: boolean;
  otherNames?: string[];
};

/**
 * What a row is read with: when its file was made, the site it is from, whether its dates lose digits, the order of day and month in them, and the rows that are jobs here
 * already: what these say of a posting to come is no plan.
 */
export type FileContext = {
  seenAt: Date;
  site: FileSite;
  losesDigits: boolean;
  known?: ReadonlySet<number>;
} & Partial<DateOrder>;

const EARLIEST_DEADLINE = "2015-01-01";
const MAX_DAYS_OPEN = 731;

/**
 * Hindi in the letters of fonts of before Unicode (Kruti Dev), which only they show: "lgk;d f'k{kd" is "सहायक शिक्षक". Of these signs within words no text of
 * the real files has one.
 */
const OF_OLD_FONT = /(?<=[\p{L}/]);(?=[dksfhZ])|(?<=\p{L})[[="?]k|\{k|'k(?=[^\P{Ll}aeiouy])|Hk(?=\p{L})/u;

/** Reads one row into a job, or says why it is none. Nothing that the row does not state is filled in. */
export function listingOf(row: ListingRow, context: FileContext): Accepted | Refused {
  const cells = withoutEitherDay(row.cells, context);
  const { title, vacancies } = readTitle(cells.title);
  const refuse = (reason: RefusalReason, detail: string): Refused => ({
    row: row.row,
    reason,
    detail: cutText(detail, 300),
    title: cutText(title, 300) || null,
  });
  if (cells.ownId !== undefined) return refuse("exported-here", cells.ownId);
  if (row.note !== undefined) return refuse("not-a-recruitment", row.note);
  if (row.isTorn) return refuse("torn-row", cells.title ?? "");
  const kind = row.kinds.find(isOtherKind);
  if (kind !== undefined) return refuse("not-a-recruitment", kind);
  if (!hasWord(title)) return refuse("no-title", cells.title ?? "");
  if (isCalledOff(title) && !isOver(cells, context))
    return refuse("called-off", [title, cells.deadline].filter(Boolean).join(", "));
  if (isOtherNotice(title) || isMenuText(title)) return refuse("not-a-recruitment", title);
  if (row.recognised !== undefined) return refuse("recognised", row.recognised);
  const inOldFont = [plainText(cells.title), plainText(cells.organisation)].find((text) => OF_OLD_FONT.test(text));
  if (inOldFont !== undefined) return refuse("old-font", inOldFont);
  const body = bodyOfCells(cells, title);
  if (body === null) return refuse("no-organisation", cells.organisation ?? "");
  if (isOfEitherOrder(cells.deadline, context))
    return refuse(context.isSwapped ? "swapped-deadline" : "month-first-deadline", cells.deadline ?? "");
  const deadline = deadlineOf(cells.deadline, plainText(cells.title), context.losesDigits, row.remarks);
  if ("reason" in deadline) {
    const isRemarked = deadline.reason === "remarked-deadline";
    return refuse(deadline.reason, isRemarked ? `${cells.deadline}, ${row.remarks}` : (cells.deadline ?? ""));
  }
  if (row.doubted !== undefined) return refuse("remarked-deadline", `${cells.deadline}, ${row.doubted}`);
  if (isOfInterview(cells)) return refuse("vague-deadline", cells.deadline ?? "");
  // The heading of a page may name whose notice it is, and no post.
  if (formOf(title) === formOf(body.name)) return refuse("body-for-title", title);
  const seenAt = snapshotDay(cells.seenAt) ?? context.seenAt;
  const isToCome = deadline.day >= dayInIndia(seenAt);
  if (isToCome && isTentative(cells.deadline)) return refuse("tentative-deadline", cells.deadline ?? "");
  const closed = saysClosed(cells.deadline) ? cells.deadline : row.closed && `${cells.deadline}, ${row.closed}`;
  if (closed && isToCome) return refuse("closed-ahead", closed);
  const posting = postingDay(cells, deadline.day, { seenAt, isKnown: context.known?.has(row.row) });
  if ("refused" in posting) return refuse(posting.refused, posting.detail);
  if (deadline.day < EARLIEST_DEADLINE || deadline.day > addDays(posting.day, MAX_DAYS_OPEN)) {
    return refuse("implausible-deadline", `${cells.deadline}, posted ${posting.day}`);
  }
  const years = yearsAround(cells.title, posting.day, deadline.day);
  const parsed = jobInputSchema.safeParse({
    ...referenceOf(cells, context.site, title, body.name),
    ...withPlaceOf(body, fieldsOf(cells, context.losesDigits, deadline.day), stateBesideItsSite(cells, body)),
    ...departmentOf(body),
    // What a row is known by again has its title whole.
    title: withoutLastDate(title),
    recruitingOrganization: body.name,
    titleHi: lineOf(cells.titleHindi && withoutLastDate(cells.titleHindi), JOB_FIELDS.titleHi.value.max),
    recruitingOrganizationHi: lineOf(cells.organisationHindi, JOB_FIELDS.recruitingOrganizationHi.value.max),
    positions: vacanciesOf(cells.vacancies, vacancies, years, cells.title),
    employmentType: employmentTypeOf(cells.employmentType, title),
    postedOn: posting.day,
    deadline: deadline.day,
    lastHour:
      lastHourOf(cells.deadline, deadline.day) ??
      lastHourIn(
        [...[cells.description, row.remarks].flatMap((text) => lastDatesIn(plainText(text))), ...(row.lastDates ?? [])],
        deadline.day,
      ),
  } satisfies Record<JobField, unknown>);
  if (!parsed.success) return refuse("invalid", problemsOf(parsed.error));
  const states = cells.location === undefined && cells.state !== undefined ? [parsed.data.location] : [];
  const otherNames = otherNamesOf(cells, context.site, title, body.name);
  const known = otherNames.length > 0 && { otherNames };
  return { row: row.row, job: parsed.data, seenAt, states, postedIsFallback: posting.isFallback, ...known };
}

/** Whether the last date of a row was over when its source showed it: nobody waits any more for what is said of it. */
function isOver(cells: ListingRow["cells"], context: FileContext): boolean {
  const read = lastDayOf(cells.deadline);
  return "day" in read && read.day < dayInIndia(snapshotDay(cells.seenAt) ?? context.seenAt);
}

/** Whether a last date is only the day of an interview ("Interview on 20-12-2026"), before which one has applied: nobody walks in. */
function isOfInterview(cells: ListingRow["cells"]): boolean {
  if (!OF_INTERVIEW.test(cells.deadline ?? "")) return false;
  const read = lastDayOf(cells.deadline);
  if ("problem" in read || !OF_INTERVIEW.test(read.beside)) return false;
  return !/appl|submi|receip|last|clos|shortlist|call|अंतिम|अन्तिम|आवेदन/u.test(read.beside) && !saysWalkInAnywhere(cells);
}

/** A row without the days beside its last date that may be others in the order of its file. */
function withoutEitherDay(cells: ListingRow["cells"], order: Partial<DateOrder>): ListingRow["cells"] {
  const known = (date: string | undefined) => (isOfEitherOrder(date, order) ? undefined : date);
  return { ...cells, postedOn: known(cells.postedOn), startsOn: known(cells.startsOn), firstSeen: known(cells.firstSeen) };
}

/** The fields that are taken as written or left out. */
export function fieldsOf(cells: ListingRow["cells"], losesDigits: boolean, deadline: Day) {
  const start = parseStart(cells.startsOn);
  const isSure = !(losesDigits && /^\s*\d\s/.test(cells.startsOn ?? ""));
  const qualification = qualificationOf(cells.qualification);
  const description = cutText(plainText(cells.description), JOB_FIELDS.description.value.max);
  return {
    location: placeOf(cells) ?? NOT_SPECIFIED,
    qualification: qualification === null || /^others?$/i.test(qualification) ? NOT_SPECIFIED : qualification,
    salary: salaryOf(cells.salary, cells.title),
    applicationStartDate: "day" in start && start.day <= deadline && isSure ? start.day : null,
    sourceUrl: httpUrl(cells.listingLink) ?? httpUrl(cells.noticeLink) ?? siteUrl(cells.applyLink),
    applyLink: siteUrl(cells.applyLink),
    organisationWebsite: siteUrl(cells.website),
    ageLimit: ageLimitOf(cells.ageLimit),
    applicationFee: feeOf(cells.applicationFee),
    // Sentences made by a machine from the row's own columns repeat its misread dates and counts.
    description:
      description === "" ||
      httpUrl(description) !== null ||
      /has announced (?:a recruitment|[\d,]+ vacanc)|application window closes on/i.test(description)
        ? null
        : description,
    selectionProcess: selectionOf(cells),
    experienceRequired: phraseOf(cells.experience, JOB_FIELDS.experienceRequired.value.max),
    vacancyBreakdown: lineOf(cells.breakdown, JOB_FIELDS.vacancyBreakdown.value.max),
    advertisementNumber: lineOf(cells.advertisement, JOB_FIELDS.advertisementNumber.value.max),
  };
}

/** The address of a body's site or form: some sources put their own channel there. */
function siteUrl(cell: string | undefined): string | null {
  const url = httpUrl(cell);
  return url !== null && isChannel(url) ? null : url;
}

type Posting = { day: Day; isFallback: boolean } | { refused: RefusalReason; detail: string };

/**
 * The day of posting: the column of that name; else, where it lies before the deadline, the earlier of the day a source first saw
 * the notice and the start of applications, or the day of the snapshot. Refused where the row itself says that it was posted after its deadline
 * or will be after the snapshot, as calendars of commissions plan it, and where it had closed by the snapshot and says nothing of its posting.
 * What is known keeps the day that it has.
 */
function postingDay(
  cells: ListingRow["cells"],
  deadline: Day,
  { seenAt, isKnown = false }: { seenAt: Date; isKnown?: boolean },
): Posting {
  const before = (detail = ""): Posting => ({
    refused: "deadline-before-posting",
    detail: `${cells.deadline}, posted ${detail}`,
  });
  const posted = parseDay(cells.postedOn);
  const seen = dayInIndia(seenAt);
  if ("day" in posted) {
    if (posted.day > deadline) return before(cells.postedOn);
    // A snapshot is dated by the clock of who took it, which may be a day behind India's.
    const isAhead = posted.day > addDays(seen, 1);
    if (isAhead && isKnown) return { day: seen, isFallback: true };
    if (isAhead) return { refused: "posted-ahead", detail: `${cells.postedOn}, seen ${seen}` };
    return { day: posted.day, isFallback: false };
  }
  const others = [cells.firstSeen, cells.startsOn]
    .map((cell) => parseStart(cell))
    .flatMap((read) => ("day" in read ? [read.day] : []));
  const day = others.filter((candidate) => candidate <= deadline).toSorted()[0];
  // Applications may begin after their notice was shown, which then was posted by the day of the snapshot.
  if (day !== undefined) return day <= seen ? { day, isFallback: false } : { day: seen, isFallback: true };
  if (others.length > 0) return before(cells.firstSeen ?? cells.startsOn);
  return seen <= deadline
    ? { day: seen, isFallback: true }
    : { refused: "closed-before-seen", detail: `${cells.deadline}, seen ${seen}` };
}
