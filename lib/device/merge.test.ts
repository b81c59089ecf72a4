import { type DeviceRecord, lastChange, mergeRecords } from "@/lib/device/merge";
import { fc } from "@/tests/support/properties";

type Note = { title: string; status: string };

const record = (key: string, value: Note, times: [number, number], deletedAt: number | null = null): DeviceRecord<Note> => ({
  key,
  value,
  changedAt: { title: times[0], status: times[1] },
  deletedAt,
});

it("takes each field from the side that changed it last", () => {
  const phone = record("1", { title: "SSC CGL", status: "applied" }, [1, 5]);
  const laptop = record("1", { title: "SSC CGL 2026", status: "selected" }, [3, 2]);
  expect(mergeRecords([phone], [laptop])).toEqual([record("1", { title: "SSC CGL 2026", status: "applied" }, [3, 5])]);
});

it("lets a removal win over the changes before it, and a later change over the removal", () => {
  const removed = record("1", { title: "A", status: "applied" }, [1, 1], 4);
  const before = record("1", { title: "A", status: "selected" }, [1, 3]);
  const after = record("1", { title: "A", status: "selected" }, [1, 9]);
  expect(mergeRecords([removed], [before])[0]?.deletedAt).toBe(4);
  expect(mergeRecords([removed], [after])[0]?.deletedAt).toBeNull();
});

it("lets a removal win over a change of the same moment, and knows the last of both", () => {
  const removed = record("1", { title: "A", status: "applied" }, [1, 4], 4);
  expect(mergeRecords([removed], [record("1", { title: "A", status: "selected" }, [1, 4])])[0]?.deletedAt).toBe(4);
  expect([removed, record("1", removed.value, [7, 2], 4), record("1", removed.value, [0, 0])].map(lastChange)).toEqual([4, 7, 0]);
});

it("keeps a field that only one of the two sides knows, as of another release", () => {
  const old = record("1", { title: "A", status: "applied" }, [9, 9]);
  const newer = { ...old, value: { ...old.value, note: "B" }, changedAt: { title: 1, status: 1, note: 1 } };
  const both = { ...newer, changedAt: { title: 9, status: 9, note: 1 } };
  expect([mergeRecords([old], [newer]), mergeRecords([newer], [old])]).toEqual([[both], [both]]);
});

const notes = fc.array(
  fc
    .tuple(
      fc.constantFrom("1", "2", "3"),
      fc.record({ title: fc.constantFrom("A", "B"), status: fc.constantFrom("x", "y") }),
      fc.tuple(fc.nat(4), fc.nat(4)),
      fc.option(fc.integer({ min: 1, max: 5 })),
    )
    .map(([key, value, times, deletedAt]) => record(key, value, times, deletedAt)),
  { maxLength: 5 },
);
const normal = (records: DeviceRecord<Note>[]) =>
  [...records].sort((a, b) => (a.key < b.key ? -1 : 1)).map((item) => ({ ...item, changedAt: { ...item.changedAt } }));

it("comes to one result whatever the order of devices, and to the same when told twice", () => {
  fc.assert(
    fc.property(notes, notes, (a, b) => {
      const ours = mergeRecords(a, []);
      const theirs = mergeRecords(b, []);
      const both = mergeRecords(ours, theirs);
      expect(normal(mergeRecords(theirs, ours))).toEqual(normal(both));
      expect(normal(mergeRecords(both, theirs))).toEqual(normal(both));
      expect(new Set(both.map(({ key }) => key))).toEqual(new Set([...ours, ...theirs].map(({ key }) => key)));
    }),
  );
});
