import { act, render, screen } from "@testing-library/react";
import { ListRefresh } from "@/components/home/list-refresh";

jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

const LABELS = { one: "1 new job", many: "# new jobs", changed: "The list has changed", show: "Show" };

it.each([
  ["2 new jobs", [9, 8, 3], 14],
  ["1 new job", [9, 3, 4], 13],
  // Something closed, and others have come up in its place.
  ["The list has changed", [2, 3, 4], 12],
  ["1 new job", [9, 3, 4, 5], 13],
])("says %j of a list that now begins with %j and has %j rows", async (said, ids, total) => {
  jest.useFakeTimers();
  globalThis.fetch = jest.fn(async () => new Response(JSON.stringify({ jobs: ids.map((id) => ({ id })), total })));
  render(<ListRefresh address="/api/jobs" ids={[1, 2, 3]} total={12} labels={LABELS} />);
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(screen.getByRole("status").textContent).toBe(`${said}Show`);
});

afterEach(() => jest.useRealTimers());
