import { renderToStaticMarkup } from "react-dom/server";
import { ReadAs } from "@/components/jobs/read-as";
import type { JobFilters } from "@/lib/jobs/schema";
import type { ShownReading } from "@/lib/jobs/search/words/reading/shown";
import { type ListParams, links } from "@/lib/links";

const now = new Date("2026-11-27T06:00:00Z");

type Reading = Pick<ShownReading, "without" | "isWithoutApplicant" | "isAlertStricter" | "saysNothing">;

function lineOf(filters: Pick<JobFilters, "search" | "vacancies">, reading: Reading, language: "en" | "hi" = "en") {
  const hrefOf = (change: ListParams) => links.home(language, change);
  return renderToStaticMarkup(<ReadAs readAs={null} exactly="exact" {...{ ...reading, filters, language, hrefOf, now }} />);
}

it("calls no notice one without women, or without who else it may be for", () => {
  const reading = { without: "women", isWithoutApplicant: true };
  expect(lineOf({ search: "nda women" }, reading)).toContain(
    "No notice here names “women”. These may be open to you all the same",
  );
  expect(lineOf({ search: "nda women" }, reading, "hi")).toContain("“women” अलग से नहीं लिखा है। फिर भी ये आपके लिए हो सकती हैं");
});

it("says that an alert waits for all words where the list does without some", () => {
  const waits = "An alert for this search waits for a notice that has all its words.";
  expect(lineOf({ search: "nda zebra" }, { without: "zebra", isAlertStricter: true })).toContain(waits);
  expect(lineOf({ search: "bihar women" }, { without: "women", isWithoutApplicant: true })).not.toContain(waits);
});

it("leads from a number of posts to the notices with so many, until they are asked for", () => {
  const search = "1000+ vacancy";
  expect(lineOf({ search }, { without: null, saysNothing: true })).toContain(
    '<a href="/?vacancies=1000" rel="nofollow">Show only “1,000 and more vacancies”</a>',
  );
  expect(lineOf({ search, vacancies: 1000 }, { without: null, saysNothing: true })).not.toContain("Show only");
});
