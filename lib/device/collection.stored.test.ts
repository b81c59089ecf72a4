import { installFakeWindow } from "@/tests/support/fake-window";
import { collection, KEY } from "@/tests/support/kept-notes";

let page = installFakeWindow();
beforeEach(() => {
  page = installFakeWindow();
});

const stored = (...items: object[]) => page.localStorage.setItem(KEY, JSON.stringify({ version: 1, items }));
const item = (key: unknown, more: object = {}) => ({ key, value: { title: "A", status: "new" }, ...more });

it("reads no more than it may hold, beside what was removed", () => {
  stored(item("0", { deletedAt: 5 }), ...["1", "2", "3", "4"].map((key) => item(key)), item("5", { deletedAt: 5 }));
  expect(
    collection()
      .list()
      .map(({ key }) => key),
  ).toEqual(["1", "2", "3"]);
  expect(
    collection()
      .records()
      .map(({ key }) => key),
  ).toEqual(["0", "1", "2", "3", "5"]);
});

it("reads each key once, none that is blank, and none that is longer than any of its own", () => {
  stored(item("1"), item("1"), item(""), item("a".repeat(601)), item("b".repeat(600)));
  expect(
    collection()
      .list()
      .map(({ key }) => key),
  ).toEqual(["1", "b".repeat(600)]);
});

it.each([0, -5, 1.5, "7", null, Number.MAX_VALUE])("takes %j for no time", (time) => {
  stored(item("1", { changedAt: { title: time, status: 7 }, deletedAt: time }));
  expect(collection().records()).toEqual([item("1", { changedAt: { title: 0, status: 7 }, deletedAt: null })]);
});

it("reads no text that is longer than any it writes", () => {
  stored(item("1", { padding: "x".repeat(1_000_000) }));
  expect(collection().list()).toEqual([]);
});
