/** Why the site sends a mail. */
export type MailKind = keyof typeof MAIL_KINDS;

type Kind = {
  label: string;
  /** For how many hours the outbox tries to send it; null where what gave rise to it makes it anew, or tells whoever asked for it. */
  keptHours: number | null;
};

/** Every kind of mail; those of lists have the name of their list (lib/accounts/unsubscribe.ts). */
export const MAIL_KINDS = {
  alert: { label: "Job alerts", keptHours: null },
  follow: { label: "Followed recruitments", keptHours: null },
  reminder: { label: "Reminders", keptHours: null },
  // Its links work for an hour (lib/accounts/one-time-tokens.ts).
  account: { label: "Links to accounts", keptHours: 1 },
  security: { label: "Safety of accounts", keptHours: 72 },
  // Of addresses without an account; the link works for 7 days (lib/subscribers/retention.ts).
  confirm: { label: "Confirmations of alerts", keptHours: 72 },
  wanted: { label: "Alerts that are a year old", keptHours: null },
  unused: { label: "Unused accounts", keptHours: null },
  support: { label: "Messages to support", keptHours: 72 },
  reply: { label: "Replies of the staff", keptHours: null },
} as const satisfies Record<string, Kind>;

/** Why a mail was given up whose time had run out. */
export const EXPIRED = "expired";

export type MailFigures = { kind: string; label: string; waiting: number; sentToday: number; failedToday: number; dead: number };
export type EngineFigures = { engine: string; waiting: number; dead: number; askedToday: number; pausedUntil: string | null };

/** A mail as the staff sees it; instants are ISO texts. */
export type MailRow = {
  id: string;
  label: string;
  address: string;
  createdAt: string;
  attempts: number;
  state: "sent" | "waiting" | "dead" | "failed";
  error: string | null;
  mayTryAgain: boolean;
};
