import { freshCache, raiseGeneration, setHearsOfWrites } from "@/lib/cache/fresh-cache";

const NOW = new Date("2026-11-25T12:00:00+05:30");
const TOMORROW = new Date("2026-11-26T00:00:01+05:30");

/** A read that ends when it is told to. */
function heldRead<V>() {
  let end: (value: V) => void = () => undefined;
  const read = jest.fn(() => new Promise<V>((resolve) => (end = resolve)));
  return { read, end: (value: V) => end(value) };
}

const bodies = () => freshCache<{ text: string }>(expect.getState().currentTestName ?? "", { max: 10 });

beforeEach(() => setHearsOfWrites(true));

it("keeps what was loaded until the next announced write", async () => {
  const read = jest.fn(async () => ({ text: "first" }));
  await bodies().load("list", NOW, read);
  await expect(bodies().load("list", NOW, read)).resolves.toEqual({ text: "first" });
  expect(read).toHaveBeenCalledTimes(1);
  raiseGeneration([1]);
  expect(bodies().get("list", NOW)).toBeUndefined();
});

it("keeps nothing over midnight in India", async () => {
  await bodies().load("list", NOW, async () => ({ text: "yesterday" }));
  expect(bodies().get("list", TOMORROW)).toBeUndefined();
});

it("reads once for all who ask at the same time", async () => {
  const { read, end } = heldRead<{ text: string }>();
  const asked = [bodies().load("list", NOW, read), bodies().load("list", NOW, read)];
  end({ text: "one" });
  await expect(Promise.all(asked)).resolves.toEqual([{ text: "one" }, { text: "one" }]);
  expect(read).toHaveBeenCalledTimes(1);
});

it("does not keep what was read before a write and was ready after it", async () => {
  const { read, end } = heldRead<{ text: string }>();
  const before = bodies().load("list", NOW, read);
  raiseGeneration([1]);
  end({ text: "before" });
  await before;
  expect(bodies().get("list", NOW)).toBeUndefined();
});

it("does not keep it either where the cache was asked for something else meanwhile, which has taken note of the write", async () => {
  const { read, end } = heldRead<{ text: string }>();
  const before = bodies().load("list", NOW, read);
  raiseGeneration([1]);
  await bodies().load("another list", NOW, async () => ({ text: "after" }));
  end({ text: "before" });
  await before;
  expect(bodies().get("list", NOW)).toBeUndefined();
});

it("does not keep for today what was read for yesterday", async () => {
  const { read, end } = heldRead<{ text: string }>();
  const before = bodies().load("list", NOW, read);
  await bodies().load("another list", TOMORROW, async () => ({ text: "today" }));
  end({ text: "yesterday" });
  await before;
  expect(bodies().get("list", TOMORROW)).toBeUndefined();
});

it("asks anew after a write, though a read of before is still under way", async () => {
  const { read, end } = heldRead<{ text: string }>();
  const before = bodies().load("list", NOW, read);
  raiseGeneration([1]);
  await expect(bodies().load("list", NOW, async () => ({ text: "after" }))).resolves.toEqual({ text: "after" });
  end({ text: "before" });
  await before;
  expect(bodies().get("list", NOW)).toEqual({ text: "after" });
});

it("reads again after a read that failed", async () => {
  await expect(bodies().load("list", NOW, () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  await expect(bodies().load("list", NOW, async () => ({ text: "there" }))).resolves.toEqual({ text: "there" });
});
