import { installFakeWindow } from "@/tests/support/fake-window";
import { at, collection, KEY } from "@/tests/support/kept-notes";

let page = installFakeWindow();
beforeEach(() => {
  page = installFakeWindow();
});

it("hears of nothing that concerns other storage, of all being cleared, and of nothing once nobody listens", () => {
  const notes = collection();
  const listener = jest.fn();
  const stop = notes.subscribe(listener);
  page.tellOtherTabWrote("another_key");
  expect(listener).toHaveBeenCalledTimes(0);
  page.dispatchEvent(Object.assign(new Event("storage"), { key: null }));
  expect(listener).toHaveBeenCalledTimes(1);
  const removed = jest.spyOn(page, "removeEventListener");
  stop();
  expect(removed).toHaveBeenCalledTimes(1);
  page.tellOtherTabWrote(KEY);
  notes.put("1", { title: "A", status: "new" }, at(10));
  expect(listener).toHaveBeenCalledTimes(1);
});

it("goes on from what another tab wrote meanwhile, whatever it does", () => {
  const [here, there] = [collection(), collection()];
  const note = (title: string) => ({ title, status: "new" });
  const titles = () => here.records().map(({ value }) => value.title);
  const write = (key: string) => expect(there.put(key, note(key), at(10))).toBe(true);
  write("1");
  expect(titles()).toEqual(["1"]);
  write("2");
  expect(here.put("1", note("changed"), at(20))).toBe(true);
  expect(titles()).toEqual(["changed", "2"]);
  write("3");
  here.merge([{ key: "2", value: note("merged"), changedAt: { title: 30, status: 30 }, deletedAt: null }]);
  expect(titles()).toEqual(["changed", "merged", "3"]);
  there.clear();
  expect([here.list(), page.localStorage.getItem(KEY)]).toEqual([[], null]);
});

it("changes fields of what is there alone", () => {
  const notes = collection();
  expect(notes.patch("1", { status: "done" }, at(10))).toBe(false);
  notes.put("1", { title: "A", status: "new" }, at(10));
  notes.remove("1", at(20));
  expect(notes.patch("1", { status: "done" }, at(30))).toBe(false);
  expect(notes.list()).toEqual([]);
});

it("forgets at a merge what was removed half a year ago, and remembers what was removed since", () => {
  const removedBefore = (days: number) => Date.now() - days * 24 * 60 * 60 * 1000;
  const notes = collection();
  notes.merge(
    [179, 181].map((days) => ({
      key: `${days}`,
      value: { title: "A", status: "new" },
      changedAt: { title: 1, status: 1 },
      deletedAt: removedBefore(days),
    })),
  );
  expect(notes.records().map(({ key }) => key)).toEqual(["179"]);
});
