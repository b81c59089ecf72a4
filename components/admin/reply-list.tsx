import { Badge } from "@/components/ui/badge";
import type { Reply } from "@/lib/contact/inbox-schema";
import { formatStaffInstant } from "@/lib/i18n/format";

const STATES = {
  sending: { tone: "soon", label: "not known whether it was sent" },
  sent: { tone: "open", label: "sent" },
  failed: { tone: "critical", label: "not sent" },
} as const;

/** What the staff answered to a message, whether it went out or not. */
export function ReplyList({ subject, replies }: { subject: string; replies: Reply[] }) {
  if (replies.length === 0) return null;
  return (
    <ul aria-label={`Replies to ${subject}`} className="grid max-w-prose gap-3 border-line border-l-4 pl-4">
      {replies.map(({ id, authorName, createdAt, state, text }) => (
        <li key={id} className="grid gap-1">
          <p className="flex flex-wrap items-center gap-2 text-muted">
            {authorName}, <time dateTime={createdAt}>{formatStaffInstant(createdAt)}</time>
            <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
          </p>
          <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>
        </li>
      ))}
    </ul>
  );
}
