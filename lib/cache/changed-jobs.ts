import { processState } from "@/lib/process-state";

/** The jobs whose rows are to be read anew, of all bundles of this process. */
const state = processState<{ niyuktiChangedJobs: Set<number> | "all" }>();

/** More are not worth naming: all are read anew. */
const MAX_NAMED = 50_000;

/** What was written since the index of listed jobs last took it. */
export const changedJobs = {
  add(jobs: readonly number[] | "all"): void {
    const known = state.niyuktiChangedJobs ?? new Set();
    if (jobs === "all" || known === "all" || known.size + jobs.length > MAX_NAMED) {
      state.niyuktiChangedJobs = "all";
      return;
    }
    for (const id of jobs) known.add(id);
    state.niyuktiChangedJobs = known;
  },
  take(): number[] | "all" {
    const taken = state.niyuktiChangedJobs ?? new Set<number>();
    state.niyuktiChangedJobs = undefined;
    return taken === "all" ? taken : [...taken];
  },
  isEmpty: (): boolean => state.niyuktiChangedJobs === undefined,
};
