import { commonText, correctedText, nearEnough } from "@/lib/jobs/search/words/spelling/correct";
import { distanceOf } from "@/lib/jobs/search/words/spelling/distance";
import { Vocabulary } from "@/lib/jobs/search/words/spelling/vocabulary";
import { understand } from "@/lib/jobs/search/words/understand";

const known =
  "railway teacher constable engineer assistant medical officer anganwadi stenographer maharashtra bihar entry data operator clerk nurse भर्ती शिक्षक पटना patna जज असिस्टेंट head";
const vocabulary = new Vocabulary(known.split(" ").map((word) => [word, 3]));

it.each<[string, string | null]>([
  ["railwey", "railway"],
  ["techer", "teacher"],
  ["constabel", "constable"],
  ["enginer", "engineer"],
  ["assistent", "assistant"],
  ["medcal", "medical"],
  ["entri", "entry"],
  ["anganbadi", "anganwadi"],
  ["maharastra", "maharashtra"],
  ["कांस्टेबल", "constable"],
  ["पटनां", "पटना"],
  ["शिकषक", "शिक्षक"],
  ["barista", null],
  ["oficina", null],
  ["abc", null],
  ["dat", null],
  ["जाज", "जज"],
  ["2026x", null],
  ["clerk", null],
  ["assessment", null],
  ["klark", "clerk"],
  ["कलर्क", "clerk"],
  ["jonstable", "constable"],
  ["zzzzzz", null],
  ["flerk", null],
  ["tarse", null],
  ["naksha", null],
])("takes %s for %s", (word, right) => expect(nearEnough(word, vocabulary)).toBe(right));

it("puts eight words right in one search, and none where more are unknown: nobody misspells so many", async () => {
  const unknown = "railwey techer enginer medcal entri railwey techer enginer";
  const right = (text: string) =>
    correctedText(
      { text, parts: understand(text) },
      vocabulary,
      async (words) => words.every((word) => known.split(" ").includes(word)),
      async () => true,
    );
  expect(await right(unknown)).toBe("railway teacher engineer medical entry railway teacher engineer");
  expect(await right(`${unknown} medcal`)).toBeNull();
});

it.each<[string, string, string, number]>([
  ["neighbours that changed places", "ktl", "tkl", 0.55],
  ["a letter that was doubled", "kkl", "kl", 0.2],
  ["a vowel for another", "kal", "kel", 0.55],
  ["a consonant too many", "kml", "kl", 1],
])("counts %s as one slip", (_slip, typed, meant, distance) => expect(distanceOf(typed, meant)).toBeCloseTo(distance));

it("takes a word for the one that was meant rather than for another misspelling of it", () => {
  const counted = new Vocabulary([
    ["pharamacist", 1],
    ["pharmacist", 40],
  ]);
  expect(nearEnough("phramasist", counted)).toBe("pharmacist");
});

it("knows two letters that changed places whatever they sound like together", () => {
  expect(nearEnough("sttaion", new Vocabulary([["station", 9]]))).toBe("station");
});

it.each<[string, string[], string | null]>([
  ["rakshak", ["raksha", "रक्षक"], "रक्षक"],
  ["fayar", ["fair", "फायर"], "फायर"],
  ["klark", ["clerk", "क्लर्क"], "क्लर्क"],
  ["bihaar", ["bihar", "बिहार"], "bihar"],
  ["esports", ["स्पोर्ट्स"], null],
  ["नर्तक", ["नर्स"], null],
  ["बाजीगर", ["कारीगर"], null],
  ["संत", ["samiti"], null],
])("takes %s among %j for %s, by what sounds nearer rather than by its script", (word, others, right) =>
  expect(nearEnough(word, new Vocabulary(others.map((one) => [one, 3])))).toBe(right),
);

describe("commonText", () => {
  const counted = new Vocabulary([
    ["manager", 100],
    ["manger", 2],
    ["ranger", 30],
    ["bank", 500],
  ]);
  const common = (text: string) => commonText({ text, parts: understand(text) }, counted);

  it("takes a word that hardly any job has for one that far more have and that sounds nearly the same", () => {
    expect(common("manger bankwala")).toBe("manager bankwala");
    expect(common("-manger")).toBeNull();
    expect(common('"manger"')).toBeNull();
    expect(common("ranger")).toBeNull();
  });

  it("takes a word that no job has for one of at least ten jobs", () => {
    expect(common("ranjer")).toBe("ranger");
    expect(common("mangr")).toBeNull();
  });
});

describe("correctedText", () => {
  const correct = (text: string, isKnown: (words: readonly string[]) => boolean = () => false, found = known) =>
    correctedText(
      { text, parts: understand(text) },
      vocabulary,
      async (words) => isKnown(words),
      async (word) => found.includes(word),
    );

  it("changes the words that no job has, and nothing else of the text", async () => {
    expect(await correct("  Techer, railwey!", (words) => words[0] === "zebra")).toBe("  teacher, railway!");
    expect(await correct("zebra techer", ([word]) => word === "zebra")).toBe("zebra teacher");
    expect(await correct("techer railwey", ([word]) => word === "techer")).toBe("techer railway");
  });

  it("takes the nearest word that finds something, and the nearest where none does", async () => {
    expect(await correct("techer")).toBe("teacher");
    expect(await correct("patnaa")).toBe("patna");
    expect(await correct("patnaa", undefined, "पटना")).toBe("पटना");
    expect(await correct("patnaa", undefined, "")).toBe("patna");
  });

  it("takes the near word with which the rest of the search finds something", async () => {
    const near = new Vocabulary([
      ["guard", 3],
      ["gardo", 3],
      ["timber", 3],
    ]);
    const text = "timber gard";
    const right = (isThere: (text: string) => boolean) =>
      correctedText(
        { text, parts: understand(text) },
        near,
        async ([word]) => word === "timber",
        async (asked) => isThere(asked),
      );
    expect(await right((asked) => asked === "timber guard" || !asked.includes(" "))).toBe("timber guard");
    expect(await right((asked) => asked === "timber gardo" || !asked.includes(" "))).toBe("timber gardo");
  });

  it("parts two words that were written as one, and joins one that was written as two", async () => {
    expect(await correct("medicalclerk patna")).toBe("medical clerk patna");
    expect(await correct("railwayteacher")).toBe("railway teacher");
    expect(await correct("maha rashtra clerk")).toBe("maharashtra clerk");
    expect(await correct("barista", () => false)).toBeNull();
  });

  it("leaves quotes, what is left out and what is understood as it is", async () => {
    expect(await correct('"techer"')).toBeNull();
    expect(await correct("clerk -techer")).toBeNull();
    expect(await correct("je 01/2026")).toBeNull();
  });
});

it("looks again for what is nearest when a word has come", () => {
  const words = new Vocabulary([["clerk", 9]]);
  expect(nearEnough("sttaion", words)).toBeNull();
  words.add("station", 9);
  expect(nearEnough("sttaion", words)).toBe("station");
});
