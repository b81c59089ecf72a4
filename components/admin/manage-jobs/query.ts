import type { AdminJobRow } from "@/lib/jobs/editing/schema";

/** Jobs of one fetch, and how many of them are shown at first (spec section 9). */
export const FETCH_SIZE = 50;
export const FIRST_SHOWN = 20;

export type ListQuery = { search: string; status: string; department: string; sortBy: string; page: number };
export type JobList = { jobs: AdminJobRow[]; total: number };

export const FIRST_QUERY: ListQuery = { search: "", status: "", department: "", sortBy: "updated", page: 1 };

/** The call that answers a query. */
export function addressOf({ page, ...filters }: ListQuery): string {
  const given = Object.entries({ ...filters, page: String(page), limit: String(FETCH_SIZE) }).filter(([, value]) => value !== "");
  return `/api/admin/jobs?${new URLSearchParams(given)}`;
}
