import { createFormatter } from "@/lib/i18n/formatter";
import { messages } from "@/lib/i18n/messages";

type Tree = { [key: string]: string | Tree };

const english = new Map(entriesOf(messages.en));
const hindi = new Map(entriesOf(messages.hi));

it("has every English message in Hindi, and no other", () => {
  expect([...hindi.keys()].sort()).toEqual([...english.keys()].sort());
});

it("leaves no message empty", () => {
  expect([...english, ...hindi].filter(([, text]) => text.trim() === "")).toEqual([]);
});

it("uses the same placeholders in both languages", () => {
  const different = [...english].filter(([key, text]) => placeholders(text) !== placeholders(hindi.get(key) ?? ""));
  expect(different).toEqual([]);
});

it("writes Hindi in Devanagari, but for names and short forms", () => {
  const latin = [...hindi].filter(([, text]) => !/[\u0900-\u097F]/.test(text) && !text.includes("₹"));
  expect(latin).toEqual([]);
});

// Each dialog loads its own area alone, so that the words of days left stand in four of them.
it.each(["en", "hi"] as const)("says the days left in the same words in every area: %s", (language) => {
  const { compare, job, jobs, saved } = messages[language];
  const words = [compare, job, jobs, saved].flatMap((area) => entriesOf(area as Tree));
  const ofDays = words.filter(([key]) => /^(?:daysLeft\w*|leaf\w+|expired|till|noHour)$/.test(key));
  const different = ofDays.filter(([key, text]) => ofDays.some(([other, said]) => other === key && said !== text));
  expect(different).toEqual([]);
});

it("formats every message with its placeholders filled", () => {
  for (const language of ["en", "hi"] as const) {
    for (const [key, text] of language === "en" ? english : hindi) {
      const t = createFormatter(language, { text });
      const values = Object.fromEntries([...names(text)].map((name) => [name, 2]));
      expect(`${key}: ${t("text", values)}`).not.toMatch(/[{}]/);
    }
  }
});

function entriesOf(tree: Tree, path = ""): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[`${path}${key}`, value]] : entriesOf(value, `${path}${key}.`),
  );
}

function names(text: string): Set<string> {
  return new Set([...text.matchAll(/\{(\w+)[,}]/g)].flatMap((match) => match[1] ?? []));
}

function placeholders(text: string): string {
  return [...names(text)].sort().join(",");
}
