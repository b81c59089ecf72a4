/** The jobs whose rows are to be read anew, of all bundles of this process. */
const holder = globalThis as typeof globalThis & { niyuktiChangedJobs?: Set<number> | "all" };

/** More are not worth naming: all are read anew. */
const MAX_NAMED = 50_000;

/** What was written since the index of listed jobs last took it. */
export const changedJobs = {
  add(jobs: readonly number[] | "all"): void {
    const known = holder.niyuktiChangedJobs ?? new Set();
    if (jobs === "all" || known === "all" || known.size + jobs.length > MAX_NAMED) {
      holder.niyuktiChangedJobs = "all";
      return;
    }
    for (const id of jobs) known.add(id);
    holder.niyuktiChangedJobs = known;
  },
  take(): number[] | "all" {
    const taken = holder.niyuktiChangedJobs ?? new Set<number>();
    holder.niyuktiChangedJobs = undefined;
    return taken === "all" ? taken : [...taken];
  },
  isEmpty: (): boolean => holder.niyuktiChangedJobs === undefined,
};
