import { KnownBodies } from "@/lib/bodies/known-bodies";
import { SEEDED_BODIES } from "@/lib/bodies/registry";
import { resolveBody } from "@/lib/bodies/resolve-body";
import { placeName } from "@/lib/places/places";

const seen = (name: string, state?: string) => {
  const { body, department, state: where, reason } = resolveBody(name, { state });
  return [body?.name ?? null, department, where, reason];
};

// The failures that were measured in nine real files: wrong departments, bodies that lost their place, and states that nobody derived.
it.each([
  ["Intelligence Bureau", ["Intelligence Bureau", "government-offices", "all-india", "name"]],
  ["IIM Bodh Gaya", ["Indian Institute of Management Bodh Gaya", "education", "bihar", "name"]],
  ["Railway Recruitment Board", ["Railway Recruitment Board", "railway", "all-india", "name"]],
  ["Coffee Board", ["Coffee Board", "government-offices", "karnataka", "name"]],
  ["MPSC", ["Maharashtra Public Service Commission", "state-government", "maharashtra", "short-form"]],
  ["बैंक ऑफ इंडिया", ["Bank of India", "other-banks", "all-india", "name"]],
  ["बैंक ऑफ़ इंडिया", ["Bank of India", "other-banks", "all-india", "name"]],
  ["कर्मचारी चयन आयोग", ["Staff Selection Commission", "ssc", "all-india", "name"]],
  ["RSPCB", ["Rajasthan State Pollution Control Board", "state-government", "rajasthan", "short-form"]],
  ["KSLSA", ["State Legal Services Authority, Karnataka", "courts", "karnataka", "short-form"]],
  ["Ministry of Rural Industries", [null, "government-offices", "all-india", "words"]],
  ["Kalaiyarkoil Panchayat Union", [null, "state-government", null, "words"]],
])("knows what body %s is, of which department and state", (name, expected) => {
  expect(seen(name)).toEqual(expected);
});

it.each([
  ["Hindustan Aeronautics Limited (HAL)", "HAL"],
  ["Rajasthan Subordinate & Ministerial Services Selection Board (RSMSSB)", "RSSB"],
  ["Railway Recruitment Cell (RRC), North Western Railway (NWR), Jaipur", "RRC NWR"],
  ["UPSC / EPFO", "Union Public Service Commission"],
  ["National Health Mission, Rajasthan (through RSSB)", "NHM Rajasthan"],
  ["Braithwaite & Co Ltd", "Braithwaite and Company Limited"],
  ["Balmer Lawrie & Co. Ltd.", "Balmer Lawrie and Company Limited"],
  ["CSIR-NML", "National Metallurgical Laboratory"],
])("takes %s and %s for one body", (one, other) => {
  expect(resolveBody(one).body?.key).toBeDefined();
  expect(resolveBody(one).body).toBe(resolveBody(other).body);
});

it.each([
  ["UP Police", "MP Police"],
  ["IIM Bodh Gaya", "IIM Bangalore"],
  ["Bank of India", "Central Bank of India"],
  ["Staff Selection Commission", "Haryana Staff Selection Commission"],
  ["Railway Recruitment Board Bhopal", "Railway Recruitment Board Bilaspur"],
  ["Canara Bank", "Canara Bank Securities"],
])("never joins %s with %s", (one, other) => {
  expect(resolveBody(one).body).not.toBe(resolveBody(other).body);
});

it("reads a short form of several bodies by the state of the row, and leaves it to the staff where none is said", () => {
  expect(seen("MPSC", "manipur")[0]).toBe("Manipur Public Service Commission");
  expect(seen("SMC", "gujarat")[0]).toBe("Surat Municipal Corporation");
  expect(seen("KSPCB", "kerala")[0]).toBe("Kerala State Pollution Control Board");
  expect(seen("KSPCB")).toEqual([null, "state-government", null, "ambiguous"]);
  expect(seen("SMC", "kerala")).toEqual([null, null, null, "ambiguous"]);
  expect(seen("CCI")).toEqual([null, null, "all-india", "ambiguous"]);
  expect(seen("VMC", "karnataka")).toEqual([null, "state-government", null, "ambiguous"]);
  expect(seen("NMC", "maharashtra")).toEqual([null, "state-government", "maharashtra", "ambiguous"]);
  expect(seen("Uttarakhand Medical Services Selection Board")[0]).toBe("Uttarakhand Medical Service Selection Board");
  expect(seen("IIP", "andhra-pradesh")[0]).toBe("Indian Institute of Petroleum and Energy");
});

it("takes the place behind a body for that of its office, and never a name that says more", () => {
  expect(seen("ESIC, Faridabad")).toEqual(["Employees' State Insurance Corporation", "health", "haryana", "unit"]);
  expect(seen("BHEL Trichy")).toEqual(["Bharat Heavy Electricals Limited", "psu", "tamil-nadu", "unit"]);
  expect(seen("Indian Army Public Relations Trust")[0]).toBeNull();
  expect(seen("ESIC Udaipur", "rajasthan")[2]).toBe("rajasthan");
  expect(seen("SMC Ltd", "gujarat")[0]).toBeNull();
  expect(seen("Railway PLW")[0]).toBe("Patiala Locomotive Works");
});

it("tells the kind of an office that no list holds by its words, and guesses nothing of any other", () => {
  expect(seen("DLSA Sheohar")).toEqual([null, "courts", "bihar", "pattern"]);
  expect(seen("DLSA Ithape")).toEqual([null, "courts", null, "pattern"]);
  expect(seen("DCPU")).toEqual([null, "state-government", null, "pattern"]);
  expect(seen("Zilla Parishad Kalahandi")).toEqual([null, "state-government", "odisha", "pattern"]);
  expect(seen("Vamanrao Ithape College Ahmednagar")).toEqual([null, "education", "maharashtra", "words"]);
  expect(seen("HP Secretariat")).toEqual([null, "state-government", "himachal-pradesh", "words"]);
  expect(seen("XYGMCH")).toEqual([null, "health", null, "words"]);
  expect(seen("Ordnance Factory")).toEqual([null, "psu", null, "words"]);
  expect(seen("RSMSSB NHM Rajasthan")).toEqual([null, "state-government", "rajasthan", "words"]);
  expect(seen("UPSC EPFO")).toEqual([null, "upsc", "all-india", "words"]);
  expect(seen("NTPC Kanti")).toEqual([null, "psu", "all-india", "words"]);
  expect(seen("NTPC Workers Union Kanti")).toEqual([null, null, null, "unknown"]);
  expect(seen("DPMU")).toEqual([null, null, null, "unknown"]);
  expect(seen("Samaleswari Farmers Producer Company")).toEqual([null, null, null, "unknown"]);
  expect(seen("Royal India Securities")).toEqual([null, null, null, "unknown"]);
});

it("holds at least 600 bodies with names in both languages, each with a known state and hosts that are hosts", () => {
  expect(SEEDED_BODIES.length).toBeGreaterThanOrEqual(600);
  for (const { name, hindi, state, hosts, key } of SEEDED_BODIES) {
    expect(key).not.toBe("");
    expect(hindi).toMatch(/\p{Script=Devanagari}/u);
    expect(name).not.toMatch(/[|{}]/);
    if (state !== null) expect(placeName(state)).not.toBeNull();
    for (const host of hosts) expect(host).toMatch(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/);
  }
});

it("gives each name to one body, but for short forms that are known to mean several", () => {
  const known = new KnownBodies(SEEDED_BODIES);
  const shared = SEEDED_BODIES.flatMap(({ name, aliases }) => [name, ...aliases]).filter((name) => known.find(name).length > 1);
  expect([...new Set(shared)].toSorted()).toEqual([
    "CCI",
    "CWC",
    "IIP",
    "IPL",
    "JMC",
    "K-RERA",
    "KSDMA",
    "KSPCB",
    "MSACS",
    "NMC",
    "VMC",
  ]);
});

it("finds the body of an official address, whatever part of its site it is on", () => {
  const known = new KnownBodies(SEEDED_BODIES);
  expect(known.ofHost("www.upsconline.nic.in")?.name).toBe("Union Public Service Commission");
  expect(known.ofHost("rectt.bsf.gov.in")?.name).toBe("Border Security Force");
  expect(known.ofHost("example.org")).toBeNull();
});
