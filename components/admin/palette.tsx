"use client";

import { Command } from "cmdk";
import { useState } from "react";
import { useList } from "@/components/admin/use-list";
import { DialogFrame } from "@/components/ui/dialog";
import { adminLinks } from "@/lib/admin-links";
import type { AdminJobRow } from "@/lib/jobs/editing/schema";

const PLACES = [
  { label: "New job", href: adminLinks.newJob() },
  { label: "Dashboard", href: adminLinks.dashboard() },
  { label: "Manage jobs", href: adminLinks.jobs() },
  { label: "Deleted jobs", href: adminLinks.bin() },
  { label: "Exam calendar", href: adminLinks.dashboard({ tab: "exams" }) },
  { label: "Rows awaiting review", href: adminLinks.review() },
  { label: "Import and export", href: adminLinks.import() },
  { label: "Sources", href: adminLinks.sources() },
  { label: "Inbox", href: adminLinks.inbox() },
  { label: "Outbox", href: adminLinks.outbox() },
  { label: "Bodies", href: adminLinks.bodies() },
  { label: "Words of searches", href: adminLinks.words() },
  { label: "Audit log", href: adminLinks.log() },
  { label: "Change password", href: adminLinks.dashboard({ panel: "password" }) },
  { label: "Second factor", href: adminLinks.secondFactor() },
  { label: "Public site", href: "/" },
];
const ASK_AFTER_MS = 200;
const MAX_JOBS = "8";
const ITEM = "flex min-h-10 cursor-pointer items-center rounded-md px-3 data-[selected=true]:bg-neel-soft";

/** Parts of the admin area and jobs by a few letters; arrow keys choose, Enter goes. */
export function Palette({ close }: { close: () => void }) {
  const [search, setSearch] = useState("");
  const isAsked = search.trim().length >= 2;
  const address = `/api/admin/jobs?${new URLSearchParams({ search, limit: MAX_JOBS })}`;
  const list = useList<{ jobs: AdminJobRow[] }>("jobs", address, { afterMs: ASK_AFTER_MS, enabled: isAsked });
  const jobs = isAsked ? (list.data?.jobs ?? []) : [];
  const isOld = list.isPlaceholderData;
  const places = PLACES.filter(({ label }) => label.toLowerCase().includes(search.trim().toLowerCase()));
  const go = (href: string) => {
    close();
    location.assign(href);
  };
  return (
    <DialogFrame title="Go to" closeLabel="Close" onClose={close}>
      <Command shouldFilter={false} label="Go to">
        <Command.Input
          autoFocus
          value={search}
          onValueChange={setSearch}
          placeholder="A page, or words or the number of a job"
          className="field"
        />
        <Command.List className="mt-3 max-h-96 overflow-y-auto" label="Results">
          <Command.Empty className="p-3 text-muted">{emptyText(list)}</Command.Empty>
          {places.map(({ label, href }) => (
            <Command.Item key={href} value={href} onSelect={() => go(href)} className={ITEM}>
              {label}
            </Command.Item>
          ))}
          {/* What was found for the letters before stays in sight, and Enter does not go to it. */}
          {jobs.map((job) => (
            <Command.Item
              key={`${job.id} ${isOld}`}
              value={`job-${job.id}`}
              disabled={isOld}
              onSelect={() => go(adminLinks.job(job.id))}
              className={ITEM}
            >
              #{job.id} {job.title}
            </Command.Item>
          ))}
        </Command.List>
      </Command>
    </DialogFrame>
  );
}

function emptyText({ isFetching, isError }: Pick<ReturnType<typeof useList>, "isFetching" | "isError">): string {
  if (isFetching) return "Looking for jobs...";
  return isError ? "The jobs could not be looked for." : "Nothing found.";
}
