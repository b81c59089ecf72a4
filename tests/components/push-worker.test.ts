import { readFileSync } from "node:fs";

type Handler = (event: object) => void;
type Options = { tag: string; renotify?: boolean };

/** The service worker with what a browser gives it; answers how it showed each of some notes. */
async function shownOf(...notes: object[]): Promise<Options[]> {
  const handlers = new Map<string, Handler>();
  const shown: Options[] = [];
  const self = {
    addEventListener: (kind: string, handler: Handler) => handlers.set(kind, handler),
    registration: { showNotification: async (_title: string, options: Options) => void shown.push(options) },
  };
  new Function("self", "importScripts", readFileSync("public/sw.js", "utf8"))(self, () => undefined);
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
