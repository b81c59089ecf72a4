import { createFairQueue, type FairQueue } from "@/lib/auth/fair-queue";

const PLACE = { lane: "a", from: "x" };

/** Works that note their order; the first holds the only slot until it is told to end. */
function heldQueue(maxWaiting = 100) {
  const queue = createFairQueue({ maxRunning: 1, maxWaiting });
  const order: string[] = [];
  let release: () => void = () => undefined;
  const held = queue.run(() => new Promise<void>((resolve) => (release = resolve)), { lane: "held", from: "held" });
  const add = async (name: string, place: Parameters<FairQueue["run"]>[1]) => {
    const result = await queue.run(async () => order.push(name), place);
    if (result === null) order.push(`${name} refused`);
  };
  const finish = async (...works: Promise<unknown>[]) => {
    release();
    await Promise.all([held, ...works]);
    return order;
  };
  return { add, finish };
}

it("runs no more than the bound at a time", async () => {
  const queue = createFairQueue({ maxRunning: 2, maxWaiting: 100 });
  let running = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++running);
    await new Promise(setImmediate);
    running -= 1;
  };
  await Promise.all(Array.from({ length: 20 }, () => queue.run(work, PLACE)));
  expect(most).toBe(2);
});

it("keeps the order of arrival for those who come from one place", async () => {
  const { add, finish } = heldQueue();
  expect(await finish(add("1", PLACE), add("2", PLACE), add("3", PLACE))).toEqual(["1", "2", "3"]);
});

it("a flood in one lane delays another by one work", async () => {
  const { add, finish } = heldQueue();
  const flood = ["1", "2", "3"].map((name) => add(name, { lane: "register", from: name }));
  expect(await finish(...flood, add("sign-in", { lane: "sign-in", from: "y" }))).toEqual(["1", "sign-in", "2", "3"]);
});

it("a flood from one network delays another in the same lane by one work", async () => {
  const { add, finish } = heldQueue();
  const flood = ["1", "2", "3"].map((name) => add(name, PLACE));
  expect(await finish(...flood, add("other", { lane: "a", from: "y" }))).toEqual(["1", "other", "2", "3"]);
});

it("a full lane refuses the newest of whoever has most waiting, not who comes last", async () => {
  const { add, finish } = heldQueue(3);
  const flood = ["1", "2", "3"].map((name) => add(name, PLACE));
  const other = add("other", { lane: "a", from: "y" });
  expect(await finish(...flood, other)).toEqual(["3 refused", "1", "other", "2"]);
});

it("refuses at once what would wait behind as many from elsewhere", async () => {
  const { add, finish } = heldQueue(2);
  const works = ["1", "2", "3"].map((name) => add(name, { lane: "a", from: name }));
  expect(await finish(...works)).toEqual(["3 refused", "1", "2"]);
});

it("a full lane refuses nothing in another", async () => {
  const { add, finish } = heldQueue(1);
  const works = [add("1", PLACE), add("2", PLACE), add("3", { lane: "b", from: "x" })];
  expect(await finish(...works)).toEqual(["2 refused", "1", "3"]);
});

it("goes on after a work that failed", async () => {
  const queue = createFairQueue({ maxRunning: 1, maxWaiting: 5 });
  await expect(queue.run(() => Promise.reject(new Error("broken")), PLACE)).rejects.toThrow("broken");
  await expect(queue.run(async () => "next", PLACE)).resolves.toBe("next");
});
