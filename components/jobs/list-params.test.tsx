import { renderToStaticMarkup } from "react-dom/server.edge";
import { DepartmentView } from "@/components/departments/department-view";
import { HomeView } from "@/components/home/home-view";
import { departmentFilters, findDepartmentPage } from "@/lib/departments/pages";
import type { JobFilters } from "@/lib/jobs/schema";
import { lenientFilters, strictFiltersSchema } from "@/lib/jobs/search/filters";
import type { Facet, JobFacets, ListPage } from "@/lib/jobs/search/list-schema";
import { LIST_KEYS } from "@/lib/page-query-keys.mjs";

jest.mock("next/navigation", () => ({ useRouter: () => ({}), usePathname: () => "/" }));

const now = new Date("2026-03-10T06:00:00Z");
const facet: Facet = { all: 498, counts: Array.from({ length: 40 }, () => 3) };
const page: ListPage = {
  jobs: [],
  total: 498,
  groups: { open: 498, closed: 0 },
  facets: Object.fromEntries(
    ["departments", "place", "qualification", "salary", "posted", "closing", "vacancies", "employment", "category", "stage"].map(
      (name) => [name, facet],
    ),
  ) as JobFacets,
  wider: [],
  reading: null,
};

function home(query: Record<string, string>): string {
  const filters = lenientFilters(query);
  return renderToStaticMarkup(
    <HomeView language="en" filters={filters} view="list" page={page} stats={null} now={now} also={null} />,
  );
}

function ssc(query: Record<string, string>): string {
  const department = findDepartmentPage("ssc");
  if (!department) throw new Error("no page of SSC");
  const filters: JobFilters = departmentFilters(department, query);
  return renderToStaticMarkup(
    <DepartmentView
      department={department}
      language="en"
      filters={filters}
      view="list"
      page={page}
      open={[]}
      active={{ notices: 1, posts: 1, next: null }}
      now={now}
      also={null}
      levels={[]}
    />,
  );
}

/** Addresses of a kept choice: the links that have the search of the page, without feeds, and the forms that send something on. */
function addressesThatKeep(html: string): string[] {
  const links = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));
  return links.filter((href) => /^\/(?:jobs\/ssc)?\?/.test(href) && href.includes("tags="));
}

function formsOf(html: string): string[] {
  return [...html.matchAll(/<form[^>]*method="get"[\s\S]*?<\/form>/g)].map(([form]) => form);
}

it.each([
  ["home page", home, "20"],
  ["department page", ssc, "5"],
])("the number of rows that the address of a %s asks for is kept by its pages, filters, sort and forms", (_, pageOf, limit) => {
  const html = pageOf({ limit, tags: "clerk", page: "2" });
  const kept = addressesThatKeep(html);
  expect(kept.length).toBeGreaterThan(10);
  expect(kept.filter((href) => !href.includes(`limit=${limit}`))).toEqual([]);
  expect(html).toMatch(new RegExp(`href="[^"]*limit=${limit}&amp;page=3&amp;tags=clerk"`));
  const forms = formsOf(html);
  expect(forms.length).toBeGreaterThanOrEqual(2);
  expect(forms.filter((form) => !form.includes(`name="limit" value="${limit}"`))).toEqual([]);
});

it.each([
  ["home page", home, "10"],
  ["department page", ssc, "20"],
])("the number of rows that a %s has by itself is in none of its addresses", (_, pageOf, limit) => {
  expect(pageOf({ limit, tags: "clerk" })).not.toContain("limit");
});

it("neither feeds nor alerts of a list have a number of rows", () => {
  const html = home({ limit: "20", search: "clerk" });
  const others = [...html.matchAll(/href="([^"]*\/(?:feeds|settings)\/[^"]*)"/g)].map(([, href]) => href);
  expect(others.length).toBeGreaterThan(2);
  expect(others.filter((href) => href?.includes("limit"))).toEqual([]);
});

it("an address with any filter, or a number of rows, is answered by the page that is made for each request", () => {
  // Besides a filter a list has its look (`view`), and the field of its form that adds one more tag (`tag`).
  const read = [...Object.keys(strictFiltersSchema.in.shape), "tag", "view"];
  expect(LIST_KEYS.toSorted()).toEqual(read.toSorted());
});

it.each([
  ["home page", home, { search: "clerk" }, "relevance", "relevance latest deadline title department"],
  ["home page", home, {}, "latest", "latest deadline title department"],
  ["department page", ssc, { search: "clerk" }, "relevance", "relevance latest deadline department"],
  ["department page", ssc, { search: "clerk", sortBy: "latest" }, "latest", "relevance latest deadline department"],
  ["department page", ssc, { sortBy: "title" }, "title", "latest deadline title department"],
  ["department page", ssc, {}, "latest", "latest deadline department"],
])("the sort of a %s names the order that its list has", (_, pageOf, query, sort, offered) => {
  const options = [...pageOf(query).matchAll(/<option value="(\w+)"( selected="")?>[^<]*<\/option>/g)];
  expect(options.map(([, value]) => value).join(" ")).toBe(offered);
  expect(options.filter(([, , selected]) => selected).map(([, value]) => value)).toEqual([sort]);
});
