import { deviceCollection } from "@/lib/device/collection";
import { type SyncedKind, startSync } from "@/lib/device/sync";
import { installFakeWindow } from "@/tests/support/fake-window";

type Note = { title: string };

const parse = (value: unknown) => value as Note;

it.each([
  ["has no room to note", 1, true],
  ["would not read the note again", 900, false],
])("sends a record once where the device %s that it was sent", async (_case, count, isFull) => {
  const page = installFakeWindow();
  const collection = deviceCollection<Note>({ storageKey: "notes", parse, max: count });
  // Keys as long as they may be: of 900 the note is longer than what is read of one.
  const keys = Array.from({ length: count }, (_, at) => String(at).padEnd(600, "x"));
  collection.merge(keys.map((key) => ({ key, value: { title: "" }, changedAt: { title: 1 }, deletedAt: null })));
  page.localStorage.isFull = isFull;
  let sent = 0;
  const send = async () => {
    sent += 1;
    if (sent > 5) sync.stop();
    return { revision: sent, records: {} };
  };
  const kinds = { notes: { collection, parse } as unknown as SyncedKind };
  const sync = startSync({ userId: 1, kinds, stateKey: "sync", send, onEnded: () => undefined });
  expect(collection.list()).toHaveLength(count);
  expect(await sync.exchange()).toBe(true);
  expect(sent).toBe(1);
  sync.stop();
});

it("asks again for what it had no room for, once there is room", async () => {
  const page = installFakeWindow();
  const collection = deviceCollection<Note>({ storageKey: "notes", parse, max: 9 });
  collection.put("b", { title: "A" }, new Date(1));
  const theirs = { key: "b", value: { title: "B" }, changedAt: { title: 2 }, deletedAt: null };
  const asked: number[] = [];
  const send = async ({ since }: { since: number }) => {
    asked.push(since);
    if (asked.length > 5) sync.stop();
    return { revision: 7, records: { notes: since < 7 ? [theirs] : [] } };
  };
  const kinds = { notes: { collection, parse } as unknown as SyncedKind };
  const sync = startSync({ userId: 1, kinds, stateKey: "sync", send, onEnded: () => undefined });
  page.localStorage.isFull = true;
  await sync.exchange();
  page.localStorage.isFull = false;
  await sync.exchange();
  await sync.exchange();
  sync.stop();
  expect(collection.list()).toEqual([{ key: "b", value: { title: "B" } }]);
  expect(asked).toEqual([0, 0, 7]);
});
