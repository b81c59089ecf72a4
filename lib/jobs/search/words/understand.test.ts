import { messages } from "@/lib/i18n/messages";
import { askedBy } from "@/lib/jobs/search/words/asked";
import { aboutOf } from "@/lib/jobs/search/words/query";
import { understand } from "@/lib/jobs/search/words/understand";

/** What a search says, short. */
const said = (text: string) =>
  understand(text).map((part) => {
    const words = part.words.join(" ");
    const minus = part.isLeftOut ? "-" : "";
    if (part.kind === "names") return `${minus}${part.group.en.toLowerCase()}`;
    if (part.kind === "place") return `${minus}in ${part.key}`;
    if (part.kind === "level") return `${minus}level ${part.level}`;
    if (part.kind === "number") return `${minus}#${part.key}`;
    if (part.kind === "nothing") return `(${words})`;
    return part.kind === "quoted" ? `"${words}"` : `${minus}${words}`;
  });

it.each<[string, string[]]>([
  ["je civil", ["junior engineer", "civil"]],
  ["relve bharti", ["railway", "(bharti)"]],
  ["रेलवे भर्ती", ["railway", "(भर्ती)"]],
  ["10वीं पास", ["level 10th"]],
  ["१२वीं पास नौकरी", ["level 12th", "(नौकरी)"]],
  ["12th pass jobs in delhi", ["level 12th", "(jobs)", "(in)", "in delhi"]],
  ["10+2 pass", ["level 12th"]],
  ["10/12 pass", ["level 10th", "level 12th"]],
  ["10th/12th pass jobs", ["level 10th", "level 12th", "(jobs)"]],
  ["ITI/10th railway", ["iti", "level 10th", "railway"]],
  ["१०/१२ पास", ["level 10th", "level 12th", "(पास)"]],
  ["10वीं/12वीं पास", ["level 10th", "level 12th"]],
  ["ITI/10वीं पास", ["iti", "level 10th"]],
  ["10/12", ["#10/12"]],
  ["विज्ञापन ०५/२०२६", ["(विज्ञापन)", "#5/2026"]],
  ["advt 10/2026", ["(advt)", "#10/2026"]],
  ["advt no 05/2026", ["(advt)", "(no)", "#5/2026"]],
  ["rrb ntpc graduate level", ["rrb", "ntpc graduate"]],
  ["ntpc 12th level", ["ntpc undergraduate"]],
  ["ntpc graduate apprentice", ["ntpc", "graduate apprentice"]],
  ["ntpc graduate engineer trainee", ["ntpc", "graduate engineer trainee"]],
  ["ssc graduate level", ["ssc", "cgl"]],
  ["anm gnm bharti rajasthan", ["anm and gnm", "(bharti)", "in rajasthan"]],
  ["gnm bihar", ["gnm", "in bihar"]],
  ["ssc/rrb", ["ssc", "rrb"]],
  ["disability", ["pwbd"]],
  ["oh category", ["pwbd"]],
  ["drishtibadhit ke liye", ["blindness", "(ke)", "(liye)"]],
  ["retired army person delhi", ["ex-serviceman", "in delhi"]],
  ["fouji bharti", ["soldier", "(bharti)"]],
  ["esm quota", ["ex-serviceman", "quota"]],
  ["inter pass", ["level 12th"]],
  ["b.tech civil", ["level engineering", "civil"]],
  ["graduate jobs", ["level graduate", "(jobs)"]],
  ["graduate university", ["graduate", "university"]],
  ["post graduate teachers", ["post graduate teacher"]],
  ["iti fitter", ["iti", "fitter"]],
  ["graduate ladka 22 saal ka delhi", ["level graduate", "(ladka)", "(22)", "(saal)", "(ka)", "in delhi"]],
  ["12th 18 to 25 age", ["level 12th", "(18)", "(to)", "(25)", "(age)"]],
  ["उम्र 35 वर्ष", ["(उम्र)", "(35)", "(वर्ष)"]],
  ["10 years experience nurse", ["10", "years", "experience", "nurse"]],
  ["8 lakh package", ["(8)", "(lakh)", "(package)"]],
  ["salary 20-30k", ["(salary)", "(20)", "(30k)"]],
  ["monthly 30 se 50 hazar", ["(monthly)", "(30)", "(se)", "(50)", "(hazar)"]],
  ["ssc last date 30 november", ["ssc", "(last)", "(date)", "(30)", "(november)"]],
  ["10th pass last date 10th december", ["level 10th", "(last)", "(date)", "(10th)", "(december)"]],
  ["ssc last date 30/11", ["ssc", "(last)", "(date)", "(30 11)"]],
  ["कल लास्ट डेट", ["(कल)", "(लास्ट)", "(डेट)"]],
  ["iti copa", ["iti", "computer operator and programming assistant"]],
  ["10th fail", ["8th"]],
  ["6वीं पास नौकरी", ["5th", "(नौकरी)"]],
  ["9th pass", ["8th"]],
  ["9th battalion", ["9th", "battalion"]],
  ["graduate ke liye sabse acchi naukri", ["level graduate", "(ke)", "(liye)", "(sabse)", "(acchi)", "(naukri)"]],
  ["12वीं फेल", ["level 10th"]],
  ["physically handicapped", ["pwbd"]],
  ["wife ke liye job", ["women", "(ke)", "(liye)", "(job)"]],
  ["main ghar ke paas", ["(main)", "(ghar)", "(ke)", "(paas)"]],
  ["psu jobs for mba", ["psu", "(jobs)", "(for)", "mba"]],
  ["सार्वजनिक उपक्रम", ["psu"]],
  ["btech cse jobs", ["computer science engineering", "(jobs)"]],
  ["upsc cse", ["upsc", "ias"]],
  ["jobs in up", ["(jobs)", "(in)", "in uttar-pradesh"]],
  ["j&k nurse", ["in jammu-and-kashmir", "nurse"]],
  ["naukri बिहार", ["(naukri)", "in bihar"]],
  ["bangalore", ["in bengaluru"]],
  ["bank of baroda", ["bank of baroda"]],
  ["punjab national bank clerk", ["pnb", "clerk"]],
  ["upsssc", ["upsssc"]],
  ["u.p.s.c. nda", ["upsc", "nda"]],
  ["tgt", ["trained graduate teacher"]],
  ["ex-serviceman", ["ex-serviceman"]],
  ['"junior engineer" -civil', ['"junior engineer"', "-civil"]],
  ["clerk -delhi", ["clerk", "-in delhi"]],
  ["junior -engineer", ["junior", "-engineer"]],
  ['junior "engineer"', ["junior", '"engineer"']],
  ["clerk -bharti", ["clerk", "-bharti"]],
  ["CEN 01/2026", ["(cen)", "#1/2026"]],
  ["CRPD/PO/2026-27/04", ["#crpd/po/2026/27/4"]],
  ["sarkari job 2026 online form", ["(sarkari)", "(job)", "(2026)", "(online)", "(form)"]],
  ["south eastern railway clerk", ["south eastern railway", "clerk"]],
  ["!!! % _", []],
  ["asst engineer", ["assistant engineer"]],
  ["bina pariksha naukri clerk", ["(bina)", "(pariksha)", "(naukri)", "clerk"]],
  ["मुझे क्लर्क की नौकरी", ["(मुझे)", "clerk", "(की)", "(नौकरी)"]],
  ["मेरे बेटे के लिए नौकरी", ["(मेरे)", "(बेटे)", "(के)", "(लिए)", "(नौकरी)"]],
  ["12वीं पास लड़का", ["level 12th", "(लडका)"]],
  ["job for my son bihar", ["(job)", "(for)", "(my)", "(son)", "in bihar"]],
  ["office boy", ["peon"]],
  ["clerk salary 50,000", ["clerk", "(salary)", "(50)", "(000)"]],
  ["50k वेतन", ["(50k)", "(वेतन)"]],
  ["salary 4200", ["(salary)", "4200"]],
  ["swasthya vibhag", ["health department"]],
  ["secl", ["south eastern coalfields limited"]],
  ["mahabank", ["bank of maharashtra"]],
  ["सिडबी", ["small industries development bank of india"]],
  ["army public school", ["army public school"]],
  ["bihar police", ["in bihar", "police"]],
  ["उत्तर प्रदेश पुलिस", ["in uttar-pradesh", "police"]],
  ["aiims jodhpur", ["aiims", "in jodhpur"]],
  ["sr.clerk", ["senior clerk"]],
  ["स्वास्थ्य विभाग उत्तर प्रदेश", ["health department", "in uttar-pradesh"]],
  ["बैंक ऑफ इंडिया", ["bank of india"]],
  ["indian post payment bank", ["india post payments bank"]],
])("reads %j", (text, expected) => expect(said(text)).toEqual(expected));

// A chip says what a search was read as, beside the tags of the home page: one thing has one name.
it("names in Hindi what a search is read as in the words of the tag of that name", () => {
  const { tags: english } = messages.en.home;
  const { tags: hindi } = messages.hi.home;
  const read = Object.entries(english).flatMap(([key, tag]) => {
    const [part, ...others] = understand(tag);
    // "वैज्ञानिक" says "scientific" in a notice too, so a search for scientists is not read back as it.
    if (key === "scientist") return [];
    return part?.kind === "names" && others.length === 0 ? [[key, part.group.hi] as const] : [];
  });
  expect(read.length).toBeGreaterThan(20);
  expect(Object.fromEntries(read)).toEqual(Object.fromEntries(read.map(([key]) => [key, hindi[key as keyof typeof hindi]])));
});

it.each([
  ["inland waterways authority", "Inland Waterways Authority of India"],
  ["small industries development bank", "Small Industries Development Bank of India"],
  ["भारतीय इस्पात प्राधिकरण", "Steel Authority of India Limited"],
  ["oil natural gas", "Oil and Natural Gas Corporation"],
])("takes %j for the body that is called so", (text, en) => {
  expect(understand(text).map((part) => part.kind === "names" && part.group.en)).toEqual([en]);
});

it("asks for a body by its mark, behind it for what belongs to it, and for its sort", () => {
  const wholes = (text: string) =>
    askedBy(understand(text))
      .search?.flatMap(({ terms }) => terms.flatMap(({ whole }) => whole))
      .flat();
  expect(wholes("coal india limited")).toEqual(expect.arrayContaining(["=coal-india-limited", "=<coal-india-limited"]));
  expect(wholes("जहाज कारखाना")).toContain("=/shipyard");
});

it("wants first a name as it was typed where notices write it so, and beside the own name of a short or Hindi one", () => {
  const exact = (text: string) => askedBy(understand(text)).search?.[0]?.terms[0]?.exact?.map((form) => form.join(" "));
  expect(exact("teaching associate")).toEqual(["^teaching associate", "^teaching associates"]);
  expect(exact("handyman")).not.toContain("^helper");
  expect(exact("je")).toEqual(expect.arrayContaining(["je", "^junior engineer"]));
  expect(exact("कनिष्ठ अभियंता")).toContain("^junior engineer");
});

it("takes other spellings of a word in a name for the same name", () => {
  const whole = (text: string) => askedBy(understand(text)).search?.[0]?.terms[0]?.whole?.map((form) => form.join(" "));
  expect(whole("agriculture officer")).toContain("^agricultural officer");
  expect(whole("urban cooperative bank")).toContain("^urban co ^co op ^op bank");
});

it("marks the body that was typed before others of its sort", () => {
  const term = askedBy(understand("spices board")).search?.[0]?.terms[0];
  expect(term?.exact).toContainEqual(["=spices-board"]);
  expect(term?.exact).not.toContainEqual(["=coffee-board"]);
  expect(term?.whole).toContainEqual(["=coffee-board"]);
});

it("finds notices of a short form that several bodies share behind those of the body itself", () => {
  const term = askedBy(understand("central warehousing corporation")).search?.[0]?.terms[0];
  expect(term?.whole).not.toContainEqual(["cwc"]);
  expect(term?.near).toContainEqual(["cwc"]);
});

it("takes a department also for what its words stand in", () => {
  const near = (text: string) => askedBy(understand(text)).search?.[0]?.terms[0]?.near?.map((form) => form.join(" "));
  expect(near("lok nirman vibhag")).toContain("^public works");
  expect(near("parivahan vibhag")).toContain("transport");
});

it("wants first what was typed side by side", () => {
  expect(askedBy(understand("glacier engineer")).search).toMatchObject([{ phrases: [["glacier", "engineer"]] }]);
  expect(askedBy(understand("engineer isro")).search?.[0]?.phrases).toBeUndefined();
});

it("takes words of the name of a family for all bodies of it, and two such words for none", () => {
  const bodies = (text: string) => understand(text).flatMap((part) => (part.kind === "names" ? (part.group.bodies ?? []) : []));
  expect(bodies("national institute of pharmaceutical education").length).toBeGreaterThan(4);
  expect(bodies("national institute")).toEqual([]);
});

it.each([
  ["अखिल भारतीय आयुर्विज्ञान संस्थान भोपाल", ["all india institute of medical sciences bhopal"]],
  ["hmfw delhi", ["health department, delhi"]],
  ["all india institute of speech and hearing", ["all india institute of speech and hearing"]],
])("takes a whole name that holds a place for its body where the rest of it says nothing: %j", (text, expected) =>
  expect(said(text)).toEqual(expected),
);

it("wants the body itself before what is called so, and a zone of the railway by its short form as well", () => {
  const term = (text: string) => askedBy(understand(text)).search?.[0]?.terms[0];
  expect(term("bank of india")?.exact).toEqual([["=bank-of-india"]]);
  expect(term("south east central railway")?.whole).toEqual([["southeastcentralrailway"], ["=south-east-central-railway"]]);
});

it("asks for words side by side also by their own names", () => {
  expect(askedBy(understand("je civil")).search?.[0]?.phrases).toEqual([
    ["je", "civil"],
    ["junior", "engineer", "civil"],
  ]);
});

it("finds a field by who works in it, and by what is of it", () => {
  const loose = (text: string) => askedBy(understand(text)).search?.[0]?.terms[0]?.loose.flat();
  expect(loose("hydrology")).toContain("hydrolog*");
  expect(loose("chemistry")).toContain("chemist*");
  expect(loose("floricultural")).toContain("floricultur*");
  expect(loose("geology")).toContain("geolog*");
});

it("finds what begins so in a title before what has the word anywhere", () => {
  expect(askedBy(understand("zebr")).search?.[0]?.terms[0]?.near).toEqual([["zebr*"]]);
});

it("is about the post that tells where one of every field stands beside it", () => {
  const about = (text: string) => aboutOf(askedBy(understand(text)).search?.[0]?.terms ?? []).map(({ whole }) => whole[0]);
  expect(about("pharmacist officer")).toEqual([["pharmacist"]]);
  expect(about("bank officer")).toEqual([["officer"]]);
});
