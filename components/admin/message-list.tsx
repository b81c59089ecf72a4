"use client";

import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { callAdmin } from "@/components/admin/call";
import { useLeaveGuard } from "@/components/admin/forms";
import { ReplyList } from "@/components/admin/reply-list";
import { SendButton } from "@/components/admin/send-button";
import { usePageAnew } from "@/components/admin/use-list";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Textarea } from "@/components/ui/input";
import { showToast } from "@/components/ui/toast";
import { adminLinks } from "@/lib/admin-links";
import type { InboxMessage } from "@/lib/contact/inbox-schema";
import { formatStaffInstant } from "@/lib/i18n/format";

const TONES = { new: "soon", open: "info", closed: "expired" } as const;

/** What visitors wrote, each with its status, what was replied, and a reply by mail. A message to which a reply is being typed stays while it is. */
export function MessageList({ messages }: { messages: InboxMessage[] }) {
  const [begun, setBegun] = useState<readonly InboxMessage[]>([]);
  const isListed = ({ id }: InboxMessage) => messages.some((message) => message.id === id);
  const shown = [...messages, ...begun.filter((message) => !isListed(message))].toSorted((a, b) => b.id - a.id);
  const keep = (message: InboxMessage, isBegun: boolean) =>
    setBegun((kept) => [...kept.filter(({ id }) => id !== message.id), ...(isBegun ? [message] : [])]);
  if (shown.length === 0) return <p className="card p-4">No messages here.</p>;
  return (
    <ul className="grid gap-3">
      {shown.map((message) => (
        <MessageCard key={message.id} message={message} isListed={isListed(message)} keep={(isBegun) => keep(message, isBegun)} />
      ))}
    </ul>
  );
}

type Act = { body: { status: "open" | "closed" } | { reply: string; seen: number }; done: string };
/** `isSent` is false of a reply that no mail server took, `message` then says why. */
type Answer = { isSent?: boolean; message?: string };

type CardProps = {
  message: InboxMessage;
  isListed: boolean;
  /** Told whether a reply is being typed. */
  keep: (isBegun: boolean) => void;
};

function MessageCard({ message, isListed, keep }: CardProps) {
  const onSettled = usePageAnew();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ body }: Act) => callAdmin<Answer>("POST", `/api/admin/messages/${message.id}`, body),
    meta: { failed: "Error" },
    onSuccess: ({ isSent, message: why }, { done }) =>
      showToast(isSent === false ? { title: "Reply not sent", description: why, destructive: true } : { title: done }),
    onSettled,
  });
  const isSending = isPending && variables !== undefined && "reply" in variables.body;
  const [reply, setReply] = useState("");
  const [isMissed, setMissed] = useState(false);
  const isBlank = reply.trim() === "";
  useLeaveGuard(!isBlank);
  const type = (text: string) => {
    setReply(text);
    keep(text.trim() !== "");
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    setMissed(isBlank);
    if (isBlank) return;
    const seen = message.replies.at(-1)?.id ?? 0;
    mutate({ body: { reply, seen }, done: "Reply sent" }, { onSuccess: () => type("") });
  };
  return (
    <li className="card grid gap-2 p-4">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="wrap-anywhere font-semibold text-base">{message.subject}</h2>
        <Badge tone={TONES[message.status]}>{message.status}</Badge>
      </div>
      {!isListed && (
        <Callout role="status" tone="note">
          This message is not in this list any more: another editor may have answered it. Your reply stays until it is sent or
          cleared.
        </Callout>
      )}
      <p className="wrap-anywhere text-muted">
        {message.name} ({message.email}), {formatStaffInstant(message.createdAt)}
        {message.jobId !== null && (
          <>
            , about <a href={adminLinks.job(message.jobId)}>listing #{message.jobId}</a>
          </>
        )}
      </p>
      <p className="wrap-anywhere max-w-prose whitespace-pre-wrap">{message.message}</p>
      <ReplyList subject={message.subject} replies={message.replies} />
      <div className="flex flex-wrap gap-2">
        {(["open", "closed"] as const)
          .filter((status) => status !== message.status)
          .map((status) => (
            <Button
              key={status}
              size="sm"
              disabled={isPending}
              onClick={() => mutate({ body: { status }, done: `Marked as ${status}` })}
            >
              Mark as {status}
            </Button>
          ))}
      </div>
      <details>
        <summary className="inline-flex min-h-8 items-center text-neel underline">Reply by mail</summary>
        <form onSubmit={send} className="mt-2 grid max-w-prose gap-2">
          <Textarea
            label={`Reply to ${message.name}`}
            required
            rows={5}
            // What was typed while it is on its way would be gone with it.
            readOnly={isSending}
            error={isMissed && isBlank ? "A reply cannot be empty" : undefined}
            value={reply}
            onChange={({ target }) => type(target.value)}
          />
          <SendButton variant="primary" disabled={isPending} className="justify-self-start">
            {isSending ? "Sending..." : "Send reply"}
          </SendButton>
        </form>
      </details>
    </li>
  );
}
