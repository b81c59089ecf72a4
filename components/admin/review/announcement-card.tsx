"use client";

import { useState } from "react";
import { announcementReasons, kindInWords } from "@/components/admin/review/announcement-words";
import { useDecision } from "@/components/admin/review/use-decision";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import type { AnnouncedJob, AnnouncementAction, AnnouncementDto } from "@/lib/announcements/schema";
import { formatDay, formatNumber } from "@/lib/i18n/format";

type Action = Exclude<AnnouncementAction, "wait">;
type Act = { action: Action; jobId?: number };
const DONE = { attach: "Attached", dismiss: "Attached to none", detach: "Taken off", wait: "Announcement waits again" };
const KEYS: Record<Action, string> = { attach: "y", dismiss: "x", detach: "u" };

type Props = { announcement: AnnouncementDto };

/** What a source announces beside the recruitments that it may be of, or the one that it is of, and what can be decided. */
export function AnnouncementCard({ announcement }: Props) {
  const { id, kind, title, organisation, source, url, day, because, states, jobs, state, decidedBy } = announcement;
  const [number, setNumber] = useState("");
  const path = `/api/admin/review/announcements/${id}`;
  const decide = useDecision<Act>({ path, title, done: DONE, undoable: "dismiss" });
  const button = (act: Act, words: string, name = `${words}: ${title}`) => (
    <Button
      size="sm"
      disabled={decide.isPending}
      onClick={() => decide.mutate(act)}
      data-key={KEYS[act.action]}
      aria-label={name}
    >
      {words}
    </Button>
  );
  const isAttached = state === "attached";
  const changes = [
    states?.deadline && `last date ${formatDay(states.deadline, "en")}`,
    states?.positions && `${formatNumber(states.positions, "en")} vacancies`,
  ].filter(Boolean);
  return (
    <article className="card grid gap-3 p-4 focus-within:outline-2 focus-within:outline-neel" data-review-item aria-label={title}>
      <div>
        <h3 className="break-words font-semibold">{url ? <a href={url}>{title}</a> : title}</h3>
        <p className="text-muted">
          {kindInWords(kind)}
          {day && ` of ${formatDay(day, "en")}`}, {organisation}, listed by {source}
          {changes.length > 0 && `. It says: ${changes.join(", ")}`}
        </p>
      </div>
      {jobs.length > 0 && (
        <ul className="divide-y divide-line border-line border-y">
          {jobs.map((job) => (
            <li key={job.id} className="flex flex-wrap items-center gap-2 py-2">
              <div className="min-w-48 flex-1">
                <a href={`/job/${job.id}`} className="break-words font-semibold">
                  {job.title}
                </a>
                <p className="text-muted">{factsOf(job)}</p>
              </div>
              {!isAttached && button({ action: "attach", jobId: job.id }, "Attach", `Attach to job ${job.id}: ${title}`)}
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-end gap-2">
        <p className="min-w-48 flex-1 text-muted">
          {announcementReasons(because)}
          {isAttached && ` (attached by ${decidedBy ?? "the site"})`}
        </p>
        {isAttached ? (
          button({ action: "detach" }, "Take off")
        ) : (
          <>
            <Input
              label="Another job, by number"
              className="w-40"
              inputMode="numeric"
              value={number}
              onChange={({ target }) => setNumber(target.value.replace(/\D/g, "").slice(0, 9))}
            />
            {number !== "" && button({ action: "attach", jobId: Number(number) }, `Attach to ${number}`)}
            {button({ action: "dismiss" }, "Of none of ours")}
          </>
        )}
      </div>
    </article>
  );
}

function factsOf({ id, organisation, number, deadline, positions }: AnnouncedJob): string {
  const facts = [
    `Job ${id}`,
    organisation,
    number && `No. ${number}`,
    `last date ${formatDay(deadline, "en")}`,
    positions && `${formatNumber(positions, "en")} vacancies`,
  ];
  return facts.filter(Boolean).join(", ");
}
