"use client";

import type { JobDraft } from "@/components/admin/job-form/use-job-draft";
import { formatInstant } from "@/lib/i18n/instant";

/** Offers what was typed here before and not saved. */
export function DraftNotice({ draft }: { draft: JobDraft }) {
  if (!draft.savedAt) return null;
  return (
    <div role="status" className="flex flex-wrap items-center gap-3 rounded-lg bg-soon-bg p-3 text-soon">
      <p>This device keeps an unsaved form of {formatInstant(draft.savedAt)}.</p>
      <button type="button" className="button-quiet small" onClick={draft.restore}>
        Restore
      </button>
      <button type="button" className="button-quiet small" onClick={draft.discard}>
        Discard
      </button>
    </div>
  );
}
