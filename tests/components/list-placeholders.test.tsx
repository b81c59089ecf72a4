import { act, fireEvent, render, screen } from "@testing-library/react";
import { ListEnhancer } from "@/components/jobs/list-enhancer";

const push = jest.fn(() => new Promise<void>(() => undefined));
jest.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));

// jsdom does not note how a page was reached.
beforeAll(() => {
  Object.assign(performance, { getEntriesByType: () => [] });
  Object.assign(globalThis, { PerformanceNavigationTiming: class {} });
});
afterEach(() => jest.useRealTimers());

test("placeholders stand for a list half a second after it was asked for, not while a slow phone's answer is on the way", async () => {
  render(
    <main>
      <a href="/?location=Bihar">Bihar</a>
      <div data-list="" data-testid="list" />
      <ListEnhancer address="/" words="Jobs" announcement="Jobs" unreached="Not reached." />
    </main>,
  );
  jest.useFakeTimers();
  fireEvent.click(screen.getByText("Bihar"));
  expect(push).toHaveBeenCalledTimes(1);
  await act(() => jest.advanceTimersByTimeAsync(450));
  expect(screen.getByTestId("list").getAttribute("aria-busy")).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.getByTestId("list").getAttribute("aria-busy")).toBe("true");
});
