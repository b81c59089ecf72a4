import { lenientFilters } from "@/lib/jobs/search/filters";
import { listWords } from "./list-words";

it.each([
  ["", "Jobs", "भर्तियाँ"],
  ["qualification=12th&location=Bihar", "12th pass jobs in Bihar", "बिहार में 12वीं पास भर्तियाँ"],
  ["search=clerk", "Jobs for “clerk”", "“clerk” की भर्तियाँ"],
  [
    "department=ssc&closing=week",
    "Staff Selection Commission jobs, Last date: This week",
    "कर्मचारी चयन आयोग भर्तियाँ, आख़िरी तारीख़: इस हफ़्ते",
  ],
  ["department=Banking", "Banking jobs", "बैंकिंग भर्तियाँ"],
  ["department=police&location=Bihar", "Police jobs in Bihar", "बिहार में पुलिस भर्तियाँ"],
  ["location=Goa&tags=nurse", "Jobs in Goa, “nurse”", "गोवा में भर्तियाँ, “nurse”"],
])("says in words what ?%s lists", (query, english, hindi) => {
  const filters = lenientFilters(new URLSearchParams(query));
  expect(listWords(filters, "en")).toBe(english);
  expect(listWords(filters, "hi")).toBe(hindi);
});
