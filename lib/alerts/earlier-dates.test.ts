import { earlierOf } from "@/lib/alerts/earlier-dates";
import { ALERT_OWNERS, type AlertOwners } from "@/lib/alerts/owners";
import type { JobDto } from "@/lib/jobs/schema";

const NOW = new Date("2026-11-20T08:00:00+05:30");
const UNTIL = "2026-12-10";
const TOLD = new Map([[1, { until: UNTIL, closing: new Date(`${UNTIL}T23:59:59+05:30`) }]]);

it.each<[string, string, { isToApply?: boolean; isFollowed?: boolean; closesAt?: string }, boolean]>([
  ["to whoever keeps nothing of it", "2026-11-25", {}, true],
  ["not to whoever is reminded within the day", "2026-11-27", { isToApply: true }, false],
  ["to whoever is reminded the day after", "2026-11-28", { isToApply: true }, true],
  ["to whoever follows it where the mail of that may come too late", "2026-11-21", { isFollowed: true }, true],
  ["not to whoever follows it and has a day left", "2026-11-22", { isFollowed: true }, false],
  ["not to whoever follows it, however late it is", "2026-12-09", { isFollowed: true }, false],
  ["not to whoever has applied", "2026-11-21", { isToApply: false }, false],
  ["to whoever follows it where its hour alone is another", UNTIL, { isFollowed: true, closesAt: `${UNTIL}T11:30:00Z` }, true],
])("says an earlier last date %s: %s", async (_whom, deadline, { isToApply, isFollowed, closesAt }, expected) => {
  const owners = {
    ...ALERT_OWNERS[0],
    keptBy: async () => new Map(isToApply === undefined ? [] : [[1, isToApply]]),
    followedBy: async () => new Set(isFollowed ? [1] : []),
  } as AlertOwners;
  const open = new Map([[1, { id: 1, deadline, closesAt: closesAt ?? null } as JobDto]]);
  const { news, known } = await earlierOf(owners, 1, { told: TOLD, open }, NOW);
  expect([news.length, known.length]).toEqual(expected ? [1, 0] : [0, 1]);
});
