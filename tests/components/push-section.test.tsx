import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PushSection } from "@/components/account/push-section";
import { answerCalls } from "@/tests/support/dialog-page";

const WORDS = { heading: "Notifications", text: "", start: "Show notifications", stop: "Stop them", denied: "", failed: "" };
const ENDPOINT = "https://fcm.googleapis.com/fcm/send/one";

/** A browser that holds a subscription, or none. */
function play(endpoint: string | null) {
  const pushManager = { getSubscription: async () => (endpoint === null ? null : { endpoint }) };
  Object.assign(window, { PushManager: class {} });
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: { getRegistration: async () => ({ pushManager }) },
  });
}

it.each([
  ["on where the browser is subscribed and this session is told there", ENDPOINT, [ENDPOINT], "Stop them"],
  ["off where the session that chose them has ended, though the browser is still subscribed", ENDPOINT, [], "Show notifications"],
  ["off where somebody else chose them at another browser", ENDPOINT, [`${ENDPOINT}-other`], "Show notifications"],
  ["off where the browser has dropped its subscription", null, [ENDPOINT], "Show notifications"],
])("notifications are %s", async (_, endpoint, toldBrowsers, button) => {
  play(endpoint);
  await act(async () => render(<PushSection publicKey="key" toldBrowsers={toldBrowsers} words={WORDS} />));
  expect(screen.getByRole("button", { name: button })).toBeTruthy();
});

it("a subscription for a key that the site had before is off, and gives way to one for the key of now", async () => {
  const keyOf = (text: string) => Uint8Array.from(Buffer.from(text, "base64url")).buffer;
  const [before, now] = ["BOld_key-", "BNew_key-"];
  const made: string[] = [];
  let held: object | null = {
    endpoint: ENDPOINT,
    options: { applicationServerKey: keyOf(before) },
    unsubscribe: async () => {
      held = null;
    },
  };
  const pushManager = {
    getSubscription: async () => held,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      // As a browser does (Push API, "subscribe").
      if (held) throw new DOMException("A subscription with a different key exists", "InvalidStateError");
      made.push(applicationServerKey);
      return { toJSON: () => ({ endpoint: `${ENDPOINT}-anew` }) };
    },
  };
  Object.assign(window, { PushManager: class {} });
  const registration = { pushManager };
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: { getRegistration: async () => registration, register: async () => registration, ready: registration },
  });
  answerCalls({ "/api/users/me/push": () => ({}) });
  await act(async () => render(<PushSection publicKey={now} toldBrowsers={[ENDPOINT]} words={WORDS} />));
  await userEvent.click(screen.getByRole("button", { name: "Show notifications" }));
  expect(await screen.findByRole("button", { name: "Stop them" })).toBeTruthy();
  expect(made).toEqual([now]);
});

it("takes a new subscription where the browser holds one by which nothing is told: its push service may know that one no more", async () => {
  let held: object | null = {
    endpoint: ENDPOINT,
    unsubscribe: async () => {
      held = null;
    },
  };
  const pushManager = {
    getSubscription: async () => held,
    // A browser hands out the one that it has.
    subscribe: async () => ({ toJSON: () => held ?? { endpoint: `${ENDPOINT}-anew` } }),
  };
  Object.assign(window, { PushManager: class {} });
  const registration = { pushManager };
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: { getRegistration: async () => registration, register: async () => registration, ready: registration },
  });
  const handed: unknown[] = [];
  answerCalls({ "/api/users/me/push": (body) => handed.push(body) && {} });
  await act(async () => render(<PushSection publicKey="BNew_key-" toldBrowsers={[]} words={WORDS} />));
  await userEvent.click(screen.getByRole("button", { name: "Show notifications" }));
  expect(await screen.findByRole("button", { name: "Stop them" })).toBeTruthy();
  expect(handed).toEqual([{ endpoint: `${ENDPOINT}-anew` }]);
});
