import { isSchedulerOutside } from "@/lib/auth/authorise";
import { announceJobChanges, applyChange } from "@/lib/cache/announce";
import { NEW_DAY } from "@/lib/cache/change-channel";
import { api } from "@/lib/http/api";
import { respondPrivate } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { runMidnightTasks } from "@/lib/tasks/midnight";

export const dynamic = "force-dynamic";
export const maxDuration = 300;

/** What has parts begins none later than this after the call: the rest of the time that a function may last is for the end. */
const BEGIN_WITHIN_MS = 3 * 60_000;

/**
 * Does what the schedules do (lib/tasks/midnight.ts) and clears everything that shows days left, for hosts on which no server process lives to see
 * midnight in India. A scheduler calls it at 18:30 UTC with `Authorization: Bearer CRON_SECRET`; where that is not set the address does not exist.
 */
export const GET = api({ authorise: isSchedulerOutside }, async ({ t }) => {
  const now = new Date();
  const until = new Date(now.getTime() + BEGIN_WITHIN_MS);
  try {
    await runMidnightTasks(now, { announce: announceJobChanges, until });
  } finally {
    await announceJobChanges();
    applyChange(NEW_DAY);
  }
  return respondPrivate({ message: t("cleared") });
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("GET");
