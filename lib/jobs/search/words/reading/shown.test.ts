import { eachOnce } from "@/lib/jobs/search/reading/search-reading";
import { shownReading } from "@/lib/jobs/search/words/reading/shown";
import { understand } from "@/lib/jobs/search/words/understand";

const shown = (asked: string, text = asked) => shownReading(asked, { text, parts: understand(text) });

it("shows each part of a search by what it is read as, with the search without it", () => {
  expect(shown("je civil jobs in up -bank").parts.map(({ names, isLeftOut, rest }) => [names.en, isLeftOut, rest])).toEqual([
    ["Junior Engineer", false, "civil jobs in up -bank"],
    ["Civil", false, "je jobs in up -bank"],
    ["Uttar Pradesh", false, "je civil jobs in -bank"],
    ["Bank", true, "je civil jobs in up"],
  ]);
});

it("shows words that are only words together", () => {
  expect(shown("zonal je palynology").parts.map(({ names, rest }) => [names.en, rest])).toEqual([
    ["“zonal palynology”", "je"],
    ["Junior Engineer", "zonal palynology"],
  ]);
});

it("tells what of it says something beside what is asked of an exam", () => {
  expect(shown("ssc cgl admit card -bank").about).toBe("ssc cgl");
  expect(shown("rrb ntpc exam city slip kab aayega").about).toBe("rrb ntpc");
});

it("names a place in the language of the page", () => {
  expect(shown("naukri बिहार").parts.map(({ names }) => names)).toEqual([{ en: "Bihar", hi: "बिहार" }]);
});

it.each([
  ["staff nurse", "स्टाफ़ नर्स"],
  ["स्टाफ नर्स", "स्टाफ़ नर्स"],
  ["स्टाफ़ नर्स", "स्टाफ़ नर्स"],
  ["mts", "मल्टी टास्किंग स्टाफ़"],
  ["शिक्षण स्टाफ", "शिक्षण स्टाफ़"],
  ["staff car driver", "स्टाफ़ कार ड्राइवर"],
])("names what %p finds with the dot below that the site writes", (asked, hindi) => {
  expect(shown(asked).parts.map(({ names }) => names.hi)).toEqual([hindi]);
});

it("says what was made of misspelt words, and leads to what was typed", () => {
  const { readAs, exactly } = shown("techer railwey", "teacher railway");
  expect(readAs?.en).toBe("teacher railway");
  expect(exactly).toBe('"techer" "railwey"');
  expect(shown("relve bharti").readAs?.en).toBe("Railway bharti");
  expect(shown("teacher").readAs).toBeNull();
});

it("says which words were left away", () => {
  const parts = understand("warder Zebra crossing");
  expect(shownReading("warder Zebra crossing", { text: "warder Zebra crossing", parts, without: parts.slice(1) }).without).toBe(
    "Zebra crossing",
  );
  expect(shown("warder").without).toBeNull();
});

it.each([
  ["women bihar", { isWithoutApplicant: true, isAlertStricter: false }],
  ["ex serviceman bihar", { isWithoutApplicant: true, isAlertStricter: true }],
  ["clerk bihar", { isWithoutApplicant: false, isAlertStricter: true }],
])("tells of %j whether who a job is for was left away, and whether an alert asks for it", (text, said) => {
  const parts = understand(text);
  expect(shownReading(text, { text, parts, without: parts.slice(0, 1) })).toMatchObject(said);
  expect(shownReading(text, { text, parts })).toMatchObject({ isWithoutApplicant: false, isAlertStricter: false });
});

it("takes away a word that is said again wherever it stands", () => {
  const text = "zig clerk zig zag clerk";
  const { parts } = shownReading(text, { text, parts: eachOnce(understand(text)) });
  expect(parts.map(({ names, rest }) => [names.en, rest])).toEqual([
    ["“zig zag”", "clerk clerk"],
    ["Clerk", "zig zig zag"],
  ]);
});
