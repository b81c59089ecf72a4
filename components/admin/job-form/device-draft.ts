import { isOfNewJob, type KeptDraft, keptDraftSchema } from "@/lib/jobs/editing/drafts/schema";

const PREFIX = "niyukti_admin_draft_";
const keyOf = (form: string) => `${PREFIX}${form}`;

/** What this device keeps of a form until the site has it. A browser that refuses storage keeps nothing. */
export const deviceDraft = {
  /** What was kept, where it still reads as a form; anything else in the storage is ignored. */
  read(form: string): KeptDraft | null {
    try {
      return keptDraftSchema.safeParse(JSON.parse(localStorage.getItem(keyOf(form)) ?? "null")).data ?? null;
    } catch {
      return null;
    }
  },
  /** The forms of new notices of which something is kept. */
  newForms(): string[] {
    try {
      const forms = Object.keys(localStorage).map((key) => (key.startsWith(PREFIX) ? key.slice(PREFIX.length) : ""));
      return forms.filter(isOfNewJob);
    } catch {
      return [];
    }
  },
  /** @returns whether it is kept */
  write(form: string, draft: KeptDraft): boolean {
    try {
      localStorage.setItem(keyOf(form), JSON.stringify(draft));
      return true;
    } catch {
      return false;
    }
  },
  remove(form: string): void {
    try {
      localStorage.removeItem(keyOf(form));
    } catch {
      return;
    }
  },
};
