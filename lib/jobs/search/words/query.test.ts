import { searchQuery, tagsQuery } from "@/lib/jobs/search/words/asked";
import { foundBy, hasWords, type Term, type Tier, tsqueryOf } from "@/lib/jobs/search/words/query";
import { anyText, fc } from "@/tests/support/properties";

const term = (whole: string[][], loose: string[][] = []): Term => ({ whole, loose });

describe("tsqueryOf", () => {
  it("asks for each term by any of its forms, and for none of what is left out", () => {
    const query = [
      { terms: [term([["clerk"]], [["clerk*"]]), term([["junior", "engineer"], ["je"]])], without: [term([["bank"]])] },
    ];
    expect(tsqueryOf(query)).toBe("(('clerk' | 'clerk':*) & ('junior' & 'engineer' | 'je') & !('bank'))");
  });

  it.each(Object.getOwnPropertyNames(Object.prototype))("takes %s for a word, though every object has it", (name) => {
    for (const search of [name, `clerk ${name}`, `${name} in bihar`, `"${name}"`, `-${name} nurse`]) {
      expect(tsqueryOf(searchQuery(search))).not.toContain("function");
    }
  });

  it("never lets an operator or a quote of a search through", () => {
    const lexeme = "'[#^~@]?[\\p{L}\\p{M}\\p{N}/ ]+'(:\\*)?";
    const form = `${lexeme}( & ${lexeme})*`;
    const part = `!?\\(${form}( \\| ${form})*\\)`;
    const whole = new RegExp(`^\\(${part}( & ${part})*\\)$`, "u");
    fc.assert(
      fc.property(anyText(), (search) => {
        expect(tsqueryOf(searchQuery(search)) || "(('x'))").toMatch(whole);
      }),
    );
  });
});

describe("foundBy", () => {
  const engineer = term([["junior", "engineer"], ["je"]], [["engineer"]]);

  it("takes a form by all of its words, and what is loose in the last tier alone", () => {
    expect(foundBy(new Set(["je"]), engineer, "whole")).toEqual(["je"]);
    expect(foundBy(new Set(["junior"]), engineer, "any")).toBeNull();
    expect(foundBy(new Set(["engineer"]), engineer, "whole")).toBeNull();
    expect(foundBy(new Set(["engineer"]), engineer, "any")).toEqual(["engineer"]);
  });
});

describe("hasWords", () => {
  const words = ["clerk", "bank", "^", "^clerk", "~clerk", "@bank", "^bank", "#5/2026"];
  words.push("junior", "~junior clerk", "^junior clerk");
  it.each<[string, string[], boolean]>([
    ["the beginning of a word", ["cler"], true],
    ["two letters within a longer word", ["cl"], false],
    ["all words of a tag", ["bank clerk"], true],
    ["one of two words", ["clerk delhi"], false],
    ["the other of two alternatives", ["delhi", "clerks"], true],
    ["signs alone", ["", "!"], false],
  ])("%s", (_what, tags, expected) => expect(hasWords(words, tagsQuery(tags))).toBe(expected));

  it("finds nothing for a search of signs", () => {
    expect(searchQuery("  %_!! ")).toEqual([]);
    expect(tsqueryOf([])).toBe("");
  });

  it.each<[Tier, boolean, boolean]>([
    ["title", true, false],
    ["head", true, true],
    ["whole", true, true],
  ])("in the tier %s it looks where the tier says", (tier, clerk, bank) => {
    expect(hasWords(words, [{ terms: [term([["clerk"]])], without: [] }], tier)).toBe(clerk);
    expect(hasWords(words, [{ terms: [term([["bank"]])], without: [] }], tier)).toBe(bank);
  });

  it("asks in the tier part for what the search is about in title or posts, and for the rest anywhere", () => {
    const [clerk, junior, bank] = [term([["clerk"]]), term([["junior"]]), { ...term([["bank"]]), isBody: true }];
    const found = (...terms: Term[]) => hasWords(words, [{ terms, without: [] }], "part");
    expect([found(clerk, junior), found(junior), found(clerk, bank), found(junior, bank)]).toEqual([true, false, true, false]);
    expect([found({ ...clerk, isPost: true }, junior), found(clerk, { ...junior, isPost: true })]).toEqual([true, false]);
  });

  it("takes near names for what the search is about in the tier near, and all further ones in the tier far, the rest anywhere", () => {
    const [clerk, bank] = [term([["typist"]], [["clerk"]]), term([["bank"]])];
    const found = (tier: Tier, ...terms: Term[]) => hasWords(words, [{ terms, without: [] }], tier);
    expect([found("near", clerk, bank), found("far", clerk, bank)]).toEqual([false, true]);
    const near = { ...clerk, near: [["clerk"]] };
    expect([found("near", near, bank), found("part", near, bank)]).toEqual([true, false]);
    // A further name that stands elsewhere than in title or posts is for the last tier.
    expect([found("far", term([["typist"]], [["bank"]])), found("any", term([["typist"]], [["bank"]]))]).toEqual([false, true]);
    const board = { ...term([["board"]], [["bank"]]), isBody: true };
    expect([found("far", term([["clerk"]]), board), found("near", term([["clerk"]]), board)]).toEqual([true, false]);
  });

  it("takes a degree from any text beside what the search is about, which it is not itself", () => {
    const [degree, ofClerks] = [
      { ...term([["junior"]]), isHeld: true },
      { ...term([["clerk"]]), isHeld: true },
    ];
    const found = (tier: Tier, ...terms: Term[]) => hasWords(words, [{ terms, without: [] }], tier);
    expect([found("head", term([["clerk"]]), degree), found("title", term([["clerk"]]), degree)]).toEqual([true, false]);
    const ofBody = (name: string) => found("part", { ...term([[name]]), isBody: true }, ofClerks);
    expect([ofBody("bank"), ofBody("clerk")]).toEqual([true, false]);
  });

  it("finds by a later step what lacks a part in the last tier alone", () => {
    const steps = [{ terms: [term([["clerk"]])], without: [], step: 1 }];
    expect([hasWords(words, steps, "title"), hasWords(words, steps)]).toEqual([false, true]);
  });

  it("looks for a body among the names of the body first", () => {
    const found = (name: string) => hasWords(words, [{ terms: [{ ...term([[name]]), isBody: true }], without: [] }], "title");
    expect([found("bank"), found("clerk")]).toEqual([true, false]);
  });

  it("leaves out what a search leaves out", () => {
    expect(hasWords(words, [{ terms: [term([["clerk"]])], without: [term([["bank"]])] }])).toBe(false);
  });
});
