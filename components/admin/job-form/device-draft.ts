import { isOfNewJob, type KeptDraft, keptDraftSchema } from "@/lib/jobs/editing/drafts/schema";

const PREFIX = "niyukti_admin_draft_";

/** What this device keeps of the forms of one editor until the site has it. A browser that refuses storage keeps nothing. */
export type DeviceDrafts = {
  /** What was kept, where it still reads as a form; anything else in the storage is ignored. */
  read: (form: string) => KeptDraft | null;
  /** The forms of new notices of which something is kept. */
  newForms: () => string[];
  /** @returns whether it is kept */
  write: (form: string, draft: KeptDraft) => boolean;
  remove: (form: string) => void;
  /** Whether another tab of this browser has just written what it keeps of a form in the place of what was kept. */
  isWrittenElsewhere: (form: string, event: Pick<StorageEvent, "key" | "newValue">) => boolean;
};

/** Each editor has their own: whoever signs in next at the same browser is not offered what another typed, and does not write over it. */
export function deviceDrafts(editorId: number): DeviceDrafts {
  const own = `${PREFIX}${editorId}_`;
  return {
    read: (form) =>
      // Before drafts had the number of their editor they had the name of their form alone: nobody knows whose such a one is.
      orElse(null, () => {
        const kept = localStorage.getItem(own + form) ?? localStorage.getItem(PREFIX + form);
        return keptDraftSchema.safeParse(JSON.parse(kept ?? "null")).data ?? null;
      }),
    newForms: () =>
      orElse([], () => {
        const names = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
        const forms = names.map((key) => key.slice(key.startsWith(own) ? own.length : PREFIX.length));
        return [...new Set(forms.filter(isOfNewJob))];
      }),
    write: (form, draft) =>
      orElse(false, () => {
        localStorage.setItem(own + form, JSON.stringify(draft));
        localStorage.removeItem(PREFIX + form);
        return true;
      }),
    remove: (form) =>
      orElse(undefined, () => {
        localStorage.removeItem(own + form);
        localStorage.removeItem(PREFIX + form);
      }),
    isWrittenElsewhere: (form, { key, newValue }) => key === own + form && newValue !== null,
  };
}

function orElse<T>(none: T, ask: () => T): T {
  try {
    return ask();
  } catch {
    return none;
  }
}
