import { countInWords, listWords } from "@/lib/jobs/filter-words/list-words";
import { lenientFilters } from "@/lib/jobs/search/filters";

it.each([
  ["", "Jobs", "भर्तियाँ"],
  ["qualification=12th&location=Bihar", "12th pass jobs in Bihar", "बिहार में 12वीं पास भर्तियाँ"],
  ["search=clerk", "Jobs for “clerk”", "“clerk” की भर्तियाँ"],
  [
    "department=ssc&closing=week",
    "Staff Selection Commission jobs, last date this week",
    "कर्मचारी चयन आयोग भर्तियाँ, आख़िरी तारीख़ इसी हफ़्ते",
  ],
  ["closing=9-days", "Jobs, last date within 9 days", "भर्तियाँ, आख़िरी तारीख़ 9 दिन में"],
  ["closing=2026-12-03", "Jobs, last date 3 Dec 2026", "भर्तियाँ, आख़िरी तारीख़ 3 दिसंबर 2026"],
  ["department=Banking", "Banking jobs", "बैंकिंग भर्तियाँ"],
  ["department=police&location=Bihar", "Police jobs in Bihar", "बिहार में पुलिस भर्तियाँ"],
  ["qualification=10th&location=All India", "10th pass jobs across India", "पूरे भारत में 10वीं पास भर्तियाँ"],
  ["location=Bihar&location=All India", "Jobs in Bihar and across India", "बिहार और पूरे भारत में भर्तियाँ"],
  ["location=All India&location=Goa&location=Bihar", "Jobs in Bihar, Goa and across India", "बिहार, गोवा और पूरे भारत में भर्तियाँ"],
  ["location=patna", "Jobs in Patna", "पटना में भर्तियाँ"],
  ["location=nowhere", "Jobs in nowhere", "nowhere में भर्तियाँ"],
  ["location=Goa&tags=nurse", "Jobs in Goa, “nurse”", "गोवा में भर्तियाँ, “nurse”"],
])("says in words what ?%s lists", (query, english, hindi) => {
  const filters = lenientFilters(new URLSearchParams(query));
  expect(listWords(filters, "en")).toBe(english);
  expect(listWords(filters, "hi")).toBe(hindi);
});

it.each([
  [498, undefined, "498", "498"],
  [1200, 1200, "1,200", "1,200"],
  [35, 1, "1 and 34 similar", "1 और 34 मिलती-जुलती"],
  [35, 0, "35 similar", "35 मिलती-जुलती"],
  [0, 0, "0", "0"],
])("counts apart, of %s jobs of which %s say all of a search, those that are similar", (total, sayingAll, english, hindi) => {
  const page = { total, reading: sayingAll === undefined ? null : { sayingAll } };
  expect(countInWords(page, "en")).toBe(english);
  expect(countInWords(page, "hi")).toBe(hindi);
});
