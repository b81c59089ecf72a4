"use client";

import { useEffect, useState } from "react";
import type { Language } from "@/lib/i18n/languages";
import type { ShownLiveJob } from "@/lib/jobs/api-bodies";
import type { JobDto } from "@/lib/jobs/schema";

/** Most ids of one call (app/api/jobs/by-id). */
const MAX_IDS = 100;

/** A job as it is now, with its texts in the language of the page. */
export type LiveJob = JobDto & { shown: ShownLiveJob };

type Live = {
  /** What is on the site now, by id; null until that is known. */
  jobs: ReadonlyMap<number, LiveJob> | null;
  /** Whether the site was asked for one and has it no more; of one that was not asked for yet nothing is known. */
  isGone: (id: number) => boolean;
  hasFailed: boolean;
  retry: () => void;
};

/** The present state of some jobs, asked for once; jobs that leave the list ask for nothing again. */
export function useLiveJobs(ids: readonly number[], language: Language): Live {
  const [jobs, setJobs] = useState<ReadonlyMap<number, LiveJob> | null>(null);
  const [asked, setAsked] = useState<ReadonlySet<number>>(new Set());
  const [hasFailed, setFailed] = useState(false);
  const missing = ids.filter((id) => !asked.has(id)).join(",");
  useEffect(() => {
    if (missing === "" || hasFailed) return;
    let isGone = false;
    const wanted = missing.split(",").map(Number);
    fetchJobs(wanted, language).then(
      (found) => {
        if (isGone) return;
        setJobs((known) => new Map([...(known ?? []), ...found]));
        setAsked((known) => new Set([...known, ...wanted]));
      },
      () => !isGone && setFailed(true),
    );
    return () => {
      isGone = true;
    };
  }, [missing, hasFailed, language]);
  return { jobs, isGone: (id) => asked.has(id) && !jobs?.has(id), hasFailed, retry: () => setFailed(false) };
}

/** `joined`: ids of jobs that were joined with another, with its id; a copy kept by an earlier release has none. */
type Answer = { jobs: LiveJob[]; joined?: Readonly<Record<string, number>> };

async function fetchJobs(ids: readonly number[], language: Language): Promise<[number, LiveJob][]> {
  const pages = Array.from({ length: Math.ceil(ids.length / MAX_IDS) }, (_, page) =>
    ids.slice(page * MAX_IDS, (page + 1) * MAX_IDS),
  );
  const found = await Promise.all(
    pages.map(async (page): Promise<[number, LiveJob][]> => {
      const answer = await fetch(`/api/jobs/by-id?ids=${page.join(",")}&lang=${language}`);
      if (!answer.ok) throw new Error(`Saved jobs could not be loaded: ${answer.status}`);
      const { jobs, joined = {} }: Answer = await answer.json();
      const byId = new Map(jobs.map((job) => [job.id, job]));
      return page.flatMap((id) => {
        const job = byId.get(joined[id] ?? id);
        return job ? [[id, job]] : [];
      });
    }),
  );
  return found.flat();
}
