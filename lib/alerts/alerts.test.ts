import { alertFilters, alertKey, alertListParams } from "@/lib/alerts/criteria";
import { parseSampleState, SAMPLE_ALERTS, sampleAlert } from "@/lib/alerts/samples";
import { alertProblem, type JobAlert, keywordsOf, MAX_KEYWORDS_LENGTH, parseJobAlert } from "@/lib/alerts/schema";
import { parseRecord } from "@/lib/device/collection";
import { lenientFilters } from "@/lib/jobs/search/filters";
import { links } from "@/lib/links";

const alert: JobAlert = {
  title: "Clerk posts",
  keywords: "Clerk, typist",
  location: "Delhi",
  department: "SSC",
  salaryRange: "above-75k",
  emailNotifications: false,
  smsNotifications: false,
  email: "",
  phone: "",
  frequency: "daily",
  isActive: true,
};

it.each([
  ["clerk", ["clerk"]],
  [" Clerk ,, TYPIST , clerk ", ["clerk", "typist"]],
  ["junior   engineer,जूनियर क्लर्क", ["junior engineer", "जूनियर क्लर्क"]],
  [", , !, all, all-jobs", []],
  ["x".repeat(100), ["x".repeat(60)]],
  [Array.from({ length: 40 }, (_, index) => `w${index}`).join(","), Array.from({ length: 20 }, (_, index) => `w${index}`)],
])("reads the keywords of %j as alternatives", (text, expected) => expect(keywordsOf(text)).toEqual(expected));

it("asks for open jobs that name any of the keywords and satisfy the rest", () => {
  expect(alertFilters(alert)).toEqual({
    tags: ["clerk", "typist"],
    open: true,
    department: "SSC",
    location: "Delhi",
    salaryRange: "above-75k",
  });
  const wide = { ...alert, department: "all-departments", location: "all-locations", salaryRange: "all-salaries" } as const;
  expect(alertFilters(wide)).toEqual({ tags: ["clerk", "typist"], open: true });
});

it.each([{}, { keywords: "", search: "women bihar" }])(
  "leads to the list of exactly what it counts, the newest first: %j",
  (change) => {
    const asked = { ...alert, ...change };
    const address = new URL(links.home("hi", alertListParams(asked)), "https://example.in");
    const { sortBy, page, limit, ...filters } = lenientFilters(address.searchParams);
    expect([sortBy, page, limit]).toEqual(["latest", 1, 10]);
    expect(filters).toEqual(alertFilters(asked));
  },
);

it("has one key whatever the order and the case of the keywords, and another for other criteria", () => {
  expect(alertKey({ ...alert, keywords: "TYPIST,clerk, clerk" })).toBe(alertKey(alert));
  const others = [{ keywords: "clerk" }, { department: "UPSC" }, { location: "Goa" }, { salaryRange: "30k-50k" }] as const;
  expect(new Set([alert, ...others.map((change) => ({ ...alert, ...change }))].map(alertKey)).size).toBe(5);
  expect(alertKey({ ...alert, keywords: "य".repeat(MAX_KEYWORDS_LENGTH), location: "x".repeat(60) }).length).toBeLessThan(300);
});

it.each<[string, Partial<JobAlert>, unknown]>([
  ["nothing", {}, null],
  ["a blank title", { title: "  " }, { kind: "missing", fields: ["title"] }],
  ["blank keywords", { keywords: " , " }, { kind: "missing", fields: ["keywords"] }],
  ["both", { title: "", keywords: "" }, { kind: "missing", fields: ["title", "keywords"] }],
  ["an address for mail", { emailNotifications: true, smsNotifications: true }, { kind: "email", fields: ["email"] }],
  ["a number for SMS", { smsNotifications: true }, { kind: "phone", fields: ["phone"] }],
  ["what is no address", { emailNotifications: true, email: "notanemail" }, { kind: "address", fields: ["email"] }],
  ["nothing of an address", { emailNotifications: true, email: " me@example.org " }, null],
  ["nothing of an address that is not asked for", { email: "notanemail" }, null],
])("finds %s missing", (_what, change, expected) => expect(alertProblem({ ...alert, ...change })).toEqual(expected));

it("takes an alert out of storage without what does not belong to it", () => {
  expect(parseJobAlert(JSON.parse(JSON.stringify({ ...alert, matchingJobs: 7, extra: "<script>" })))).toEqual(alert);
});

it("takes no signs into a title by which it reads as another", () => {
  expect(parseJobAlert({ ...alert, title: " \u202enurse\u2066 posts\u2069 " })?.title).toBe("nurse posts");
});

it.each([
  [null],
  ["text"],
  [[]],
  [{}],
  [{ ...alert, title: "" }],
  [{ ...alert, title: ["x"] }],
  [{ ...alert, title: "x".repeat(101) }],
  [{ ...alert, keywords: "," }],
  [{ ...alert, keywords: 5 }],
  [
    {
      ...alert,
      keywords: ",",
      search: "",
      location: "all-locations",
      department: "all-departments",
      salaryRange: "all-salaries",
    },
  ],
  [{ ...alert, department: "x".repeat(61) }],
  [{ ...alert, salaryRange: "above-200k" }],
  [{ ...alert, qualification: "8th" }],
  [{ ...alert, closing: "2026-02-30" }],
  [{ ...alert, frequency: "hourly" }],
  [{ ...alert, isActive: "yes" }],
  [{ ...alert, location: "" }],
  [JSON.parse('{"__proto__":{"title":"x"}}')],
])("leaves out %j", (value) => expect(parseJobAlert(value)).toBeNull());

it("names what a list handed over only where it is there, so that the keys of older alerts stay, and within the bound of a key", () => {
  expect(alertKey(alert)).toBe("v1|SSC|delhi|above-75k|clerk,typist");
  expect(alertKey({ ...alert, search: "" })).toBe(alertKey(alert));
  const others = [{ search: "a" }, { qualification: "12th" }, { postedDate: "week" }, { closing: "week" }] as const;
  expect(new Set([alert, ...others.map((change) => ({ ...alert, ...change }))].map(alertKey)).size).toBe(5);
  const long = { search: "x".repeat(200), keywords: "y".repeat(200), location: "z".repeat(60), department: "d".repeat(60) };
  const key = alertKey({ ...alert, ...long, qualification: "postgraduate", postedDate: "month", closing: "2026-11-22" });
  expect(parseRecord({ key, value: alert }, parseJobAlert)?.key).toBe(key);
});

it.each([
  ["a keyword", { keywords: `${"a".repeat(59)}😀` }],
  ["the key", { department: Array(8).fill("😀".repeat(60)) }],
  ["a key by a letter later", { department: ["x", ...Array(8).fill("😀".repeat(60))] }],
])("cuts no character in two where it cuts %s: the database would give back another key", (_, change) => {
  expect(Buffer.from(alertKey({ ...alert, ...change })).toString()).toBe(alertKey({ ...alert, ...change }));
});

it("fills the samples so that they are alerts", () => {
  for (const { id } of SAMPLE_ALERTS) expect(parseJobAlert(sampleAlert(id, "A sample", true))).not.toBeNull();
  expect(parseSampleState({ isActive: true, isRemoved: false, more: 1 })).toEqual({ isActive: true, isRemoved: false });
  for (const value of [null, 1, "x", [], { isActive: 1, isRemoved: false }]) expect(parseSampleState(value)).toBeNull();
});
