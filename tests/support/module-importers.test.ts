import { importersOf, mockedBy, namesImported } from "@/tests/support/module-importers.mjs";

const IMPORTS: Record<string, string[]> = {
  page: ["form", "dates"],
  form: ["guards", "router"],
  guards: ["session"],
  session: ["guards"],
  router: [],
  dates: [],
};
const LOADED = Object.keys(IMPORTS);
const importers = (targets: string[], loaded = LOADED) =>
  [...importersOf(targets, loaded, (file) => IMPORTS[file] ?? [])].toSorted();

it("finds what imports a file, by others too, and nothing else", () => {
  expect(importers(["router"])).toEqual(["form", "page"]);
  expect(importers(["page"])).toEqual([]);
  expect(importers(["dates", "router"])).toEqual(["form", "page"]);
});

it("ends where files import each other, which are then their own importers", () => {
  expect(importers(["session"])).toEqual(["form", "guards", "page", "session"]);
});

it("finds what imports a file by one that is loaded later: it would load that with what is mocked as it is", () => {
  expect(importers(["router"], ["page", "router", "dates"])).toEqual(["form", "page"]);
});

it("finds what a script imports, as it is written and as it is compiled", () => {
  const written = 'import { a } from "./a";\nimport "b";\nexport * from "@/c";\nconst d = () => import("d");';
  expect(namesImported(written)).toEqual(["./a", "b", "@/c", "d"]);
  expect(namesImported('const _a = require("a"); jest.requireActual("b")')).toEqual(["a"]);
});

it.each([
  ['jest.mock("@/lib/a", () => ({}));\njest.unmock(\n  "b");', ["@/lib/a", "b"]],
  ["expect(process.env.HOME === home)", []],
  // What packages import of Node, their modules do not say.
  ['jest.mock("node:fs", () => ({}))', null],
  ['jest.mock("@/lib/a");\njest.mock<typeof A>("@/lib/b")', null],
  ["jest.mock(name)", null],
  ['jest.doMock("a")', null],
  ["jest.resetModules()", null],
  ['process.env.SITE_URL = "b"', null],
  ["delete process.env.HOME", null],
])("of a test file with %j %j are mocked, and where that is null any module", (source, mocked) => {
  expect(mockedBy(source)).toEqual(mocked);
});
