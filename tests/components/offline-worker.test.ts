import { readFileSync } from "node:fs";

const SITE = "http://localhost";
const addressOf = (asked: string | { url: string }) => new URL(typeof asked === "string" ? asked : asked.url, SITE).href;

/** What the browser keeps, by cache and address; `room` ends where its disk is full, and `isForbidden` where its owner lets sites keep nothing. */
const kept = new Map<string, Map<string, Response>>();
const browser = { hasRoom: true, isForbidden: false };

const caches = {
  open: async (name: string) => {
    if (browser.isForbidden) throw new DOMException("Forbidden", "SecurityError");
    const held = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, held);
    return {
      match: async (asked: string | { url: string }) => held.get(addressOf(asked))?.clone(),
      keys: async () => [...held.keys()].map((url) => ({ url })),
      delete: async (asked: string | { url: string }) => held.delete(addressOf(asked)),
      // As browsers do: the whole answer first, then in the place of the one before, as the newest.
      put: async (asked: string | { url: string }, response: Response) => {
        const text = await response.text();
        if (!browser.hasRoom) throw new DOMException("Full", "QuotaExceededError");
        held.delete(addressOf(asked));
        held.set(addressOf(asked), new Response(text, response));
      },
    };
  },
};

type Network = (asked: string) => Promise<Response>;
let network: Network;
const handlers = new Map<string, (event: object) => void>();

beforeAll(() => {
  const self = { addEventListener: (kind: string, handler: (event: object) => void) => handlers.set(kind, handler) };
  const fetch = (asked: string | { url: string }) => network(new URL(addressOf(asked)).pathname);
  const worker = new Function("self", "importScripts", "fetch", "caches", "location", readFileSync("public/sw.js", "utf8"));
  worker(self, () => undefined, fetch, caches, new URL(SITE));
});

beforeEach(() => {
  kept.clear();
  Object.assign(browser, { hasRoom: true, isForbidden: false });
  network = async () => answer("fresh");
});

/** An answer of the site, which `type` says of those of the network alone. */
function answer(body: BodyInit): Response {
  return Object.defineProperty(new Response(body), "type", { value: "basic" });
}

/** One within which the network goes away. */
function half(): Response {
  const text = async () => {
    throw new TypeError("The network went away");
  };
  return Object.assign(answer("ha"), { text, clone: half });
}

/** What is shown of an address once all is kept that is to be. */
async function shown(path: string, mode = "navigate"): Promise<string> {
  const waits: Promise<unknown>[] = [];
  let response: Promise<Response> | undefined;
  handlers.get("fetch")?.({
    request: { url: addressOf(path), method: "GET", mode },
    resultingClientId: "page",
    respondWith: (given: Promise<Response>) => (response = given),
    waitUntil: (given: Promise<unknown>) => waits.push(given),
  });
  const text = await (await response)?.text().catch(() => "by half");
  await Promise.allSettled(waits);
  return text ?? "";
}

it.each([
  ["has no room left", { hasRoom: false }],
  ["lets sites keep nothing", { isForbidden: true }],
])("shows pages, files and rules of the network on a device that %s", async (_what, state) => {
  Object.assign(browser, state);
  expect(await shown("/job/1")).toBe("fresh");
  expect(await shown("/_next/static/chunks/a.js", "no-cors")).toBe("fresh");
  expect(await shown("/api/rules/1", "cors")).toBe("fresh");
});

it.each([
  ["/job/1", "navigate"],
  ["/api/rules/1", "cors"],
])("keeps the copy of %s that it has where the next answer comes by half", async (path, mode) => {
  await shown(path, mode);
  network = async () => half();
  expect(await shown(path, mode)).toBe("by half");
  network = () => Promise.reject(new TypeError("The network is away"));
  expect(await shown(path, mode)).toBe("fresh");
});

it("keeps the page that brought it with its files, and none of a person", async () => {
  network = async (path) => answer(path === "/job/1" ? '<script src="/_next/static/chunks/a.js"></script>' : "fresh");
  for (const path of ["/job/1", "/settings"]) {
    let done: Promise<unknown> | undefined;
    const source = { url: addressOf(path) };
    handlers.get("message")?.({ data: "read-before", source, waitUntil: (given: Promise<unknown>) => (done = given) });
    await done;
  }
  network = () => Promise.reject(new TypeError("The network is away"));
  expect(await shown("/job/1")).toContain("a.js");
  expect(await shown("/_next/static/chunks/a.js", "no-cors")).toBe("fresh");
  expect(kept.get("niyukti-pages-1")?.has(addressOf("/settings"))).toBe(false);
});

it.each([
  ["/saved", "/saved?lang=hi"],
  ["/saved?lang=hi", "/saved"],
  ["/?location=Bihar&lang=hi", "/?location=Bihar"],
])("leads from %s to the copy at %s, in the other language, where that alone is kept", async (asked, copy) => {
  await shown(copy);
  network = () => Promise.reject(new TypeError("The network is away"));
  let response: Promise<Response> | undefined;
  const respondWith = (given: Promise<Response>) => (response = given);
  const request = { url: addressOf(asked), method: "GET", mode: "navigate" };
  handlers.get("fetch")?.({ request, resultingClientId: "page", respondWith, waitUntil: () => undefined });
  expect((await response)?.headers.get("location")).toBe(addressOf(copy));
  expect(await shown(copy)).toBe("fresh");
});

it("keeps an answer that comes too late to be shown for the next time", async () => {
  await shown("/job/1");
  jest.useFakeTimers();
  try {
    network = () => new Promise((resolve) => setTimeout(() => resolve(answer("later")), 9000));
    const late = shown("/job/1");
    await jest.advanceTimersByTimeAsync(10_000);
    expect(await late).toBe("fresh");
  } finally {
    jest.useRealTimers();
  }
  network = () => Promise.reject(new TypeError("The network is away"));
  expect(await shown("/job/1")).toBe("later");
});

/** The page says which jobs are saved; ends once what it says is kept. */
async function saved(...jobs: string[]): Promise<void> {
  const waits: Promise<unknown>[] = [];
  const data = { saved: jobs, list: "/saved", files: [] };
  handlers.get("message")?.({ data, waitUntil: (given: Promise<unknown>) => waits.push(given) });
  await Promise.all(waits);
}

it("keeps nothing of a job that is saved no more, though its page was still on the way", async () => {
  let arrives: () => void = () => undefined;
  const onTheWay = new Promise<void>((resolve) => (arrives = resolve));
  network = async (path) => {
    await onTheWay;
    return answer(path);
  };
  const words = [saved("/job/1", "/job/2"), saved("/job/2"), saved()];
  await Promise.resolve();
  arrives();
  await Promise.all(words);
  expect([...(kept.get("niyukti-saved-1")?.keys() ?? [])]).toEqual([]);
});

it("keeps of the list of saved jobs the files that are run, and reads it anew once files of the build that it was read with have left", async () => {
  const listOf =
    (build: string): Network =>
    async (path) =>
      answer(
        path === "/saved"
          ? `<script src="/_next/static/chunks/old.js" noModule=""></script><script src="/_next/static/chunks/${build}.js"></script>`
          : `${path} of ${build}`,
      );
  network = listOf("first");
  await saved("/job/1");
  network = listOf("second");
  await saved("/job/1");
  expect([...(kept.get("niyukti-files-1")?.keys() ?? [])]).toEqual([addressOf("/_next/static/chunks/first.js")]);
  const held = () => kept.get("niyukti-saved-1")?.get(addressOf("/saved"))?.clone().text();
  expect(await held()).toContain("first.js");
  kept.get("niyukti-files-1")?.clear();
  await saved("/job/1");
  expect(await held()).toContain("second.js");
  expect(await kept.get("niyukti-saved-1")?.get(addressOf("/job/1"))?.clone().text()).toBe("/job/1 of first");
});
