"use client";

import type { JobDraft } from "@/components/admin/job-form/use-job-draft";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { formatInstant } from "@/lib/i18n/instant";

/** Offers what was typed here before and not saved. */
export function DraftNotice({ draft }: { draft: JobDraft }) {
  if (!draft.savedAt) return null;
  return (
    <Callout role="status" tone="warning" className="flex flex-wrap items-center gap-3">
      <p>This device keeps an unsaved form of {formatInstant(draft.savedAt)}.</p>
      <Button size="sm" onClick={draft.restore}>
        Restore
      </Button>
      <Button size="sm" onClick={draft.discard}>
        Discard
      </Button>
    </Callout>
  );
}
