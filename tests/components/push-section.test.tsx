import { act, render, screen } from "@testing-library/react";
import { PushSection } from "@/components/account/push-section";

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
