import { extractFromJson, extractFromXml } from "@extractus/feed-extractor";
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from "feedsmith";
import ICAL from "ical.js";
import { convertIcsCalendar } from "ts-ics";

/** The ids that two parsers find in a feed; they must agree. */
export function idsIn(format: string, text: string): string[] {
  const [mine, other] = bothOf(format, text);
  expect(other).toEqual(mine);
  return mine;
}

function bothOf(format: string, text: string): [string[], string[]] {
  const found = format === "json" ? extractFromJson(JSON.parse(text)) : extractFromXml(text);
  const others = (found.entries ?? []).map(({ id }) => id);
  if (format === "rss") return [(parseRssFeed(text).items ?? []).map((item) => item.guid?.value ?? ""), others];
  if (format === "atom") return [(parseAtomFeed(text).entries ?? []).map((entry) => entry.id ?? ""), others];
  return [(parseJsonFeed(text).items ?? []).map((item) => item.id ?? ""), others];
}

/** The entries of a calendar as two parsers read them; they must agree. */
export function eventsIn(text: string) {
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent");
  const others = convertIcsCalendar(undefined, text).events ?? [];
  expect(others.map(({ uid }) => uid)).toEqual(events.map((event) => event.getFirstPropertyValue("uid")));
  return events.map((event) => ({
    uid: String(event.getFirstPropertyValue("uid")),
    sequence: Number(event.getFirstPropertyValue("sequence")),
    status: event.getFirstPropertyValue("status"),
    start: String(event.getFirstPropertyValue("dtstart")),
    summary: String(event.getFirstPropertyValue("summary")),
  }));
}
