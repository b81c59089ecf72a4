import { act, render, screen } from "@testing-library/react";
import { OfflineNotice } from "@/components/layout/offline-notice";
import { RetryLink } from "@/components/layout/page-notice";

const worker = Object.assign(new EventTarget(), { startMessages: () => undefined, controller: { postMessage: () => undefined } });
const labels = { offline: "You are offline.", keptAt: "Saved copy from {time}." };

let isOnLine = true;
beforeAll(() => {
  Object.defineProperty(navigator, "serviceWorker", { value: worker, configurable: true });
  Object.defineProperty(navigator, "onLine", { get: () => isOnLine, configurable: true });
});

function said(): string | undefined {
  return screen.getByRole("status").textContent?.trim();
}

const showCopy = () =>
  act(() => void worker.dispatchEvent(new MessageEvent("message", { data: { keptAt: "Fri, 27 Nov 2026 06:00:00 GMT" } })));

it.each([
  [true, "", "Saved copy from 27 Nov, 11:30 am."],
  [false, "You are offline.", "You are offline. Saved copy from 27 Nov, 11:30 am."],
])("with a network (%p) it says that there is none only where there is none, and of when a copy is", (onLine, before, after) => {
  isOnLine = onLine;
  render(<OfflineNotice labels={labels} keepsPages={false} />);
  expect(said()).toBe(before);
  showCopy();
  expect(said()).toBe(after);
});

function pressesOf(link: HTMLElement) {
  const pressed = jest.fn((event: Event) => event.preventDefault());
  link.addEventListener("click", pressed);
  return pressed;
}

it("asks again for the page that was wanted as soon as the site is reached, from the page that stands in for it alone", async () => {
  const isReached = (is: boolean) => {
    globalThis.fetch = () => (is ? Promise.resolve(new Response()) : Promise.reject(new TypeError("Failed to fetch")));
  };
  const online = () => act(async () => void window.dispatchEvent(new Event("online")));
  isReached(false);
  const { unmount } = render(
    <>
      <OfflineNotice labels={labels} keepsPages={false} />
      <RetryLink language="hi" onceOnline />
    </>,
  );
  const pressed = pressesOf(screen.getByText("फिर कोशिश करें"));
  await online();
  expect(pressed).not.toHaveBeenCalled();
  isReached(true);
  await online();
  expect(pressed).toHaveBeenCalledTimes(1);

  unmount();
  render(
    <>
      <OfflineNotice labels={labels} keepsPages={false} />
      <RetryLink language="hi" />
    </>,
  );
  const left = pressesOf(screen.getByText("फिर कोशिश करें"));
  await online();
  expect(left).not.toHaveBeenCalled();
});

it.each([
  [
    "asks again for the page that was wanted where the site answers, though no network was said to come back",
    true,
    "",
    "/?search=x",
    1,
  ],
  ["does not where it does not answer", false, "", "/?search=x", 0],
  ["does not a second time, where the page that it led to was none again", true, "http://localhost/?search=x", "/?search=x", 0],
  ["does not at its own address, where nothing else would come", true, "", "/offline", 0],
])("the page that stands in for another %s", async (_what, isReached, referrer, address, times) => {
  window.history.replaceState(null, "", address);
  jest.spyOn(document, "referrer", "get").mockReturnValue(referrer);
  const asked = isReached ? Promise.resolve(new Response()) : Promise.reject(new TypeError("Failed to fetch"));
  globalThis.fetch = jest.fn(() => asked);
  // Before the notice, whose script runs as it comes.
  const { container } = render(<RetryLink language="hi" onceOnline />);
  const pressed = pressesOf(screen.getByText("फिर कोशिश करें"));
  render(<OfflineNotice labels={labels} keepsPages={false} />, {
    container: container.appendChild(document.createElement("div")),
  });
  await act(async () => void (await asked.catch(() => undefined)));
  expect(pressed).toHaveBeenCalledTimes(times);
});
