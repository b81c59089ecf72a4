import { useState } from "react";
import type { SeenJob } from "@/components/admin/manage-jobs/meanwhile-dialog";

type Picked = {
  /** The ticked jobs, in the order in which they were ticked. */
  picked: SeenJob[];
  /** Ticks or unticks jobs. */
  pick: (jobs: readonly SeenJob[], isPicked: boolean) => void;
  clear: () => void;
};

/** The jobs that are ticked, also on other pages of the list: as it shows them by now, or as their page showed them last. */
export function usePicked(shown: readonly SeenJob[]): Picked {
  const [kept, setKept] = useState<ReadonlyMap<number, SeenJob>>(new Map());
  const picked = [...kept.values()].map((job) => shown.find(({ id }) => id === job.id) ?? job);
  const pick: Picked["pick"] = (jobs, isPicked) => {
    const next = new Map(kept);
    for (const job of jobs) {
      if (isPicked) next.set(job.id, job);
      else next.delete(job.id);
    }
    setKept(next);
  };
  return { picked, pick, clear: () => setKept(new Map()) };
}
