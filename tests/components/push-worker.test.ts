import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";

type Handler = (event: object) => void;
type Options = { tag: string; renotify?: boolean };

/** What the service worker listens to, with what a browser gives it. */
function workerWith(registration: object, fetch: unknown = undefined): Map<string, Handler> {
  const handlers = new Map<string, Handler>();
  const self = { addEventListener: (kind: string, handler: Handler) => handlers.set(kind, handler), registration };
  new Function("self", "fetch", readFileSync("public/sw-push.js", "utf8"))(self, fetch);
  return handlers;
}

/** How it showed each of some notes. */
async function shownOf(...notes: object[]): Promise<Options[]> {
  const shown: Options[] = [];
  const handlers = workerWith({ showNotification: async (_title: string, options: Options) => void shown.push(options) });
  for (const note of notes) handlers.get("push")?.({ data: { json: () => note }, waitUntil: () => undefined });
  return shown;
}

it("is heard each time the site tells something, also where what it told of the same page before still stands", async () => {
  const note = { title: "Last date in 3 days", text: "Clerk", href: "/saved" };
  const heard = { tag: "/saved", renotify: true };
  expect(await shownOf({ ...note, title: "Last date in 7 days" }, note)).toMatchObject([heard, heard]);
  // A browser refuses to show what is to be heard and has no name.
  expect(await shownOf({ title: "New jobs" })).toMatchObject([{ renotify: false }]);
});

const [OLD, NEW] = [{ endpoint: "old", options: { userVisibleOnly: true } }, { endpoint: "new" }];

it.each([
  ["says it", { oldSubscription: OLD, newSubscription: NEW }, null, ["new"]],
  ["holds it alone", {}, NEW, ["new"]],
  ["leaves it to the page to make it", { oldSubscription: OLD }, null, ["made as userVisibleOnly"]],
  ["has none any more", {}, null, []],
])(
  "hands the subscription over that took the place of another, where the browser %s",
  async (_what, change, held, handedOver) => {
    const sent: string[] = [];
    const fetch = async (address: string, { method, body }: RequestInit) => {
      expect([address, method]).toEqual(["/api/users/me/push", "PUT"]);
      sent.push(JSON.parse(String(body)).endpoint);
    };
    const pushManager = {
      getSubscription: async () => held,
      subscribe: async (options: object) => ({ endpoint: `made as ${Object.keys(options)}` }),
    };
    let done: unknown;
    const event = { ...change, waitUntil: (work: unknown) => (done = work) };
    workerWith({ pushManager }, fetch).get("pushsubscriptionchange")?.(event);
    await done;
    expect(sent).toEqual(handedOver);
  },
);

it("is asked for by the worker of pages, whose parts have no name twice", () => {
  const heard: string[] = [];
  const run = (path: string) => runInContext(readFileSync(`public${path}`, "utf8"), scope);
  const addEventListener = (kind: string) => heard.push(kind);
  const scope = createContext({ self: { addEventListener }, importScripts: (...parts: string[]) => parts.forEach(run) });
  run("/sw.js");
  const own = ["activate", "fetch", "install", "message", "periodicsync"];
  expect(heard.toSorted()).toEqual([...own, "push", "pushsubscriptionchange", "notificationclick"].toSorted());
});
