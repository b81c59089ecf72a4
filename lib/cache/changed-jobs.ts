/** The jobs whose rows are to be read anew, of all bundles of this process. */
const holder = globalThis as typeof globalThis & { niyuktiChangedJobs?: Set<number> | "all" };

/** What was written since the index of listed jobs last took it. */
export const changedJobs = {
  add(jobs: readonly number[] | "all"): void {
    const known = holder.niyuktiChangedJobs;
    if (jobs === "all" || known === "all") holder.niyuktiChangedJobs = "all";
    else holder.niyuktiChangedJobs = new Set([...(known ?? []), ...jobs]);
  },
  take(): number[] | "all" {
    const taken = holder.niyuktiChangedJobs ?? new Set<number>();
    holder.niyuktiChangedJobs = undefined;
    return taken === "all" ? taken : [...taken];
  },
  isEmpty: (): boolean => holder.niyuktiChangedJobs === undefined,
};
