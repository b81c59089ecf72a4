import fc from "fast-check";
import { hasWords, MAX_SEARCH_WORDS, searchQuery, searchWords, tagsQuery, tsqueryOf } from "@/lib/jobs/search/search-words";

describe("searchWords", () => {
  it("gives each word once, in lower case and in the order of the texts", () => {
    expect(searchWords(["Clerk, SBI", null, "clerk (Delhi) & more"])).toEqual(["clerk", "sbi", "delhi", "more"]);
  });

  it("keeps dotted words in parts and as one", () => {
    expect(searchWords(["B.Tech"])).toEqual(["b", "tech", "btech"]);
  });

  it("keeps Devanagari words with their marks", () => {
    expect(searchWords(["कनिष्ठ अभियंता"])).toEqual(["कनिष्ठ", "अभियंता"]);
  });

  it("is bounded", () => {
    const text = Array.from({ length: 2_000 }, (_, index) => `w${index}`).join(" ");
    expect(searchWords([text])).toHaveLength(MAX_SEARCH_WORDS);
    expect(searchWords(["x".repeat(500)])[0]).toHaveLength(60);
  });
});

const textOf = tsqueryOf;

describe("searchQuery", () => {
  it.each<[string, string]>([
    ["Clerk Delhi", "('clerk':* & 'delhi':*)"],
    ["clerk CLERK", "('clerk':*)"],
    ["IT job", "('it' & 'job':*)"],
    ["b.tech", "('b' & 'tech':*)"],
    ["बैंक", "('बैंक':*)"],
    ["  !! ", ""],
    ["%", ""],
    ["_", ""],
    ["o'brien | (x)", "('o' & 'brien':* & 'x')"],
  ])("turns %j into %j", (search, query) => expect(textOf(searchQuery(search))).toBe(query));

  it("asks for 20 words at most", () => {
    const words = Array.from({ length: 30 }, (_, index) => `w${index}`);
    expect(searchQuery(words.join(" "))).toEqual([words.slice(0, 20)]);
  });

  it("never lets an operator or a quote through", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (search) => {
        expect(textOf(searchQuery(search)) || "('x')").toMatch(
          /^\('[\p{L}\p{M}\p{N}]+'(:\*)?( & '[\p{L}\p{M}\p{N}]+'(:\*)?)*\)$/u,
        );
      }),
    );
  });
});

describe("zones of the railway", () => {
  const zones = ["Central", "Eastern", "South Central", "South East Central", "South Eastern", "North Eastern", "East Central"];

  it.each(zones)("finds what names %s Railway, and no other zone that ends alike", (zone) => {
    const found = zones.filter((named) => {
      const words = searchWords([`Act Apprentice, ${named}  Railway (Workshops)`]);
      return hasWords(words, searchQuery(`${zone} railway apprentice`));
    });
    expect(found).toEqual([zone]);
  });

  it("finds a zone by its parts too", () => {
    expect(hasWords(searchWords(["South Eastern Railway"]), searchQuery("railway eastern"))).toBe(true);
  });
});

describe("tagsQuery", () => {
  it("asks for any of the tags, each with all its words", () => {
    expect(textOf(tagsQuery(["bank clerk", "!", "IT"]))).toBe("('bank':* & 'clerk':*) | ('it')");
    expect(tagsQuery(["", "!"])).toEqual([]);
  });
});

describe("hasWords", () => {
  it.each<[string, string[], boolean]>([
    ["the beginning of a word", ["clerk"], true],
    ["two letters within a longer word", ["cl"], false],
    ["two letters that are a word", ["it"], true],
    ["one of two words", ["clerk delhi"], false],
    ["the other of two alternatives", ["delhi", "clerks"], true],
  ])("%s", (_what, tags, expected) => expect(hasWords(["clerks", "it"], tagsQuery(tags))).toBe(expected));
});
