import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ReactElement } from "react";
import { ListEnhancer } from "@/components/jobs/list-enhancer";
import { OfflineNotice } from "@/components/layout/offline-notice";

const push = jest.fn<unknown, unknown[]>();
const showToast = jest.fn();
let show: (list: ReactElement) => void;
jest.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));
jest.mock("@/components/ui/toast", () => ({ showToast: (toast: unknown) => showToast(toast) }));

const keptAddresses: string[] = [];
beforeAll(() => {
  // jsdom does not note how a page was reached, and keeps nothing.
  Object.assign(performance, { getEntriesByType: () => [] });
  const match = async (address: string) => (keptAddresses.includes(address) ? {} : undefined);
  Object.assign(globalThis, { PerformanceNavigationTiming: class {}, caches: { match } });
});
beforeEach(() => {
  jest.clearAllMocks();
  keptAddresses.splice(0);
  jest.spyOn(window, "scrollTo").mockReturnValue();
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError("Failed to fetch")));
});

function listAt(address: string) {
  return (
    <main>
      <OfflineNotice labels={{ offline: "You are offline.", keptAt: "Saved copy from {time}." }} keepsPages={false} />
      <form method="get" action="/" data-auto-apply="">
        <input type="checkbox" name="location" value="Bihar" />
      </form>
      <ListEnhancer address={address} words="Jobs" announcement="Jobs" unreached="Not reached." />
    </main>
  );
}

function renderList(isOnline: boolean): HTMLInputElement {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  show = render(listAt("/")).rerender;
  return screen.getByRole<HTMLInputElement>("checkbox");
}

it("keeps the list and its choices where a filter is chosen without a network, and says that there is none", async () => {
  const box = renderList(false);
  fireEvent.click(box);
  await waitFor(() => expect(showToast).toHaveBeenCalledWith({ title: "You are offline.", destructive: true }));
  expect(box.checked).toBe(false);
  expect(push).not.toHaveBeenCalled();
});

it("leads on where the network came back while it was looked for", async () => {
  fireEvent.click(renderList(false));
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(true);
  fireEvent(window, new Event("online"));
  await waitFor(() => expect(push).toHaveBeenCalled());
  expect(showToast).not.toHaveBeenCalled();
});

it.each([
  ["with a network", true, () => undefined],
  ["to a view that is kept for reading without one", false, () => keptAddresses.push("/?location=Bihar")],
  ["where the browser is wrong that there is none", false, () => jest.mocked(fetch).mockResolvedValue({ ok: true } as Response)],
])("leads on %s", async (_what, isOnline, arrange) => {
  arrange();
  fireEvent.click(renderList(isOnline));
  await waitFor(() => expect(push).toHaveBeenCalledWith("/?location=Bihar", { scroll: false }));
  expect(showToast).not.toHaveBeenCalled();
});

describe("where the view that was asked for does not come, though the browser knows of a network,", () => {
  let replaceState: jest.SpyInstance;
  let box: HTMLInputElement;
  beforeEach(() => {
    box = renderList(true);
    let drop = () => {};
    push.mockReturnValue(
      new Promise<void>((resolve) => {
        drop = resolve;
      }),
    );
    // As Next's router does, which is told of an address by this call.
    replaceState = jest.spyOn(history, "replaceState").mockImplementation(() => drop());
    jest.useFakeTimers();
    fireEvent.click(box);
  });
  afterEach(() => jest.useRealTimers());

  it("gives it up on a dead line, keeps the list and its choices, and says why", async () => {
    await act(() => jest.advanceTimersByTimeAsync(2900));
    expect(showToast).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(showToast).toHaveBeenCalledWith({ title: "Not reached.", destructive: true });
    expect(replaceState).toHaveBeenCalledWith(null, "", location.href);
    expect(box.checked).toBe(false);
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(showToast).toHaveBeenCalledTimes(1);
  });

  it("forgets it: Back takes it for no departure, and a key of the keyboard makes a step of its own", async () => {
    await act(() => jest.advanceTimersByTimeAsync(3100));
    fireEvent.keyDown(box, { key: "ArrowDown" });
    fireEvent.click(box);
    await act(() => jest.advanceTimersByTimeAsync(3100));
    jest.mocked(window.scrollTo).mockClear();
    show(listAt("/?page=2"));
    expect(window.scrollTo).toHaveBeenCalledTimes(1);
    fireEvent.click(box);
    expect(push).toHaveBeenCalledTimes(3);
  });

  it("waits on as long as the site is reached, and no longer", async () => {
    jest.mocked(fetch).mockResolvedValue({ ok: true } as Response);
    await act(() => jest.advanceTimersByTimeAsync(9100));
    expect(showToast).not.toHaveBeenCalled();
    jest.mocked(fetch).mockRejectedValue(new TypeError("Failed to fetch"));
    await act(() => jest.advanceTimersByTimeAsync(3100));
    expect(showToast).toHaveBeenCalledTimes(1);
  });
});
