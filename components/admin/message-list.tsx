"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { callAdmin } from "@/components/admin/call";
import { showToast } from "@/components/ui/toast";
import { adminLinks } from "@/lib/admin-links";
import { formatInstant } from "@/lib/i18n/instant";

type Message = {
  id: number;
  name: string;
  email: string;
  subject: string;
  message: string;
  status: "new" | "open" | "closed";
  jobId: number | null;
  createdAt: string;
};

const CHIPS = { new: "bg-soon-bg text-soon", open: "bg-neel-soft text-ink", closed: "bg-expired-bg text-expired" } as const;

/** What visitors wrote, each with its status and a reply by mail. */
export function MessageList({ messages }: { messages: Message[] }) {
  if (messages.length === 0) return <p className="card p-4">No messages here.</p>;
  return (
    <ul className="grid gap-3">
      {messages.map((message) => (
        <MessageCard key={message.id} message={message} />
      ))}
    </ul>
  );
}

function MessageCard({ message }: { message: Message }) {
  const router = useRouter();
  const [isBusy, setIsBusy] = useState(false);
  const act = async (body: object, done: string) => {
    setIsBusy(true);
    const answer = await callAdmin("POST", `/api/admin/messages/${message.id}`, body);
    setIsBusy(false);
    if (answer.ok) showToast({ title: done });
    else
      showToast({ title: "Error", description: answer.body.message ?? "Connection error. Please try again.", destructive: true });
    router.refresh();
    return answer.ok;
  };
  const reply = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    if (await act({ reply: new FormData(element).get("reply") }, "Reply sent")) element.reset();
  };
  return (
    <li className="card grid gap-2 p-4">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="font-semibold text-base">{message.subject}</h2>
        <span className={`chip ${CHIPS[message.status]}`}>{message.status}</span>
      </div>
      <p className="text-muted">
        {message.name} ({message.email}), {formatInstant(message.createdAt)}
        {message.jobId !== null && (
          <>
            , about <a href={adminLinks.job(message.jobId)}>listing #{message.jobId}</a>
          </>
        )}
      </p>
      <p className="max-w-prose whitespace-pre-wrap">{message.message}</p>
      <div className="flex flex-wrap gap-2">
        {(["open", "closed"] as const)
          .filter((status) => status !== message.status)
          .map((status) => (
            <button
              key={status}
              type="button"
              disabled={isBusy}
              className="button-quiet small"
              onClick={() => act({ status }, `Marked as ${status}`)}
            >
              Mark as {status}
            </button>
          ))}
      </div>
      <details>
        <summary className="inline-flex min-h-8 items-center text-neel underline">Reply by mail</summary>
        <form onSubmit={reply} className="mt-2 grid max-w-prose gap-2">
          <label className="grid gap-1">
            Reply to {message.name}
            <textarea name="reply" required rows={5} className="field" />
          </label>
          <button type="submit" disabled={isBusy} className="button-primary justify-self-start">
            {isBusy ? "Sending..." : "Send reply"}
          </button>
        </form>
      </details>
    </li>
  );
}
