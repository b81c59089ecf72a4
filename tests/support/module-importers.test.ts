import { importersOf } from "@/tests/support/module-importers.mjs";

const IMPORTS: Record<string, string[]> = {
  page: ["form", "dates"],
  form: ["guards", "router"],
  guards: ["session"],
  session: ["guards"],
  router: [],
  dates: [],
};
const of = (...targets: string[]) => [...importersOf(targets, Object.keys(IMPORTS), (file) => IMPORTS[file] ?? [])].toSorted();

it("finds what imports a file, by others too, and nothing else", () => {
  expect(of("router")).toEqual(["form", "page"]);
  expect(of("page")).toEqual([]);
  expect(of("dates", "router")).toEqual(["form", "page"]);
});

it("ends where files import each other, which are then their own importers", () => {
  expect(of("session")).toEqual(["form", "guards", "page", "session"]);
});
