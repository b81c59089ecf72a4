import { type Runner, run } from "graphile-worker";
import { startSchedules } from "@/lib/server/run-schedules";
import { eventually } from "@/tests/support/eventually";

jest.mock("graphile-worker", () => ({ Logger: jest.fn(), parseCronItems: () => [], run: jest.fn() }));

it("stops what it was just starting again when it is told to stop, and leaves nothing behind", async () => {
  const gone = { promise: Promise.reject(new Error("The database is away")), stop: () => Promise.reject(new Error("ended")) };
  const again = { promise: Promise.resolve(), stop: jest.fn(async () => undefined) };
  let isBack = (_runner: Runner) => {};
  const back = new Promise<Runner>((resolve) => {
    isBack = resolve;
  });
  jest
    .mocked(run)
    .mockResolvedValueOnce(gone as unknown as Runner)
    .mockReturnValueOnce(back);
  const schedules = await startSchedules({ connectionString: "postgresql://127.0.0.1:1/none", schedules: [] });
  await eventually(() => jest.mocked(run).mock.calls.length === 2);
  const stopped = schedules.stop();
  isBack(again as unknown as Runner);
  await stopped;
  expect(again.stop).toHaveBeenCalledTimes(1);
}, 20_000);
