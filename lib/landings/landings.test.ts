import { findLanding, LANDINGS, landingOf, landingsOf } from "@/lib/landings/landings";

it("has one address for each landing, in plain letters", () => {
  expect(new Set(LANDINGS.map(({ path }) => path)).size).toBe(LANDINGS.length);
  expect(LANDINGS.filter(({ path }) => !/^[a-z-]+\/[a-z0-9]+(-[a-z0-9]+)*$/.test(path))).toEqual([]);
  expect(LANDINGS.filter(({ path }) => findLanding(...(path.split("/") as [string, string]))?.path !== path)).toEqual([]);
});

it("is found by the filters of its own list", () => {
  expect(LANDINGS.filter((landing) => landingOf(landing.filters) !== landing).map(({ path }) => path)).toEqual([]);
});

it.each([
  [{ search: "je" }, "post/junior-engineer"],
  [{ search: "जूनियर इंजीनियर" }, "post/junior-engineer"],
  [{ search: "BPSC" }, "body/bpsc"],
  [{ location: "Bihar", qualification: "12th" as const }, "bihar/12th-pass"],
])("leads %j to the one page of that search", (asked, path) => expect(landingOf(asked)?.path).toBe(path));

it.each([
  {},
  { search: "je civil" },
  { search: "ssc" },
  { search: "je", open: true },
  { search: "je", location: "Bihar" },
  { location: "Bihar" },
  { location: ["Bihar", "Delhi"], qualification: "12th" as const },
  { location: "Bihar", qualification: "12th" as const, stage: "running" as const },
])("leads %j to none: that is another list", (asked) => expect(landingOf(asked)).toBeNull());

it.each([
  [
    { title: "Junior Engineer (Civil) and Clerk", recruitingOrganization: "Bihar Public Service Commission (BPSC)" },
    { location: "Bihar", qualification: "graduate" as const },
    ["post/junior-engineer", "post/clerk", "body/bpsc", "bihar/graduate"],
  ],
  [{ title: "Palynologist", recruitingOrganization: "Example Board" }, { department: "Other Banks" }, []],
])("leads from %j to the lists that it belongs to", (job, params, paths) =>
  expect(landingsOf({ ...job, params }).map(({ path }) => path)).toEqual(paths),
);
