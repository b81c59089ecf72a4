import { parseCronItems } from "graphile-worker";
import { SOURCE_SCHEDULE, schedulesOf } from "@/lib/server/schedules";
import { MIDNIGHT_TASKS } from "@/lib/tasks/midnight";

const schedules = schedulesOf({
  origin: "http://localhost",
  secret: "s",
  keptBackups: 7,
  stopping: new AbortController().signal,
});

it("names times that the worker understands: with another the site does not start", () => {
  const items = schedules.map(({ task, cron }) => ({ task, match: cron }));
  expect(parseCronItems(items)).toHaveLength(schedules.length);
});

/** Of every other schedule the call under /api/cron by which such a host does the same; null: it is nothing for a host without processes. */
const OTHER_SCHEDULES = {
  "deliver-alerts": "alerts",
  "remind-of-dates": "alerts",
  "ask-for-due-sources": "sources",
  // A dump of the database needs a disk: whoever keeps the database there backs it up.
  "back-up": null,
} satisfies Record<string, "alerts" | "sources" | null>;

it("says of every schedule how a host without processes does the same, and of nothing else", () => {
  const names = [...schedules, SOURCE_SCHEDULE].map(({ task }) => task);
  expect(Object.keys({ ...MIDNIGHT_TASKS, ...OTHER_SCHEDULES }).toSorted()).toEqual(names.toSorted());
});
