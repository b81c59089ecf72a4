import { type Collection, deviceCollection } from "@/lib/device/collection";
import { parseSavedJob, type SavedJob } from "@/lib/device/saved-jobs";
import { type SendResult, type Sync, startSync } from "@/lib/device/sync";
import { users } from "@/tests/support/account-calls";
import { makeUser, type TestAccount } from "@/tests/support/accounts";
import { useDatabase } from "@/tests/support/database";
import { installFakeWindow } from "@/tests/support/fake-window";

const database = useDatabase();
let user: TestAccount;
const running: Sync[] = [];

beforeEach(async () => {
  await database.clear();
  installFakeWindow();
  user = await makeUser();
});
afterEach(() => {
  for (const sync of running.splice(0)) sync.stop();
});

/** What stands between a device and the server. */
type Network = "up" | "down" | "answer lost";

type Device = {
  saved: Collection<SavedJob>;
  network: Network;
  sync: () => Promise<boolean>;

  ended: jest.Mock;
};

/** A device of the user with storage of its own. */
function makeDevice(name: string, account = user): Device {
  const saved = deviceCollection<SavedJob>({ storageKey: `${name}_saved`, parse: parseSavedJob, max: 500 });
  const ended = jest.fn();
  let started: Sync | undefined;
  const device: Device = { saved, network: "up", sync: async () => false, ended };
  const send = async (body: object): Promise<SendResult> => {
    if (device.network === "down") return null;
    const response = await users.mergeRecords(body, account.cookie);
    if (device.network === "answer lost") return null;
    if (response.status === 401) return "ended";
    return response.ok ? await response.json() : null;
  };
  device.sync = () => {
    started ??= startSync({
      userId: account.id,
      kinds: { savedJobs: { collection: saved as unknown as Collection<object>, parse: parseSavedJob } },
      stateKey: `${name}_sync`,
      send,
      onEnded: ended,
    });
    running.push(started);
    return started.exchange();
  };
  return device;
}

const job = (jobId: number, title = `Job ${jobId}`): SavedJob => ({
  jobId,
  title,
  department: "Banking",
  deadline: "2026-12-31",
});
const at = (ms: number) => new Date(1_700_000_000_000 + ms);
const idsOf = (device: Device) =>
  device.saved
    .list()
    .map(({ value }) => value.jobId)
    .sort((a, b) => a - b);

describe("what follows a person", () => {
  it("is one merged set on two devices, without loss and without doubles", async () => {
    const [phone, laptop] = [makeDevice("phone"), makeDevice("laptop")];
    for (const id of [1, 2]) phone.saved.put(String(id), job(id), at(id));
    for (const id of [2, 3]) laptop.saved.put(String(id), job(id), at(10 + id));
    for (const device of [phone, laptop, phone]) expect(await device.sync()).toBe(true);
    expect(idsOf(phone)).toEqual([1, 2, 3]);
    expect(idsOf(laptop)).toEqual([1, 2, 3]);
  });

  it("takes the newer change of each field, and removals", async () => {
    const [phone, laptop] = [makeDevice("phone"), makeDevice("laptop")];
    phone.saved.put("1", job(1), at(0));
    phone.saved.put("2", job(2), at(0));
    await phone.sync();
    await laptop.sync();
    phone.network = "down";
    laptop.network = "down";
    phone.saved.patch("1", { title: "New on the phone" }, at(50));
    laptop.saved.patch("1", { department: "Railway" }, at(40));
    laptop.saved.remove("2", at(60));
    phone.network = "up";
    laptop.network = "up";
    for (const device of [phone, laptop, phone, laptop]) await device.sync();
    for (const device of [phone, laptop]) {
      expect(device.saved.list()).toEqual([{ key: "1", value: { ...job(1), title: "New on the phone", department: "Railway" } }]);
    }
  });

  it("sends a change at once, and keeps it while the network is away", async () => {
    const [phone, laptop] = [makeDevice("phone"), makeDevice("laptop")];
    await phone.sync();
    phone.saved.put("1", job(1), at(0));
    await phone.sync();
    await laptop.sync();
    expect(idsOf(laptop)).toEqual([1]);
    phone.network = "down";
    phone.saved.put("2", job(2), at(5));
    expect(await phone.sync()).toBe(false);
    // A new page: a new exchange over the same storage.
    const later = makeDevice("phone");
    expect(await later.sync()).toBe(true);
    await laptop.sync();
    expect(idsOf(laptop)).toEqual([1, 2]);
  });

  it("does not take a change for sent that was made while the answer was on its way", async () => {
    const [phone, laptop] = [makeDevice("phone"), makeDevice("laptop")];
    phone.saved.put("1", job(1), at(0));
    await phone.sync();
    await laptop.sync();
    laptop.saved.patch("1", { department: "Railway" }, at(90));
    await laptop.sync();
    const exchange = phone.sync();
    phone.saved.patch("1", { title: "Meanwhile" }, at(50));
    await exchange;
    await laptop.sync();
    expect(laptop.saved.list()[0]?.value).toEqual({ ...job(1), title: "Meanwhile", department: "Railway" });
  });

  it("survives answers that get lost: what the server has taken is not doubled", async () => {
    const [phone, laptop] = [makeDevice("phone"), makeDevice("laptop")];
    phone.saved.put("1", job(1), at(0));
    phone.network = "answer lost";
    expect(await phone.sync()).toBe(false);
    phone.saved.patch("1", { title: "Changed meanwhile" }, at(9));
    phone.network = "up";
    expect(await phone.sync()).toBe(true);
    await laptop.sync();
    expect(laptop.saved.list()).toEqual([{ key: "1", value: { ...job(1), title: "Changed meanwhile" } }]);
  });

  it("ends in one set whatever the order in which six devices come and go, half of their calls failing", async () => {
    const devices = Array.from({ length: 6 }, (_, index) => makeDevice(`device${index}`));
    let time = 0;
    for (let round = 0; round < 8; round++) {
      await Promise.all(
        devices.map(async (device, index) => {
          device.network = (["up", "down", "answer lost"] as const)[(round + index) % 3] ?? "up";
          const key = (round * 7 + index * 3) % 10;
          if ((round + index) % 4 === 3) device.saved.remove(String(key), at(++time));
          else device.saved.put(String(key), job(key + 1, `Round ${round} on ${index}`), at(++time));
          await device.sync();
        }),
      );
    }
    for (const device of devices) device.network = "up";
    for (let i = 0; i < 2; i++) for (const device of devices) await device.sync();
    const sets = devices.map((device) => JSON.stringify([...device.saved.list()].sort((a, b) => (a.key < b.key ? -1 : 1))));
    expect(new Set(sets).size).toBe(1);
  });

  it("is merged into no other account: a tab that has not heard who signed in since sends with the cookie of another", async () => {
    const other = await makeUser();
    const late = makeDevice("late", { ...user, cookie: other.cookie });
    late.saved.put("1", job(1), at(1));
    expect(await late.sync()).toBe(false);
    expect(late.ended).not.toHaveBeenCalled();
    expect((await (await users.records(other.cookie)).json()).records).toEqual({});
    expect((await users.mergeRecords({ userId: user.id, records: {} }, other.cookie)).status).toBe(409);
  });

  it("is told when the session has ended elsewhere", async () => {
    const phone = makeDevice("phone");
    await users.endSessions(user.bearer);
    await phone.sync();
    expect(phone.ended).toHaveBeenCalledTimes(1);
  });
});

describe("PUT /api/users/me/records", () => {
  const put = async (records: unknown, since = 0) => users.mergeRecords({ since, records }, user.cookie);
  const record = (value: unknown, change: object = {}) => ({ key: "1", value, changedAt: {}, deletedAt: null, ...change });

  it("leaves out what is no record, and takes no time from the future", async () => {
    const hostile = [null, 5, "x", [], {}, record(null), record({ ...job(1), jobId: "1" }), record({ ...job(1), title: "" })];
    const ahead = Date.now() + 365 * 24 * 3_600_000;
    const good = record({ ...job(1), extra: "<script>" }, { changedAt: { title: ahead }, key: "1" });
    const { records, revision } = await (await put({ savedJobs: [...hostile, good] })).json();
    expect(revision).toBe(1);
    expect(records.savedJobs).toEqual([{ key: "1", value: job(1), changedAt: expect.any(Object), deletedAt: null }]);
    expect(records.savedJobs[0].changedAt.title).toBeLessThan(ahead);
  });

  it("answers only what came after the revision that the device has seen, and writes nothing for what it knows", async () => {
    const saved = [record(job(1), { changedAt: { title: 5 } })];
    await put({ savedJobs: saved });
    const second = await (await put({ savedJobs: saved }, 1)).json();
    expect(second).toEqual({ records: {}, revision: 2 });
  });

  it("holds no more than the bound", async () => {
    const many = Array.from({ length: 700 }, (_, index) => record(job(index + 1), { key: String(index + 1) }));
    const { records } = await (await put({ savedJobs: many })).json();
    expect(records.savedJobs).toHaveLength(500);
  });

  it("remembers no more removals than the bound, of them the latest, and all that is there", async () => {
    const now = Date.now();
    const marks = (from: number) =>
      Array.from({ length: 700 }, (_, index) =>
        record(job(1), { key: `gone ${from + index}`, deletedAt: now - 5_000 + from + index }),
      );
    await put({ savedJobs: [record(job(1), { key: "there" })] });
    for (const from of [0, 700]) await put({ savedJobs: marks(from) });
    const { savedJobs } = (await (await users.records(user.cookie)).json()).records;
    const keys = savedJobs.map(({ key }: { key: string }) => key);
    expect([keys.length, keys.includes("there"), keys.includes("gone 399"), keys.includes("gone 400")]).toEqual([
      1_001,
      true,
      false,
      true,
    ]);
  });

  it("loses nothing of twenty calls at once", async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => put({ savedJobs: [record(job(index + 1), { key: String(index + 1) })] })),
    );
    expect((await (await users.records(user.cookie)).json()).records.savedJobs).toHaveLength(20);
  });

  it.each([
    ["an unknown kind", { passwords: [] }],
    ["no list", { savedJobs: {} }],
    ["a text", "x"],
  ])("refuses %s", async (_what, records) => expect((await put(records)).status).toBe(400));

  it("shows nobody the records of another", async () => {
    await put({ savedJobs: [record(job(1))] });
    const stranger = await makeUser();
    expect(await (await users.records(stranger.cookie)).json()).toEqual({ records: {}, revision: 0 });
    expect((await users.records({})).status).toBe(401);
  });
});
