import { deviceCollection } from "@/lib/device/collection";
import { keepRecord } from "@/lib/device/keep-record";
import { installFakeWindow } from "@/tests/support/fake-window";

type Note = { title: string };

const NOW = new Date("2026-11-21T10:00:00+05:30");
const parse = (value: unknown) => value as Note;

it("brings the record back in whose place another one finds no room", () => {
  const page = installFakeWindow();
  const notes = deviceCollection<Note>({ storageKey: "notes", parse, max: 2 });
  const keep = (title: string, replaces: string | null) =>
    keepRecord(notes, { key: title.slice(0, 1), value: { title }, replaces }, { max: 2, now: NOW });
  expect([keep("a", null), keep("b", null), keep("c", null), keep("a again", "b")]).toEqual([
    "saved",
    "saved",
    "tooMany",
    "exists",
  ]);
  // The old one can be taken away, and what comes in its place is too long.
  page.localStorage.room = 400;
  expect(keep(`d ${"long ".repeat(200)}`, "a")).toBe("storageFull");
  expect(notes.list().map(({ key, value }) => [key, value.title])).toEqual([
    ["b", "b"],
    ["a", "a"],
  ]);
  expect(keep("d", "a")).toBe("saved");
  expect(notes.list().map(({ key }) => key)).toEqual(["b", "d"]);
});
