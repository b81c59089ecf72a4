import { randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { ContactValues } from "@/lib/contact/fields";
import type { FieldErrors } from "@/lib/errors";
import { processState } from "@/lib/process-state";

/** What a form that was sent without a script and refused shows again: what was typed, and what is wrong with it. */
export type ContactDraft = { values: ContactValues; job?: string; message: string; errors: FieldErrors };

const MAX_DRAFTS = 200;
const DRAFT_LIFE_MS = 10 * 60 * 1000;

// In memory and short-lived: a cookie cannot hold a long message, and what was never sent should not reach the database. Where several
// servers share the visitors without sticky sessions, a draft may be missed; the browser's Back button then still has what was typed.
const state = processState<{ niyuktiContactDrafts: LRUCache<string, ContactDraft> }>();

function drafts(): LRUCache<string, ContactDraft> {
  state.niyuktiContactDrafts ??= new LRUCache({ max: MAX_DRAFTS, ttl: DRAFT_LIFE_MS });
  return state.niyuktiContactDrafts;
}

/** Keeps a draft for ten minutes and returns the key that its address carries; nobody can guess it. */
export function keepDraft(draft: ContactDraft): string {
  const key = randomBytes(18).toString("base64url");
  drafts().set(key, draft);
  return key;
}

/** The draft of a key; null where it is gone or never was. */
export function findDraft(key: string | undefined): ContactDraft | null {
  return (key && drafts().get(key)) || null;
}
