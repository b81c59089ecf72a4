import { DEPARTMENT_PAGES, departmentFilters, findDepartmentPage, isStatePage } from "@/lib/departments/pages";
import { resolveDepartments } from "@/lib/jobs/facts/departments";
import { searchQuery } from "@/lib/jobs/search/words/asked";
import { isPlace } from "@/lib/places/places";
import { STATES } from "@/lib/places/states";
import { CITIES_TRIED, OTHER_PAGE_NAMES } from "@/next.config.mjs";

const DEVANAGARI = /[\u0900-\u097f]/;

it("has a page for every state and union territory, and for the bodies that aspirants ask for", () => {
  const slugs = DEPARTMENT_PAGES.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(DEPARTMENT_PAGES.filter(isStatePage).map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(STATES.map(({ key }) => key)),
  );
  expect(slugs).toEqual(expect.arrayContaining(["ssc", "railway", "banking", "defence", "upsc", "police", "teaching", "psu"]));
});

it.each(DEPARTMENT_PAGES.map((page) => [page.slug, page] as const))(
  "%s speaks both languages and filters by something",
  (_, page) => {
    for (const texts of [page.name, page.aboutTitle, page.about, ...page.exams.map(({ name }) => name)]) {
      expect(texts.en).toMatch(/\w/);
      expect(texts.en).not.toMatch(DEVANAGARI);
      expect(texts.hi).toMatch(DEVANAGARI);
    }
    if ("location" in page.own) expect(isPlace(page.own.location)).toBe(true);
    else expect(resolveDepartments(page.own.department).length).toBeGreaterThan(0);
    expect(page.exams.length).toBeGreaterThanOrEqual(3);
    for (const { search } of page.exams) expect(searchQuery(search)).not.toEqual([]);
  },
);

it.each(["", "SSC", "ssc ", "constructor", "__proto__", "atlantis", "1"])("has no page for %j", (slug) => {
  expect(findDepartmentPage(slug)).toBeNull();
});

it.each([
  ["ssc", "department=Indian Army", { department: "Staff Selection Commission" }],
  ["ssc", "department=nobody&location=Delhi", { department: "Staff Selection Commission", location: "Delhi" }],
  ["ssc", "department=Banking", { department: "Staff Selection Commission" }],
  ["banking", "department=sbi", { department: "sbi" }],
  ["banking", "department=police", { department: "Banking" }],
  ["bihar", "location=Kerala", { location: "Bihar" }],
  ["bihar", "location=Kerala&department=ssc", { location: "Bihar", department: "ssc" }],
])("keeps what /jobs/%s is about, whatever ?%s asks for", (slug, query, expected) => {
  const page = findDepartmentPage(slug);
  if (!page) throw new Error(`No page ${slug}`);
  const { sortBy, page: _number, limit, ...filters } = departmentFilters(page, new URLSearchParams(query));
  expect(filters).toEqual(expected);
});

it.each(CITIES_TRIED)("leads /jobs/%s to a place that lists know, and takes it from no page", (city) => {
  expect(isPlace(city)).toBe(true);
  expect(findDepartmentPage(city)).toBeNull();
});

it.each(Object.entries(OTHER_PAGE_NAMES))("leads /jobs/%s to a page, /jobs/%s", (name, slug) => {
  expect(findDepartmentPage(slug)).not.toBeNull();
  expect(findDepartmentPage(name)).toBeNull();
});
