import ical, {
  ICalAlarmType,
  type ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
  escape as icalText,
} from "ical-generator";
import { MORNING_HOUR } from "@/lib/alerts/schedule";
import { addDays, type Day, dateOf, dayInIndia, startOfDay } from "@/lib/dates";
import { xmlSafeText } from "@/lib/feeds/write-feed";

const REMIND_DAYS_BEFORE = 3;
const SECONDS_AN_HOUR = 60 * 60;
const SECONDS_A_DAY = 24 * SECONDS_AN_HOUR;
const HOUR_MS = SECONDS_AN_HOUR * 1000;
/** Versions are counted in seconds from here, so that they fit RFC 5545's whole numbers for decades and rise with each change. */
const FIRST_VERSION = Date.parse("2026-01-01T00:00:00Z");

export type DayEvent = {
  /** Stays for ever: adding the file again then moves the entry instead of doubling it. */
  uid: string;
  day: Day;
  /** The last day of what takes several; the day itself where it takes one. */
  until?: Day;
  /** The instant at which it ends, where an hour is given: it is the hour before then, in whatever zone its reader lives. */
  endsAt?: Date | null;
  summary: string;
  description?: string;
  url?: string;
  changedAt: Date;
  isCancelled?: boolean;
  isTentative?: boolean;
  hasReminder?: boolean;
};

/** An empty calendar of this site, to be published. `feed` makes it one that programs ask for again every six hours (RFC 7986). */
export function siteCalendar(name: string, product: string, feed?: { url: string }): ICalCalendar {
  // Of all texts the package leaves this one as it is: a program that reads it ends the name at a comma, or drops a backslash (RFC 5545, 3.3.11).
  const escaped = icalText(xmlSafeText(name), false);
  const calendar = ical({ name: escaped, prodId: { company: "Niyukti", product }, method: ICalCalendarMethod.PUBLISH });
  if (feed) calendar.ttl(SECONDS_A_DAY / 4).source(feed.url);
  return calendar;
}

/** Adds something that takes whole days or ends at an hour, with a reminder three days before where one is wanted (RFC 5545; domain.md 6). */
export function addDayEvent(calendar: ICalCalendar, event: DayEvent): void {
  const entry = calendar.createEvent({
    id: event.uid,
    stamp: event.changedAt,
    lastModified: event.changedAt,
    sequence: Math.max(0, Math.floor((event.changedAt.getTime() - FIRST_VERSION) / 1000)),
    ...timesOf(event),
    summary: xmlSafeText(event.summary),
    description: event.description && plainLines(event.description),
    url: event.url,
    ...statusOf(event),
    // A date is nobody's appointment: without this, RFC 5545 has whoever subscribes busy on the day of every last date.
    transparency: ICalEventTransparency.TRANSPARENT,
  });
  if (!event.hasReminder || event.isCancelled) return;
  entry.createAlarm({ type: ICalAlarmType.display, trigger: secondsBefore(event), description: xmlSafeText(event.summary) });
}

/** From eight in the morning, three days before, to the beginning: at the hour of that, which may be midnight, a phone would wake whoever sleeps beside it. */
function secondsBefore({ endsAt }: DayEvent): number {
  if (!endsAt) return REMIND_DAYS_BEFORE * SECONDS_A_DAY - MORNING_HOUR * SECONDS_AN_HOUR;
  const morning = startOfDay(addDays(dayInIndia(endsAt), -REMIND_DAYS_BEFORE)).getTime() + MORNING_HOUR * HOUR_MS;
  return (endsAt.getTime() - HOUR_MS - morning) / 1000;
}

function plainLines(text: string): string {
  return text.split("\n").map(xmlSafeText).join("\n");
}

function timesOf({ day, until = day, endsAt }: DayEvent) {
  if (endsAt) return { start: new Date(endsAt.getTime() - HOUR_MS), end: endsAt };
  // The end of a day's event is the day after: it is not part of it.
  return { start: dateOf(day), end: dateOf(addDays(until, 1)), allDay: true };
}

function statusOf({ isCancelled, isTentative }: DayEvent) {
  if (isCancelled) return { status: ICalEventStatus.CANCELLED };
  return isTentative ? { status: ICalEventStatus.TENTATIVE } : {};
}
