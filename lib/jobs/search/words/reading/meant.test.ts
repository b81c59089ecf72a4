import { namesMeant } from "@/lib/jobs/search/words/reading/meant";
import { understand } from "@/lib/jobs/search/words/understand";

/** What the parts of a search name. */
const named = (text: string) =>
  understand(text).map((part) =>
    part.kind === "names" ? part.group.en : part.kind === "place" ? part.key : part.words.join(" "),
  );

it.each<[string, string[]]>([
  ["sahayak prabandhak delhi", ["Assistant Manager", "delhi"]],
  ["mukhya abhiyanta", ["Chief Engineer"]],
  ["asistant profesor", ["Assistant Professor"]],
  ["aanganwadi bharti up", ["Anganwadi", "bharti", "uttar-pradesh"]],
  ["anganwari", ["Anganwadi"]],
  ["engg jobs in bengaluru", ["engineering", "jobs", "in", "bengaluru"]],
  ["civil engg", ["Civil", "engineering"]],
  ["mgr bank", ["Manager", "Bank"]],
  ["tech jobs", ["tech", "jobs"]],
  ["graduat apprentice", ["Graduate Apprentice"]],
  ["maharashtr clerk", ["maharashtra", "Clerk"]],
  ["banaras hindu univercity", ["Banaras Hindu University"]],
  ["nagarnigam bharti", ["Municipal Corporation", "bharti"]],
  ["dak ghar", ["Post Office"]],
  ["headconstable delhi", ["Head Constable", "delhi"]],
  ["nurse staff bihar", ["Staff Nurse", "bihar"]],
  ["supervisor anganwadi", ["Anganwadi Supervisor"]],
  ["technician lab assistant", ["Technician", "Laboratory Assistant"]],
  ["assistant store officer", ["Assistant", "Store Keeper", "Officer"]],
  ["clerk bank", ["Clerk", "Bank"]],
  ["12 th pass", ["12th pass"]],
  ["10 th railway", ["10th", "Railway"]],
  ["8veen pass", ["8th"]],
  ["12 volt", ["12", "volt"]],
  ["vetinary doctor", ["Veterinary Officer"]],
  ["sipahi driver", ["Constable", "Driver"]],
  ["upnideshak", ["Deputy Director"]],
  ["panjab clerk", ["punjab", "Clerk"]],
  ["panjab university", ["Panjab University"]],
  ["bhart electronics", ["BEL"]],
  ["dil ke doctor", ["Cardiologist"]],
  ["दिल के डॉक्टर", ["Cardiologist"]],
  ["डेंटल सर्जन", ["Dentist"]],
  ["हिन्दी अनुवादक", ["Junior Hindi Translator"]],
  ["sanskrit vishwavidyalaya", ["Sanskrit University"]],
  ["tnpsc group 4", ["TNPSC", "group", "4"]],
  ["rpsc 1st grade teacher", ["Lecturer"]],
  ["rpsc 2nd grade", ["Senior Teacher"]],
  ["grade 3 teacher", ["Junior Teacher"]],
  ["lic ado", ["LIC", "Development Officer"]],
  ["सर्वे ऑफ इंडिया", ["Survey of India"]],
  ["ladkiyon hostel", ["Women", "Hostel"]],
  ["daktaron", ["Doctor"]],
  ["jile", ["District"]],
  ["शिक्षकों", ["Teacher"]],
  ["महिलाओं", ["Women"]],
  ["लड़कियों का", ["Women", "का"]],
  ["आई टी आई पास", ["ITI", "पास"]],
  ["आई.टी.आई बिहार", ["ITI", "bihar"]],
  ["एस एस सी भर्ती", ["SSC", "भर्ती"]],
  ["यू पी एस सी", ["UPSC"]],
  ["बिहार के बी.एड", ["bihar", "के", "B.Ed"]],
  ["बी टेक", ["बीटेक"]],
  ["ए बिहार", ["ए", "bihar"]],
  ["झारखंड के जे ई", ["jharkhand", "के", "Junior Engineer"]],
  ["यूपी के एस आई", ["uttar-pradesh", "के", "Sub Inspector"]],
  ["एस एस सी एम टी एस", ["SSC", "Multi Tasking Staff"]],
  ["यू जी सी", ["UGC"]],
  ["यू पी पुलिस", ["uttar-pradesh", "Police"]],
  ["राजस्थान के वी डी ओ", ["rajasthan", "के", "Village Development Officer"]],
  ["कौन सी एस एस सी", ["कौन", "सी", "SSC"]],
  ["के वी एस", ["KVS"]],
  ["एस सी एस टी", ["Reserved Category"]],
  ["anpadh", ["5th"]],
  ["bihar tet", ["bihar", "TET"]],
  ["bihar pwd", ["bihar", "Public Works Department"]],
  ["bihar pwd quota", ["bihar", "PwBD"]],
  ["pwd candidates clerk", ["PwBD", "Clerk"]],
  ["ssc hall ticket", ["SSC", "hall", "ticket"]],
  ["none", ["none"]],
  ["10vi ke baad naukri", ["10vi", "ke", "baad", "naukri"]],
])("reads %j as %j", (text, expected) => expect(named(text)).toEqual(expected));

it("takes a body by the words of its name in the other language", () => {
  const [part] = understand("बनारस हिंदू विश्वविद्यालय");
  expect(part?.kind === "names" && part.group.bodies).toContain("banaras-hindu-university");
});

it("asks as well for what was typed", () => {
  const [part] = understand("sahayak prabandhak");
  expect(part?.kind === "names" && part.group.near).toContainEqual(["sahayak", "prabandhak"]);
});

it("leaves words alone that only look like a name", () => {
  expect(namesMeant(["direct"])).not.toContain("direct");
  expect(namesMeant(["gra"])).toEqual([]);
});
