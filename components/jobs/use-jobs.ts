"use client";

import { useEffect, useState } from "react";
import type { Language } from "@/lib/i18n/languages";
import { type DialogJob, fetchJob } from "./fetch-job";

type Jobs = {
  /** By id: the job, null where there is none; absent while it is loading. */
  jobs: ReadonlyMap<number, DialogJob | null>;
  hasFailed: boolean;
  retry: () => void;
};

/** The jobs of some ids, each asked for once while the component lives. */
export function useJobs(ids: readonly number[], language: Language): Jobs {
  const [jobs, setJobs] = useState<ReadonlyMap<number, DialogJob | null>>(new Map());
  const [hasFailed, setFailed] = useState(false);
  const missing = ids.filter((id) => !jobs.has(id)).join(",");
  useEffect(() => {
    if (missing === "" || hasFailed) return;
    let isGone = false;
    const load = async () => {
      const found = await Promise.all(
        missing.split(",").map(async (id) => [Number(id), await fetchJob(Number(id), language)] as const),
      );
      if (!isGone) setJobs((known) => new Map([...known, ...found]));
    };
    load().catch(() => !isGone && setFailed(true));
    return () => {
      isGone = true;
    };
  }, [missing, hasFailed, language]);
  return { jobs, hasFailed, retry: () => setFailed(false) };
}
