import { searchQuery } from "@/lib/jobs/search/words/asked";
import { hasWords } from "@/lib/jobs/search/words/query";
import { MAX_SEARCH_WORDS, searchWords } from "@/lib/jobs/search/words/search-words";

describe("searchWords", () => {
  it("takes each word once, in order and without case or signs", () => {
    expect(searchWords(["Clerk, SBI", null, "clerk (Delhi) & more"])).toEqual(["clerk", "sbi", "delhi", "more"]);
  });

  it("keeps dotted words in parts and as one", () => {
    expect(searchWords(["B.Tech"])).toEqual(["b", "tech", "btech"]);
  });

  it("keeps Devanagari words with their vowel signs, and takes two writings of a letter or a figure as one", () => {
    expect(searchWords(["कनिष्ठ अभियंता, आंगनवाड़ी, १२वीं"])).toEqual(["कनिष्ठ", "अभियंता", "आंगनवाडी", "12वीं"]);
  });

  it("is bounded", () => {
    const text = Array.from({ length: 2_000 }, (_, index) => `w${index}`).join(" ");
    expect(searchWords([text])).toHaveLength(MAX_SEARCH_WORDS);
    expect(searchWords(["x".repeat(500)])[0]).toHaveLength(60);
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
