/** Who writes: a member of the staff, or the site itself (id null). */
export type Editor = { id: number | null; username: string };

/** The site itself, where a timer acts. */
export const SITE: Editor = { id: null, username: "site" };

export const AUDIT_ENTITIES = ["job", "exam", "user", "import", "review", "message", "words", "source", "body", "mail"] as const;
export type AuditEntity = (typeof AUDIT_ENTITIES)[number];

/** What a choice among them calls the things of each kind. */
export const ENTITY_LABELS = {
  job: "Jobs",
  exam: "Exams",
  user: "Users",
  import: "Imports",
  review: "Review",
  message: "Messages",
  words: "Words of searches",
  source: "Sources",
  body: "Bodies",
  mail: "Mails",
} as const satisfies Record<AuditEntity, string>;

/** Every write that is kept, and what it reads as in the log. */
const AUDIT_ACTIONS = {
  "job.create": "Created job",
  "job.update": "Changed job",
  "job.keep": "Saved unchanged job",
  "job.status": "Changed status of job",
  "job.delete": "Deleted job",
  "job.restore": "Restored job",
  "job.remove": "Removed job for good",
  "exam.create": "Created exam",
  "exam.update": "Changed exam",
  "exam.cancel": "Cancelled exam",
  "exam.reinstate": "Reinstated exam",
  "exam.delete": "Deleted exam",
  "exam.restore": "Restored exam",
  "user.create": "Created user",
  "user.role": "Changed role of user",
  "user.activate": "Activated user",
  "user.deactivate": "Deactivated user",
  "user.end-sessions": "Ended sessions of user",
  "user.password": "Changed own password",
  "user.password-reset": "Gave a new password to user",
  "user.second-factor-begin": "Began to set up own second factor",
  "user.second-factor-on": "Turned on own second factor",
  "user.second-factor-off": "Turned off own second factor",
  "user.second-factor-reset": "Reset second factor of user",
  "user.second-factor-required": "Required a second factor of",
  "user.second-factor-optional": "No longer required a second factor of",
  "user.recovery-codes": "Renewed own recovery codes",
  "user.recovery-code": "Used a recovery code",
  "import.run": "Imported listings",
  "import.columns": "Said what columns mean of",
  "review.publish": "Published row",
  "review.refuse": "Refused row",
  "review.wait": "Took back refusal of row",
  "review.join": "Joined listing with job",
  "review.apart": "Kept listing apart from job",
  "review.apart-undo": "Took back that listing is apart from job",
  "review.undo": "Undid join of listing",
  "review.attach": "Attached announcement to job",
  "review.dismiss": "Attached to no job",
  "review.dismiss-undo": "Took back that it is of no job",
  "review.detach": "Took announcement off job",
  "words.create": "Added names to searches",
  "words.update": "Changed names of searches",
  "words.restore": "Took back changed names of searches",
  "body.create": "Added body",
  "body.update": "Changed body",
  "body.restore": "Took back changes of body",
  "source.create": "Added source",
  "source.update": "Changed source",
  "source.try": "Tried source",
  "source.on": "Turned on source",
  "source.off": "Turned off source",
  "source.run": "Asked for a run of source",
  "mail.try-again": "Tried again",
  "message.status": "Changed status of message",
  "message.reply": "Replied to message",
  "message.reply-failed": "Could not send reply to message",
} as const;
export type AuditAction = keyof typeof AUDIT_ACTIONS;

/** Plain values by field name, as the log keeps them. */
export type AuditValues = Record<string, unknown>;

/** A row of the log. `oldValues` and `newValues` hold the changed fields alone; null where the thing did not or does not exist. */
export type AuditDto = {
  id: number;
  /** ISO 8601, UTC. */
  at: string;
  actorName: string;
  action: string;
  entity: string;
  entityId: string | null;
  label: string;
  oldValues: AuditValues | null;
  newValues: AuditValues | null;
};

/** Whether a word stands in what the screen calls an action, as people read it, or in its own name. */
export function isCalled(action: string, word: string): boolean {
  return [actionLabel(action), action].some((text) => text.toLowerCase().includes(word.toLowerCase()));
}

/** What a row of the log is called on the screen; an action of an older release by its own name. */
export function actionLabel(action: string): string {
  return Object.hasOwn(AUDIT_ACTIONS, action) ? AUDIT_ACTIONS[action as AuditAction] : action;
}
