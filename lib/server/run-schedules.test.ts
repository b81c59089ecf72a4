import { EventEmitter } from "node:events";
import { type Runner, run } from "graphile-worker";
import { startSchedules } from "@/lib/server/run-schedules";
import { eventually } from "@/tests/support/eventually";

jest.mock("graphile-worker", () => ({ Logger: jest.fn(), parseCronItems: () => [], run: jest.fn() }));

const events = new EventEmitter();
const PROMPT = { connectionString: "postgresql://127.0.0.1:1/none", schedules: [], lookAtClockMs: 20, restartAfterMs: 50 };

it("stops what it was just starting again when it is told to stop, and leaves nothing behind", async () => {
  const gone = {
    promise: Promise.reject(new Error("The database is away")),
    stop: () => Promise.reject(new Error("ended")),
    events,
  };
  const again = { promise: Promise.resolve(), stop: jest.fn(async () => undefined), events };
  let isBack = (_runner: Runner) => {};
  const back = new Promise<Runner>((resolve) => {
    isBack = resolve;
  });
  jest
    .mocked(run)
    .mockResolvedValueOnce(gone as unknown as Runner)
    .mockReturnValueOnce(back);
  const schedules = await startSchedules(PROMPT);
  await eventually(() => jest.mocked(run).mock.calls.length === 2);
  const stopped = schedules.stop();
  isBack(again as unknown as Runner);
  await stopped;
  expect(again.stop).toHaveBeenCalledTimes(1);
});

it("begins the schedules again when the clock was set back by a day", async () => {
  const runner = () => {
    let end = () => {};
    const promise = new Promise<void>((resolve) => {
      end = resolve;
    });
    return { promise, stop: jest.fn(async () => end()), events };
  };
  const [before, after] = [runner(), runner()];
  const runs = jest.mocked(run).mockClear();
  for (const one of [before, after]) runs.mockResolvedValueOnce(one as unknown as Runner);
  const schedules = await startSchedules(PROMPT);
  const now = Date.now;
  const set = jest.spyOn(Date, "now").mockImplementation(() => now() - 86_400_000);
  await eventually(() => runs.mock.calls.length === 2);
  expect([before.stop.mock.calls.length, after.stop.mock.calls.length]).toEqual([1, 0]);
  await schedules.stop();
  expect(after.stop).toHaveBeenCalledTimes(1);
  set.mockRestore();
});
