"use client";

import type { FoundDraft, JobDrafts } from "@/components/admin/job-form/use-job-draft";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { formatStaffInstant } from "@/lib/i18n/format";

const KEEPERS = { device: "This device keeps", site: "The site keeps" } as const;

type Props = { drafts: JobDrafts; restore: (draft: FoundDraft) => void };

/** Offers what was typed here or on another device before and not saved. */
export function DraftNotice({ drafts, restore }: Props) {
  return drafts.found.map((draft) => (
    <Callout key={`${draft.where} ${draft.form}`} role="status" tone="warning" className="flex flex-wrap items-center gap-3">
      <p>
        {KEEPERS[draft.where]} an unsaved form of {formatStaffInstant(draft.savedAt)}
        {draft.values.title.trim() && <span className="wrap-anywhere">: {draft.values.title}</span>}.
      </p>
      <Button size="sm" onClick={() => restore(draft)}>
        Restore
      </Button>
      <Button size="sm" onClick={() => drafts.refuse(draft)}>
        Discard
      </Button>
    </Callout>
  ));
}

/** Says where what is being typed is kept. */
export function DraftState({ keptOn }: Pick<JobDrafts, "keptOn">) {
  const text = {
    site: "What you typed is kept as a draft.",
    device: "What you typed is kept on this device until the site answers.",
    nowhere:
      "You typed into this form in another tab too, and what stands there is kept as the draft now. What stands here is in this tab alone: save it, or copy it over before you close it.",
  };
  return (
    <p role="status" className="text-muted empty:hidden">
      {keptOn && text[keptOn]}
    </p>
  );
}
