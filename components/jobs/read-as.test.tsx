import { renderToStaticMarkup } from "react-dom/server";
import { ReadAs } from "@/components/jobs/read-as";
import type { JobFilters } from "@/lib/jobs/schema";
import type { ShownReading } from "@/lib/jobs/search/words/reading/shown";
import type { ListParams } from "@/lib/links";

const now = new Date("2026-11-27T06:00:00Z");

type Reading = Pick<ShownReading, "readAs" | "without" | "onlyNear">;

function textOf(reading: Reading, language: "en" | "hi" = "en") {
  const hrefOf = ({ search }: { search?: string | undefined }) => `/?search=${search}`;
  const html = renderToStaticMarkup(
    <ReadAs {...reading} exactly="exact" filters={{ search: "purple clerk" }} {...{ language, hrefOf, now }} />,
  );
  expect(html === "" || html.includes('href="/?search=exact"')).toBe(true);
  return html.replace(/<[^>]+>/g, "").trim();
}

it("says nothing of a search that was read as it was typed", () => {
  expect(textOf({ readAs: null, without: null })).toBe("");
});

it("says which words were left away where no notice has all, in both languages, with the way to all of them", () => {
  expect(textOf({ readAs: null, without: "purple" })).toBe(
    "No notice has all of these words. These are without “purple”. Search instead for “purple clerk”",
  );
  expect(textOf({ readAs: null, without: "purple" }, "hi")).toMatch(/“purple” के बिना हैं।.*“purple clerk” खोजें/);
});

it("says that no notice has the name that was searched for, and leads to no search for it, which would find nothing", () => {
  const onlyNear = { en: "Ahlmad", hi: "अहलमद" };
  const html = renderToStaticMarkup(
    <ReadAs
      readAs={null}
      without={null}
      onlyNear={onlyNear}
      exactly=""
      filters={{ search: "ahlmad" }}
      language="en"
      hrefOf={() => "/"}
      now={now}
    />,
  );
  expect(html.replace(/<(?!a)[^>]+>/g, "").trim()).toBe("No notice is called “Ahlmad”. These are similar.");
});

it.each([
  ["en", "These words leave no notice out."],
  ["hi", "इन शब्दों से कोई भर्ती अलग नहीं होती।"],
] as const)("says in %s of words that every notice has, such as “without exam”, that they choose none", (language, said) => {
  const words = (
    <ReadAs
      readAs={null}
      without={null}
      saysNothing
      exactly=""
      filters={{ search: "without exam" }}
      language={language}
      hrefOf={() => "/"}
      now={now}
    />
  );
  expect(
    renderToStaticMarkup(words)
      .replace(/<[^>]+>/g, "")
      .trim(),
  ).toBe(said);
});

it("says both where words were corrected too", () => {
  const readAs = { en: "purple clerks", hi: "purple clerks" };
  expect(textOf({ readAs, without: "purple" })).toMatch(/^Showing results for “purple clerks”\. No notice has all/);
});

it.each([
  [{ search: "last date today" }, true, '<a href="/?closing=today" rel="nofollow">Show only “Last date: Today”</a>'],
  [
    { search: "last date 30 november" },
    true,
    '<a href="/?closing=2026-11-30" rel="nofollow">Show only “Last date: 30 Nov 2026”</a>',
  ],
  [{ search: "clerk last date today" }, false, '<a href="/?search=clerk last date today&amp;closing=today" rel="nofollow">'],
  [{ search: "aaj ki bharti" }, true, '<a href="/?postedDate=today" rel="nofollow">Show only “Posted: Today”</a>'],
  [{ search: "salary 50000" }, true, '<a href="/?salaryRange=50k-75k" rel="nofollow">Show only “₹50,000 to ₹75,000”</a>'],
  [{ search: "admit card" }, true, '<a href="/exams">Exam dates, admit cards and results: “admit card”</a>'],
])("leads from the days, the pay or the exam that %j speaks of to where they are", (filters, saysNothing, link) => {
  expect(linksOf(filters, saysNothing)).toContain(link);
});

it("leads to the exam that a search speaks of by what says something of it", () => {
  const of = (about: string, search: string) =>
    renderToStaticMarkup(
      <ReadAs
        readAs={null}
        without={null}
        exactly=""
        {...{ about, now, filters: { search } }}
        language="hi"
        hrefOf={() => "/"}
      />,
    );
  expect(of("ssc cgl", "ssc cgl एडमिट कार्ड")).toContain('href="/exams?lang=hi&amp;search=ssc+cgl"');
  expect(of("ssc cgl", "ssc cgl")).toBe("");
});

it("leads to no days, and no pay, where the list is narrowed by them already", () => {
  expect(linksOf({ search: "clerk last date today", closing: "week" })).toBe("");
  expect(linksOf({ search: "clerk salary 50000", salaryRange: "below-20k" })).toBe("");
});

function linksOf(filters: Pick<JobFilters, "search" | "closing" | "salaryRange">, saysNothing = false): string {
  const hrefOf = (change: ListParams) =>
    `/?${Object.entries(change)
      .flatMap(([name, value]) => (value === undefined ? [] : `${name}=${value}`))
      .join("&")}`;
  return renderToStaticMarkup(
    <ReadAs readAs={null} without={null} exactly="" {...{ filters, saysNothing, hrefOf, now }} language="en" />,
  );
}
