import { parseAtomFeed, parseJsonFeed, parseRssFeed } from "feedsmith";
import { type FeedEntry, type FeedFormat, writeFeed } from "@/lib/feeds/write-feed";

const HEAD = {
  page: "https://niyukti.example/",
  self: "https://niyukti.example/feeds/jobs.rss",
  title: "Jobs",
  description: "All",
  language: "en" as const,
};
const ENTRY: FeedEntry = {
  id: "https://niyukti.example/job/1",
  link: "https://niyukti.example/job/1",
  title: "Clerk",
  lines: ["Pay: Rs 1 < 2 & more", "Last date: 20 December"],
  date: new Date("2026-11-01T00:00:00Z"),
  author: "Food & Supplies <Delhi>",
};
const MOVED: FeedEntry = { ...ENTRY, changedAt: new Date("2026-11-20T06:00:00Z") };
const write = (format: FeedFormat, entry: FeedEntry) => writeFeed(format, HEAD, [entry]);

it("names the author where each format takes a name: an author of RSS is an address of mail", () => {
  const rss = write("rss", ENTRY);
  expect(rss).not.toContain("<author>");
  expect(rss).toContain('xmlns:dc="http://purl.org/dc/elements/1.1/"');
  expect(parseRssFeed(rss).items?.[0]?.dc?.creators).toEqual([ENTRY.author]);
  expect(parseAtomFeed(write("atom", ENTRY)).entries?.[0]?.authors?.[0]?.name).toBe(ENTRY.author);
  expect(parseJsonFeed(write("json", ENTRY)).items?.[0]?.authors?.[0]?.name).toBe(ENTRY.author);
});

it("sums up in plain text where a format takes that, and says when an item was published", () => {
  const [item] = JSON.parse(write("json", ENTRY)).items;
  expect(item.summary).toBe("Pay: Rs 1 < 2 & more\nLast date: 20 December");
  expect(item.content_html).toContain("<p>Pay: Rs 1 &#60; 2 &#38; more</p>");
  expect(item).toMatchObject({ date_published: "2026-11-01T00:00:00.000Z", date_modified: "2026-11-01T00:00:00.000Z" });
});

it("says in each format that an item changed, under the id and with the day that it had", () => {
  const [changed, published] = ["2026-11-20T06:00:00.000Z", "2026-11-01T00:00:00.000Z"];
  const atom = parseAtomFeed(write("atom", MOVED));
  expect(atom).toMatchObject({ updated: changed, entries: [{ id: ENTRY.id, updated: changed, published }] });
  const [item] = JSON.parse(write("json", MOVED)).items;
  expect(item).toMatchObject({ id: ENTRY.id, date_modified: changed, date_published: published });
  const rss = parseRssFeed(write("rss", MOVED));
  expect(rss.lastBuildDate).toBe("Fri, 20 Nov 2026 06:00:00 GMT");
  expect(rss.items?.[0]).toMatchObject({
    guid: { value: ENTRY.id },
    pubDate: "Sun, 01 Nov 2026 00:00:00 GMT",
    atom: { updated: changed },
  });
});

it("never says that an item changed before it was published", () => {
  const early = write("atom", { ...ENTRY, changedAt: new Date("2026-10-01T00:00:00Z") });
  expect(parseAtomFeed(early).entries?.[0]?.updated).toBe("2026-11-01T00:00:00.000Z");
});

it("says in which language it is", () => {
  expect(parseRssFeed(write("rss", ENTRY)).language).toBe("en-IN");
  expect(parseRssFeed(writeFeed("rss", { ...HEAD, language: "hi" }, [ENTRY])).language).toBe("hi-IN");
});

it.each(["rss", "atom"] as const)(
  "holds nothing that XML does not in the name of a list, which is what was searched for: %s",
  (format) => {
    const pasted = "“clerk\u0000\u000b\uffff” & <officer>";
    const file = writeFeed(format, { ...HEAD, title: pasted, description: pasted }, [ENTRY]);
    expect(file.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\ufffe\uffff]/u);
    const title = format === "rss" ? parseRssFeed(file).title : parseAtomFeed(file).title?.value;
    expect(title).toBe("“clerk   ” & <officer>");
  },
);

it.each(["rss", "atom", "json"] as const)(
  "holds nothing that only sets a page, which readers may show as a box: %s",
  (format) => {
    const file = write(format, { ...ENTRY, title: "18–\u206027\u00a0years", lines: ["₹16,600–\u206052,400"] });
    expect(file).not.toMatch(/[\u2060\u00a0]/);
    expect(file).toContain("18–27 years");
    expect(file).toContain("₹16,600–52,400");
  },
);
