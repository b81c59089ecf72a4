import { useCallback, useEffect, useState } from "react";
import { callAdmin } from "@/components/admin/call";
import type { AdminJobRow } from "@/lib/jobs/editing/schema";

/** Jobs of one fetch, and how many of them are shown at first (spec section 9). */
export const FETCH_SIZE = 50;
export const FIRST_SHOWN = 20;

export type ListQuery = { search: string; status: string; department: string; sortBy: string; page: number };
export type JobList = { jobs: AdminJobRow[]; total: number };

/** The page of the list that a query asks for; `reload` reads it again after a write. */
export function useJobList(query: ListQuery): { list: JobList | "failed" | null; reload: () => Promise<void> } {
  const [list, setList] = useState<JobList | "failed" | null>(null);
  const address = addressOf(query);
  const reload = useCallback(async () => {
    const answer = await callAdmin<JobList>("GET", address);
    setList(answer.ok ? answer.body : "failed");
  }, [address]);
  useEffect(() => {
    let isCurrent = true;
    callAdmin<JobList>("GET", address).then((answer) => isCurrent && setList(answer.ok ? answer.body : "failed"));
    return () => {
      isCurrent = false;
    };
  }, [address]);
  return { list, reload };
}

function addressOf({ page, ...filters }: ListQuery): string {
  const given = Object.entries({ ...filters, page: String(page), limit: String(FETCH_SIZE) }).filter(([, value]) => value !== "");
  return `/api/admin/jobs?${new URLSearchParams(given)}`;
}
