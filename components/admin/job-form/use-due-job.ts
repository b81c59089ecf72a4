import { useEffect, useEffectEvent } from "react";
import { callAdmin } from "@/components/admin/call";
import type { AdminJobDto } from "@/lib/jobs/editing/schema";

/** A job is public within 20 seconds of its time (lib/server/schedules.ts). */
const PUBLIC_WITHIN_MS = 30_000;
/** What a browser can wait; a longer timer fires at once. */
const MAX_WAIT_MS = 2 ** 31 - 1;

/**
 * Asks once for a scheduled job whose time has passed while it was shown, and tells what has become of it. A call that fails tells nothing: what is saved
 * then meets the change as a conflict.
 */
export function useDueJob({ id, status, publishAt }: AdminJobDto, onChanged: (job: AdminJobDto) => void): void {
  const due = status === "scheduled" ? publishAt : null;
  const tell = useEffectEvent((job: AdminJobDto) => job.status !== "scheduled" && onChanged(job));
  useEffect(() => {
    const wait = due === null ? MAX_WAIT_MS : new Date(due).getTime() + PUBLIC_WITHIN_MS - Date.now();
    if (wait >= MAX_WAIT_MS) return;
    const asking = new AbortController();
    const ask = () =>
      callAdmin<AdminJobDto>("GET", `/api/admin/jobs/${id}`, undefined, asking.signal).then(tell, () => undefined);
    const timer = setTimeout(ask, wait);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [id, due]);
}
