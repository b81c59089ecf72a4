import { type DeviceRecord, mergeRecords } from "@/lib/device/merge";
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
