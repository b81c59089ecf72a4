import { readHelp, searchHelp } from "@/lib/help/questions";
import { translator } from "@/lib/i18n/translate";

it("has the four groups, and says how often listings are refreshed", () => {
  const groups = readHelp(translator("en", "help"), "25+");
  expect(groups.map(({ title }) => title)).toEqual([
    "Getting Started",
    "Job Alerts and Tracking",
    "Exam Calendar",
    "Advanced Features",
  ]);
  expect(groups[0]?.questions[3]?.answer).toMatch(/^Every 6 hours, from 25\+ sources\./);
});

it("claims no number of sources where none is claimed", () => {
  expect(readHelp(translator("en", "help"), null)[0]?.questions[3]?.answer).toMatch(/^Every 6 hours\./);
});

it("finds the questions that hold every word, in both languages", () => {
  const english = searchHelp(readHelp(translator("en", "help"), null), " ADMIT card ");
  expect(english.flatMap(({ questions }) => questions).map(({ id }) => id)).toContain("exams-q3");
  expect(searchHelp(readHelp(translator("hi", "help"), null), "एडमिट कार्ड").length).toBeGreaterThan(0);
  expect(searchHelp(english, "zzzz")).toEqual([]);
  // Its answer alone begins with the word.
  const [start] = searchHelp(readHelp(translator("en", "help"), null), "every 6 HOURS");
  expect(start?.questions.map(({ id }) => id)).toContain("start-q4");
});
