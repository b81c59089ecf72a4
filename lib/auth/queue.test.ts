import { createQueue } from "@/lib/auth/queue";

/** A work that ends when told. */
function controlled<T>() {
  let finish: (value: T) => void = () => undefined;
  const result = new Promise<T>((resolve) => {
    finish = resolve;
  });
  return { work: () => result, finish: (value: T) => finish(value) };
}

it("runs no more than the bound at a time, in the order of arrival", async () => {
  const queue = createQueue({ maxRunning: 1, maxWaiting: 5 });
  const order: string[] = [];
  const first = controlled<void>();
  const one = queue.run(() => first.work().then(() => void order.push("first")));
  const two = queue.run(async () => void order.push("second"));
  await Promise.resolve();
  expect(order).toEqual([]);
  first.finish();
  await Promise.all([one, two]);
  expect(order).toEqual(["first", "second"]);
});

it("refuses at once what would wait behind too many", () => {
  const queue = createQueue({ maxRunning: 1, maxWaiting: 1 });
  const never = () => new Promise<void>(() => undefined);
  expect(queue.run(never)).not.toBeNull();
  expect(queue.run(never)).not.toBeNull();
  expect(queue.run(never)).toBeNull();
});

it("goes on after a work that failed", async () => {
  const queue = createQueue({ maxRunning: 1, maxWaiting: 5 });
  await expect(queue.run(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  await expect(queue.run(async () => "next")).resolves.toBe("next");
});
