import { installFakeWindow } from "@/tests/support/fake-window";
import { at, collection, KEY } from "@/tests/support/kept-notes";

let page = installFakeWindow();
beforeEach(() => {
  page = installFakeWindow();
});

it("keeps records in the order they were put and tells listeners", () => {
  const notes = collection();
  const listener = jest.fn();
  notes.subscribe(listener);
  notes.put("1", { title: "A", status: "new" }, at(10));
  notes.put("2", { title: "B", status: "new" }, at(20));
  notes.patch("1", { status: "done" }, at(30));
  expect(notes.list()).toEqual([
    { key: "1", value: { title: "A", status: "done" } },
    { key: "2", value: { title: "B", status: "new" } },
  ]);
  expect(notes.records()[0]?.changedAt).toEqual({ title: 10, status: 30 });
  expect(listener).toHaveBeenCalledTimes(3);
  expect(collection().list()).toEqual(notes.list());
});

it("gives the same array until something changes", () => {
  const notes = collection();
  notes.put("1", { title: "A", status: "new" }, at(10));
  expect(notes.list()).toBe(notes.list());
});

it("remembers what was removed and lets it be put again", () => {
  const notes = collection();
  notes.put("1", { title: "A", status: "new" }, at(10));
  expect(notes.remove("1", at(5))).toBe(true);
  expect(notes.list()).toEqual([]);
  expect(notes.records()[0]?.deletedAt).toBe(11);
  expect(notes.remove("1", at(20))).toBe(false);
  notes.put("1", { title: "A", status: "new" }, at(1));
  expect(notes.records()[0]).toEqual({
    key: "1",
    value: { title: "A", status: "new" },
    changedAt: { title: 12, status: 12 },
    deletedAt: null,
  });
});

it("refuses more than it may hold, and says so when storage is full", () => {
  const notes = collection();
  for (const key of ["1", "2", "3"]) expect(notes.put(key, { title: key, status: "" }, at(1))).toBe(true);
  expect(notes.put("4", { title: "4", status: "" }, at(1))).toBe(false);
  page.localStorage.isFull = true;
  expect(notes.put("3", { title: "changed", status: "" }, at(2))).toBe(false);
  expect(notes.list().at(-1)?.value.title).toBe("3");
});

it.each([
  "",
  "{",
  "null",
  "[]",
  '"text"',
  '{"version":2,"items":[]}',
  '{"version":1,"items":{}}',
  '{"version":1,"items":[null,1,"a",[],{}]}',
  '{"version":1,"items":[{"key":1,"value":{"title":"A","status":"x"}}]}',
  '{"version":1,"items":[{"key":"a","value":{"title":1,"status":"x"}}]}',
  '{"version":1,"items":[{"key":"a","value":null,"changedAt":{"__proto__":{"x":1}}}]}',
  `{"version":1,"items":[${"9".repeat(1_000_001)}]}`,
])("holds nothing where storage holds %.60s", (text) => {
  page.localStorage.setItem(KEY, text);
  const notes = collection();
  expect(notes.list()).toEqual([]);
  expect(notes.put("1", { title: "A", status: "new" }, at(10))).toBe(true);
  expect(notes.list()).toHaveLength(1);
});

it("hears of changes in another tab", () => {
  const notes = collection();
  const listener = jest.fn();
  notes.subscribe(listener);
  collection().put("1", { title: "A", status: "new" }, at(10));
  page.tellOtherTabWrote(KEY);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(notes.list()).toHaveLength(1);
});

it("takes in the records of an account", () => {
  const notes = collection();
  notes.put("1", { title: "A", status: "new" }, at(10));
  notes.merge([{ key: "1", value: { title: "A", status: "done" }, changedAt: { title: 10, status: 50 }, deletedAt: null }]);
  expect(notes.list()).toEqual([{ key: "1", value: { title: "A", status: "done" } }]);
});
