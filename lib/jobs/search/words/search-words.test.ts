import { askedBy, searchQuery } from "@/lib/jobs/search/words/asked";
import { hasWords } from "@/lib/jobs/search/words/query";
import { MAX_SEARCH_WORDS, searchWords } from "@/lib/jobs/search/words/search-words";
import { understand } from "@/lib/jobs/search/words/understand";

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

  it.each(["cl\u200berk", "cl\u00aderk", "\ufeffclerk", "\u2067cler\u200ek\u2069", "cl\u2060erk", "clerk \u200b"])(
    "finds %j by its letters, and by it what has them alone",
    (marked) => {
      expect(searchWords([marked])).toEqual(["clerk"]);
      expect(hasWords(searchWords(["Clerk, SBI"]), searchQuery(`${marked} sbi`))).toBe(true);
      expect(hasWords(searchWords([`${marked}, SBI`]), searchQuery("clerk"))).toBe(true);
    },
  );

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

describe("askedBy", () => {
  const asked = (text: string) => askedBy(understand(text));
  const forms = (text: string) =>
    (asked(text).search ?? []).flatMap(({ terms }) => terms).flatMap(({ whole, loose }) => [...whole, ...loose]);

  it("asks for a small number in both figures, and for a post as notices shorten it", () => {
    expect(forms("grade 3")).toEqual(expect.arrayContaining([["3"], ["iii"]]));
    expect(forms("grade vi")).toEqual(expect.arrayContaining([["vi"], ["6"]]));
    expect(forms("assistant engineer")).toContainEqual(["^asst engineer"]);
  });

  it("asks for a class by its figure, and not for that figure wherever it stands: 8 km and 8 minutes are no education", () => {
    expect(forms("8th pass")).toEqual(expect.arrayContaining([["8th"], ["viii"], ["class", "8"], ["class", "viii"]]));
    expect(forms("8th pass")).not.toContainEqual(["8"]);
  });

  it("finds a long name by its words alone as the last way, and a shorter one where it stands together", () => {
    expect(forms("deo")).toEqual(expect.arrayContaining([["data", "entry", "operator"], ["^data entry"]]));
    expect(forms("je")).not.toContainEqual(["junior", "engineer"]);
  });

  it("looks for the beginnings of words, but not for what a short form begins", () => {
    expect(forms("clerk")).toContainEqual(["clerk*"]);
    expect(forms("zebr")).toContainEqual(["zebr*"]);
    expect(forms("app").flat()).not.toContain("app*");
  });

  it("asks for nothing where the words say nothing, and for what is nowhere where there are no words", () => {
    expect(asked("sarkari naukri")).toEqual({});
    expect(asked("%")).toEqual({ search: [] });
  });

  it("takes the city, not the state around it", () => {
    expect(asked("nurse lucknow up").saidPlace?.keys).toEqual(["lucknow"]);
    expect(asked("bihar jharkhand").saidPlace?.keys).toEqual(["bihar", "jharkhand"]);
  });

  it("leaves no words over where all of them name places and levels", () => {
    expect(asked("12th pass jobs in delhi")).toMatchObject({ saidPlace: { keys: ["delhi"] }, saidLevel: { levels: ["12th"] } });
    expect(asked("12th pass jobs in delhi").search).toBeUndefined();
  });

  it("takes no more of a long search than its first 24 words", () => {
    expect(asked("w ".repeat(100)).search?.[0]?.terms).toHaveLength(24);
  });
});
