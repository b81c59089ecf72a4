import { inHindi, type TextKind } from "@/lib/notice-text/hindi/in-hindi";
import { selectionSteps } from "@/lib/notice-text/shown-job";
import { readSampleExams, readSampleJobs } from "@/prisma/seed/samples";
import { cpuTimeOf } from "@/tests/support/cpu-time";
import { fc } from "@/tests/support/properties";
import bodies from "./data/bodies.json" with { type: "json" };
import exams from "./data/exams.json" with { type: "json" };
import facts from "./data/facts.json" with { type: "json" };
import places from "./data/places.json" with { type: "json" };
import posts from "./data/posts.json" with { type: "json" };
import qualifications from "./data/qualifications.json" with { type: "json" };
import selection from "./data/selection.json" with { type: "json" };

it.each<[TextKind, string, string | null]>([
  ["place", "Begusarai, Bihar; New Delhi, Delhi", "बेगूसराय, बिहार; नई दिल्ली, दिल्ली"],
  ["place", "All India", "पूरा भारत"],
  ["place", "South East Central Railway", "दक्षिण पूर्व मध्य रेलवे"],
  ["place", "Northern Railway, Delhi", "उत्तर रेलवे, दिल्ली"],
  ["place", "RRB Ranchi", "आरआरबी राँची"],
  ["place", "North East Zone", "पूर्वोत्तर ज़ोन"],
  ["place", "Begusarai, Atlantis", null],
  ["body", "Staff Selection Commission (SSC)", "कर्मचारी चयन आयोग (एसएससी)"],
  ["body", "Odisha Public Service Commission (OPSC)", "ओडिशा लोक सेवा आयोग (ओपीएससी)"],
  // A high court keeps the name of its city, whatever the city is called since.
  ["body", "Allahabad High Court", "इलाहाबाद उच्च न्यायालय"],
  ["body", "Orissa High Court", "उड़ीसा उच्च न्यायालय"],
  ["body", "Bombay High Court", "बंबई उच्च न्यायालय"],
  ["department", "Courts and Judiciary", "न्यायालय"],
  ["age", "18-37 years on 1 Aug 2026", "18 से 37 वर्ष (1 अगस्त 2026 को)"],
  ["age", "21 years or more on 15 Sep 2026", "कम से कम 21 वर्ष (15 सितंबर 2026 को)"],
  ["age", "Born 1 Jan 2004 to 1 Jul 2007", "जन्म 1 जनवरी 2004 से 1 जुलाई 2007 तक (दोनों दिन शामिल)"],
  ["age", "Born on or after 1 Jan 2004", "जन्म 1 जनवरी 2004 या उसके बाद"],
  ["age", "Born on or before 1 Jul 2007", "जन्म 1 जुलाई 2007 या उससे पहले"],
  ["pay", "Pay Level-10 (Rs 56,100-1,77,500)", "पे लेवल-10 (₹56,100–1,77,500)"],
  ["pay", "Pay Level-7 of the 8th CPC", "8वें वेतन आयोग का पे लेवल-7"],
  ["pay", "Rs 28-44 LPA", "₹28–44 लाख सालाना"],
  ["age", "18-27 years; 5 years more for SC, ST and OBC", "18 से 27 वर्ष; एससी, एसटी और ओबीसी: 5 वर्ष की छूट"],
  ["age", "17 and a half to 21 years", "साढ़े 17 से 21 वर्ष"],
  ["age", "18-27 years; born under a good star", null],
  ["fee", "General and OBC Rs 500; SC, ST and PwBD nil", "सामान्य और ओबीसी: ₹500; एससी, एसटी और दिव्यांग: शुल्क नहीं"],
  // For the railways these are the economically backward, in Bihar the extremely backward: only beside BC it says which.
  ["fee", "SC, ST and EBC Rs 250", "एससी, एसटी और ईबीसी: ₹250"],
  ["qualification", "Diploma in Civil or Electrical Engineering", "सिविल या इलेक्ट्रिकल इंजीनियरिंग में डिप्लोमा"],
  ["qualification", "B.E./B.Tech in Civil Engineering with 60% marks", "सिविल इंजीनियरिंग में बी.ई./बी.टेक, 60% अंकों के साथ"],
  ["qualification", "Bachelor’s  Degree in any discipline", "किसी भी विषय में स्नातक"],
  ["step", "Typing Test or Skill Test where prescribed", "टाइपिंग टेस्ट या कौशल परीक्षा (जहाँ ज़रूरी हो)"],
  ["title", "Junior Engineer (Civil) - SSC", "जूनियर इंजीनियर (सिविल) – एसएससी"],
  ["title", "Keeper of Secrets - SSC", null],
  ["employment", "Part-time", "पार्ट-टाइम"],
  ["mode", "Online", "ऑनलाइन (कंप्यूटर पर)"],
  ["duration", "2 hours a paper", "हर पेपर 2 घंटे"],
  ["eligibility", "Bachelor's degree; 18 to 32 years by post", "स्नातक; 18 से 32 वर्ष, पद के अनुसार"],
])("says of the %s %j: %j", (kind, english, hindi) => {
  expect(inHindi(english, kind)).toBe(hindi?.normalize("NFC") ?? null);
});

const jobs = readSampleJobs();
const examinations = readSampleExams();
const positions = jobs.flatMap(({ jobPositions }) => jobPositions);
const TEXTS: Record<TextKind, (string | null | undefined)[]> = {
  place: [...jobs.map(({ location }) => location), ...examinations.map(({ location }) => location)],
  body: [...jobs.map((job) => job.recruitingOrganization), ...examinations.map((exam) => exam.conductingOrganization)],
  department: jobs.map(({ department }) => department),
  title: jobs.map(({ title }) => title),
  exam: examinations.map(({ title }) => title),
  post: positions.map(({ positionName }) => positionName),
  qualification: [...jobs, ...positions].map(({ qualification }) => qualification),
  pay: [...jobs.map(({ salary }) => salary), ...positions.map(({ salaryRange }) => salaryRange)],
  age: jobs.map(({ ageLimit }) => ageLimit),
  fee: [...jobs, ...examinations].map(({ applicationFee }) => applicationFee),
  experience: jobs.map(({ experienceRequired }) => experienceRequired),
  breakdown: jobs.map(({ vacancyBreakdown }) => vacancyBreakdown),
  step: jobs.flatMap(({ selectionProcess }) => selectionSteps(selectionProcess ?? null)),
  employment: jobs.map(({ employmentType }) => employmentType),
  category: jobs.map(({ jobCategory }) => jobCategory),
  mode: examinations.map(({ examMode }) => examMode),
  duration: examinations.map(({ duration }) => duration),
  language: examinations.map(({ languagesAvailable }) => languagesAvailable),
  pattern: examinations.map(({ examPattern }) => examPattern),
  eligibility: examinations.map(({ eligibility }) => eligibility),
};
/** What share of the sample's texts is known at least; the rest is prose of a single notice, and stays as published. */
const LEAST: Partial<Record<TextKind, number>> = {
  title: 0.05,
  qualification: 0.9,
  age: 0.95,
  post: 0.85,
  experience: 0.4,
  breakdown: 0.8,
};

describe.each(Object.entries(TEXTS) as [TextKind, (string | null | undefined)[]][])("of the sample, the %s", (kind, given) => {
  const texts = given.filter((text) => typeof text === "string");
  const known = texts.flatMap((text) => inHindi(text, kind)?.trim() ?? []);

  it("is known in Hindi", () => {
    const unknown = [...new Set(texts.filter((text) => inHindi(text, kind) === null))];
    const share = known.length / texts.length;
    expect(share >= (LEAST[kind] ?? 0.99) ? "enough" : `${share}: ${unknown.join(" | ")}`).toBe("enough");
  });

  it("keeps no Latin letter, and every figure", () => {
    expect(known.filter((hindi) => /[A-Za-z]/.test(hindi))).toEqual([]);
    const figures = (text: string) => (text.match(/\d[\d,.]*\d|\d/g) ?? []).toSorted().join(" ");
    // Roman numbers and numbers of names are written in figures.
    const counted = texts.filter((text) => !/\b[ivx]+\b/i.test(text) && inHindi(text, kind) !== null);
    expect(counted.filter((text) => figures(text) !== figures(inHindi(text, kind) ?? ""))).toEqual([]);
  });
});

it("knows at least 400 terms, each spelt one way", () => {
  const kinds = [bodies, exams, facts, places, posts, qualifications, selection].flatMap((file) => Object.values(file));
  const terms = kinds.flatMap((kind) => ("terms" in kind ? Object.values<string>(kind.terms) : []));
  expect(terms.length).toBeGreaterThan(400);
  expect(terms.filter((hindi) => hindi !== hindi.normalize("NFC") || /[\u0970A-Za-z]/.test(hindi))).toEqual([]);
});

it("answers any text at once, however it is made", async () => {
  const parts = fc.constantFrom(
    "SC",
    "ST",
    ", ",
    " and ",
    " or ",
    "Rs 5",
    "; ",
    " with ",
    "B.Tech",
    " in ",
    "Civil",
    "5-6 years",
    "(",
    "x",
  );
  const texts = fc.array(parts, { maxLength: 60 }).map((chosen) => chosen.join(""));
  await fc.assert(
    fc.asyncProperty(
      texts,
      fc.constantFrom<TextKind>("qualification", "age", "fee", "pay", "place", "body"),
      async (text, kind) => expect(await cpuTimeOf(() => inHindi(text, kind))).toBeLessThan(500),
    ),
  );
});
