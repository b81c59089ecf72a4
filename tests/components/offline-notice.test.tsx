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

it("asks again for the page that was wanted as soon as there is a network, from the page that stands in for it alone", () => {
  const { unmount } = render(
    <>
      <OfflineNotice labels={labels} keepsPages={false} />
      <RetryLink language="hi" onceOnline />
    </>,
  );
  const pressed = pressesOf(screen.getByText("फिर कोशिश करें"));
  expect(pressed).not.toHaveBeenCalled();
  act(() => void window.dispatchEvent(new Event("online")));
  expect(pressed).toHaveBeenCalledTimes(1);

  unmount();
  render(
    <>
      <OfflineNotice labels={labels} keepsPages={false} />
      <RetryLink language="hi" />
    </>,
  );
  const left = pressesOf(screen.getByText("फिर कोशिश करें"));
  act(() => void window.dispatchEvent(new Event("online")));
  expect(left).not.toHaveBeenCalled();
});
