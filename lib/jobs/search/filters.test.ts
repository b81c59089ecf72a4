import { SALARY_RANGES } from "@/lib/jobs/schema";
import { lenientFilters, strictFiltersSchema } from "@/lib/jobs/search/filters";

const DEFAULTS = { sortBy: "latest", page: 1, limit: 10 };
const strict = (query: Record<string, string>) => strictFiltersSchema.safeParse(query);
const lenient = (query: string, pageDefaults = {}) => lenientFilters(new URLSearchParams(query), pageDefaults);

it.each(["", " ", "all", "ALL", "all-locations", "All-India-but-no-place"])("takes %j for no filter", (value) => {
  expect(strict({ search: value, department: value, qualification: value, tags: value, page: value }).data).toEqual(DEFAULTS);
  expect(lenient(new URLSearchParams({ location: value, salaryRange: value, open: value }).toString())).toEqual(DEFAULTS);
});

it("does not take a word that begins with 'all' for no filter", () => {
  const query = { search: "allahabad", department: "all india radio" };
  expect(strict(query).data).toMatchObject(query);
});

it("does not take several words of which the first begins with 'all-' for no filter", () => {
  const query = { search: "all-India radio", department: "All-India Institute of Speech and Hearing" };
  expect(strict(query).data).toMatchObject(query);
});

it.each<[string, Record<string, string>, object]>([
  ["blanks of a search as one", { search: "  junior \n clerk " }, { search: "junior clerk", sortBy: "relevance" }],
  [
    "tags in lower case, each once, 'all' left out",
    { tags: "Nurse,, nurse ,ALL,Staff  Nurse" },
    { tags: ["nurse", "staff nurse"] },
  ],
  ["tags of nothing as no filter", { tags: " , ," }, {}],
  ["open in its four ways: 1", { open: "1" }, { open: true }],
  ["open in its four ways: true", { open: "true" }, { open: true }],
  ["a false open as no filter", { open: "0" }, {}],
  ["numbers with blanks around", { page: " 7 ", limit: "100" }, { page: 7, limit: 100 }],
  ["a parameter that it does not know as nothing", { colour: "red" }, {}],
])("reads %s", (_what, query, expected) => {
  expect(strict(query).data).toEqual({ ...DEFAULTS, ...expected });
  expect(lenient(new URLSearchParams(query).toString())).toEqual({ ...DEFAULTS, ...expected });
});

it.each<[string, string, object]>([
  ["department", "x".repeat(201), { department: "x".repeat(200) }],
  ["tags", "x".repeat(61), { tags: ["x".repeat(60)] }],
  ["tags", Array.from({ length: 21 }, (_, at) => `t${at}`).join(","), {}],
  ["qualification", "phd", {}],
  ["salaryRange", "20k", {}],
  ["postedDate", "year", {}],
  ["open", "yes", {}],
  ["sortBy", "newest", {}],
  ["page", "0", {}],
  ["page", "1000001", { page: 1_000_000 }],
  ["page", "1e3", {}],
  ["limit", "101", { limit: 100 }],
  ["limit", "9".repeat(20), {}],
])("is strict with %s=%j where a program asks, and drops it where a page is read", (name, value, good) => {
  const refused = strict({ [name]: value });
  expect(refused.error?.issues.map(({ path }) => path[0])).toEqual([name]);
  expect(lenient(new URLSearchParams({ [name]: value }).toString())).toEqual(DEFAULTS);
  const taken = Object.fromEntries(Object.entries(good).map(([key, one]) => [key, String(one)]));
  expect(strict(taken).data).toEqual({ ...DEFAULTS, ...good });
});

it("refuses a search that is too long where a program asks, and cuts it as its field does where a page is read", () => {
  expect(strict({ search: "x".repeat(201) }).error?.issues.map(({ path }) => path[0])).toEqual(["search"]);
  const read = (search: string) => lenient(new URLSearchParams({ search }).toString()).search;
  expect(read("x".repeat(201))).toBe("x".repeat(200));
  expect(read(` ${"x".repeat(199)} clerk`)).toBe("x".repeat(199));
  expect(read(`${"x".repeat(199)}😀`)).toBe("x".repeat(199));
  expect(strict({ search: "x".repeat(200) }).data).toEqual({ ...DEFAULTS, search: "x".repeat(200), sortBy: "relevance" });
});

it("reads the values of a repeated parameter each once and in order, one value as itself, and drops the bad ones of a page", () => {
  const asked =
    "location=Jharkhand&location=Bihar&location=all&location=Bihar&qualification=phd&qualification=12th&stage=&vacancies=50";
  expect(lenient(asked)).toEqual({ ...DEFAULTS, location: ["Bihar", "Jharkhand"], qualification: "12th", vacancies: 50 });
});

it.each([
  ["1-days", "today"],
  ["7-days", "week"],
  ["20-days", "20-days"],
  ["90-days", "90-days"],
  ["2026-03-20", "2026-03-20"],
])("reads closing=%s as %s, the one way in which it is written", (value, meant) =>
  expect(strict({ closing: value }).data?.closing).toBe(meant),
);

it.each(["0-days", "91-days", "100-days", "-1-days", "3-day"])("knows no closing=%s", (value) =>
  expect(strict({ closing: value }).error?.issues.map(({ path }) => path[0])).toEqual(["closing"]),
);

it.each<[string, string]>([
  ["search=clerk", "relevance"],
  ["search=clerk&sortBy=latest", "latest"],
  ["sortBy=relevance", "latest"],
  ["tags=clerk", "latest"],
])("sorts %s by %s", (query, sortBy) => {
  expect(lenient(query).sortBy).toBe(sortBy);
  expect(strict(Object.fromEntries(new URLSearchParams(query))).data?.sortBy).toBe(sortBy);
});

it("takes the pay band of alerts on pages and in the call that refreshes them, and names the bands of the filter to who sends another", () => {
  const taken = { ...DEFAULTS, salaryRange: "above-75k" };
  expect(lenient("salaryRange=above-75k")).toEqual(taken);
  expect(strict({ salaryRange: "above-75k" }).data).toEqual(taken);
  expect(strict({ salaryRange: "above-80k" }).error?.issues).toEqual([
    expect.objectContaining({ code: "invalid_value", path: ["salaryRange"], values: SALARY_RANGES }),
  ]);
});

it("gives way from its defaults to those of the page, and from those to the address", () => {
  expect(lenient("", { limit: 20, department: "SSC" })).toEqual({ ...DEFAULTS, limit: 20, department: "SSC" });
  expect(lenient("limit=5&department=UPSC", { limit: 20, department: "SSC" })).toMatchObject({ limit: 5, department: "UPSC" });
});

it("adds the tag of the form to those of the address, each once and 20 in all", () => {
  expect(lenient("tags=nurse&tag=Clerk,nurse").tags).toEqual(["nurse", "clerk"]);
  const many = Array.from({ length: 20 }, (_, at) => `t${at}`);
  expect(lenient(`tags=${many.join(",")}&tag=more`).tags).toEqual(many);
});
