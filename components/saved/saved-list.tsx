"use client";

import { use, useRef } from "react";
import { useCollection } from "@/components/device/use-device";
import { Button, ButtonLink } from "@/components/ui/button";
import { showToast } from "@/components/ui/toast";
import { isOpen, lastDate } from "@/lib/dates";
import { type SavedJob, savedJobs } from "@/lib/device/saved-jobs";
import type { Language } from "@/lib/i18n/languages";
import { loadTranslator } from "@/lib/i18n/load-translator";
import { links } from "@/lib/links";
import { appliedFor, trackedApplications } from "@/lib/tracker/device";
import { DeviceReminders } from "./device-reminders";
import { SavedCard } from "./saved-card";
import { useLiveJobs } from "./use-live-jobs";

/** The jobs saved on this device with their present state: open ones and followed ones by what comes next, then closed ones, then those that are gone. */
export default function SavedList({ language }: { language: Language }) {
  const t = use(loadTranslator(language, "saved"));
  const saved = useCollection(savedJobs).map(({ value }) => value);
  const applied = appliedFor(useCollection(trackedApplications));
  const { jobs, isGone, hasFailed, retry } = useLiveJobs(
    saved.map(({ jobId }) => jobId),
    language,
  );
  const count = useRef<HTMLParagraphElement>(null);
  const now = new Date();
  const remove = (job: SavedJob) => {
    savedJobs.remove(String(job.jobId), new Date());
    const undo = { label: t("undo"), onClick: () => void savedJobs.put(String(job.jobId), job, new Date()) };
    showToast({ title: t("removed"), description: job.title, action: undo });
    count.current?.focus();
  };
  const stateOf = (job: SavedJob) => {
    const live = jobs?.get(job.jobId);
    if (isGone(job.jobId)) return 2;
    const isLive = isOpen(live ?? lastDate(job.deadline, job.closesAt), now) || (job.isFollowed && live?.shown.next);
    return isLive ? 0 : 1;
  };
  // By the last date that the card says, not that of the day on which the job was saved.
  const dayOf = (job: SavedJob) => {
    const live = jobs?.get(job.jobId);
    return (job.isFollowed && live?.shown.next?.day) || (live ?? job).deadline;
  };
  const sorted = [...saved].sort((a, b) => stateOf(a) - stateOf(b) || (dayOf(a) < dayOf(b) ? -1 : 1));
  return (
    <section aria-labelledby="saved-count" className="mt-6">
      <p ref={count} id="saved-count" role="status" tabIndex={-1} className="font-semibold text-lg">
        {t("count", { count: saved.length })}
      </p>
      {saved.length > 0 && <DeviceReminders language={language} />}
      {hasFailed && (
        <p role="alert" className="mt-2 flex flex-wrap items-center gap-3 rounded-md bg-soon-bg px-3 py-2 text-soon">
          {t("stale")}
          <Button onClick={retry}>{t("retry")}</Button>
        </p>
      )}
      {saved.length === 0 && (
        <div className="card mt-4 p-6 md:p-8">
          <p className="font-semibold text-lg">{t("empty")}</p>
          <p className="mt-1 text-muted">{t("emptyHelp")}</p>
          <ButtonLink variant="primary" href={links.home(language)} className="mt-4">
            {t("browse")}
          </ButtonLink>
        </div>
      )}
      {sorted.length > 0 && (
        <ul className="rows mt-4">
          {sorted.map((job) => (
            <li key={job.jobId}>
              <SavedCard
                saved={job}
                live={jobs?.get(job.jobId)}
                isGone={stateOf(job) === 2}
                isApplied={applied.has(job.jobId) || applied.has(jobs?.get(job.jobId)?.id ?? job.jobId)}
                now={now}
                language={language}
                t={t}
                remove={() => remove(job)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
