"use client";

import { useEffect, useState } from "react";
import type { JobDto } from "@/lib/jobs/schema";
import { fetchJob } from "./fetch-job";

type Jobs = {
  /** By id: the job, null where there is none; absent while it is loading. */
  jobs: ReadonlyMap<number, JobDto | null>;
  hasFailed: boolean;
  retry: () => void;
};

/** The jobs of some ids, each asked for once while the component lives. */
export function useJobs(ids: readonly number[]): Jobs {
  const [jobs, setJobs] = useState<ReadonlyMap<number, JobDto | null>>(new Map());
  const [hasFailed, setFailed] = useState(false);
  const missing = ids.filter((id) => !jobs.has(id)).join(",");
  useEffect(() => {
    if (missing === "" || hasFailed) return;
    let isGone = false;
    const load = async () => {
      const found = await Promise.all(missing.split(",").map(async (id) => [Number(id), await fetchJob(Number(id))] as const));
      if (!isGone) setJobs((known) => new Map([...known, ...found]));
    };
    load().catch(() => !isGone && setFailed(true));
    return () => {
      isGone = true;
    };
  }, [missing, hasFailed]);
  return { jobs, hasFailed, retry: () => setFailed(false) };
}
