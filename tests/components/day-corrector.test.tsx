import { act, render } from "@testing-library/react";
import { DayCorrector } from "@/components/days/day-corrector";
import { dayWords } from "@/components/days/day-words";

let isAway = true;
let asked = 0;
const correctDays = jest.fn();
jest.mock("@/components/days/correct-days", () => {
  asked += 1;
  if (isAway) throw new Error("The network is away");
  return { correctDays };
});

beforeEach(() => jest.useFakeTimers({ now: new Date("2026-11-23T00:01:00+05:30") }));
afterEach(() => jest.useRealTimers());

it("days that could not be put right without the network are put right when it is back", async () => {
  render(<DayCorrector today="2026-11-22" words={dayWords("en")} />);
  await act(() => jest.advanceTimersByTimeAsync(61_000));
  expect(correctDays).not.toHaveBeenCalled();
  isAway = false;
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(correctDays).toHaveBeenCalledTimes(1);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(correctDays).toHaveBeenCalledTimes(1);
});

it("what puts days right is there without the network where the page may be opened so: the service worker keeps what was loaded", async () => {
  correctDays.mockClear();
  jest.resetModules();
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: { controller: {} } });
  isAway = false;
  render(<DayCorrector today="2026-11-23" words={dayWords("en")} />);
  await act(() => jest.advanceTimersByTimeAsync(1));
  isAway = true;
  jest.setSystemTime(new Date("2026-11-24T09:00:00+05:30"));
  await act(() => jest.advanceTimersByTimeAsync(61_000));
  expect(correctDays).toHaveBeenCalledTimes(1);
});

it("on a day that needs none of it it is not asked for without the network, which would fail on every page that is opened so", async () => {
  jest.resetModules();
  const online = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const before = asked;
  render(<DayCorrector today="2026-11-23" words={dayWords("en")} />);
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(asked).toBe(before);
  online.mockRestore();
});
