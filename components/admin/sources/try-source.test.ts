import { trySource } from "@/components/admin/sources/try-source";

const attempt = (answer: () => Promise<Response>) => {
  globalThis.fetch = answer;
  const told: unknown[] = [];
  return { told, tried: trySource({ key: "board", definition: {} }, (progress) => told.push(progress)) };
};
const LOST = { status: 0, message: "Connection error. Please try again." };

it("says in the words of every call that the connection was lost while a source was asked", async () => {
  const lines = ['{"done":1,"total":4}\n'];
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const line = lines.pop();
      if (line === undefined) controller.error(new TypeError("network error"));
      else controller.enqueue(new TextEncoder().encode(line));
    },
  });
  const { told, tried } = attempt(async () => new Response(body));
  await expect(tried).rejects.toMatchObject(LOST);
  expect(told).toEqual([{ done: 1, total: 4 }]);
});

it.each([
  ["is no answer of this site", () => new Response("<h1>Bad gateway</h1>", { status: 502 }), { ...LOST, status: 502 }],
  ["ends too early", () => new Response('{"done":1,"total":4}\n'), LOST],
  ["says what is wrong", () => new Response('{"error":"The site refused."}\n'), { status: 200, message: "The site refused." }],
  ["refuses", () => Response.json({ message: "Not now" }, { status: 403 }), { status: 403, message: "Not now" }],
])("tells of an answer that %s", async (_what, answer, failure) => {
  await expect(attempt(async () => answer()).tried).rejects.toMatchObject(failure);
});
