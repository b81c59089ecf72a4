// What the form in the browser needs to know, apart from the schema: its library would come along.

/** Longest texts that the form takes, in characters; the database holds the same. */
export const CONTACT_LIMITS = { name: 100, email: 254, subject: 150, message: 5_000 } as const;

export const CONTACT_FIELDS = ["name", "email", "subject", "message"] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** What the form starts with: `/contact?subject=issue`. */
export const CONTACT_TOPICS = ["issue", "feature", "report"] as const;

/** What a visitor typed, as it stood in the fields. */
export type ContactValues = Record<ContactField, string>;

/** A hidden field that people leave empty: what fills in every field of a form falls into it. */
export const TRAP_FIELD = "website";

/** Header of an answer that gives the form on the screen its next mark (lib/contact/form-mark.ts). */
export const MARK_HEADER = "x-form-mark";
