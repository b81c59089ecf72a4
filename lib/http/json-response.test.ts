import { respondLines } from "@/lib/http/json-response";

it("answers a line of JSON for each step", async () => {
  const response = respondLines<{ done: number }>(async (send) => {
    for (const done of [1, 2]) send({ done });
  });
  expect(response.headers.get("content-type")).toBe("application/x-ndjson");
  expect(await response.text()).toBe('{"done":1}\n{"done":2}\n');
});

it("goes on with the work where the caller leaves", async () => {
  let hasEnded = false;
  let goOn = () => undefined as void;
  const left = new Promise<void>((resolve) => (goOn = resolve));
  const response = respondLines<{ done: number }>(async (send) => {
    send({ done: 1 });
    await left;
    send({ done: 2 });
    hasEnded = true;
  });
  await response.body?.cancel();
  goOn();
  await new Promise(setImmediate);
  expect(hasEnded).toBe(true);
});
