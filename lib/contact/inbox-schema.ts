import { z } from "zod";
import { cleanFormText } from "@/lib/form-text";

export const MESSAGE_STATUSES = ["new", "open", "closed"] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];
export const INBOX_PAGE_SIZE = 30;
const MAX_REPLY_LENGTH = 10_000;

/** An answer by mail. `state` stays "sending" where the site was stopped before it heard from the mail server. */
export type Reply = {
  id: number;
  authorName: string;
  text: string;
  state: "sending" | "sent" | "failed";
  /** ISO 8601, UTC. */
  createdAt: string;
};

export type InboxMessage = {
  id: number;
  name: string;
  email: string;
  subject: string;
  message: string;
  status: MessageStatus;
  /** The listing that it is about. */
  jobId: number | null;
  createdAt: string;
  /** In the order in which they were written. */
  replies: Reply[];
};

export const messageActionSchema = z.union([
  z.object({ status: z.enum(MESSAGE_STATUSES) }),
  z.object({
    reply: z.string().overwrite(cleanFormText).min(1, "A reply cannot be empty").max(MAX_REPLY_LENGTH, "The reply is too long"),
    /** The number of the last reply that the editor saw, 0 for none; without it nobody is asked what others replied meanwhile. */
    seen: z.int32().min(0).optional(),
  }),
]);
