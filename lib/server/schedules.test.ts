import { parseCronItems } from "graphile-worker";
import { schedulesOf } from "@/lib/server/schedules";

it("names times that the worker understands: with another the site does not start", () => {
  const schedules = schedulesOf({
    origin: "http://localhost",
    secret: "s",
    keptBackups: 7,
    stopping: new AbortController().signal,
  });
  const items = schedules.map(({ task, cron }) => ({ task, match: cron }));
  expect(parseCronItems(items)).toHaveLength(schedules.length);
});
