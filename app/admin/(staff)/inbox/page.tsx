import type { Metadata } from "next";
import { MessageList } from "@/components/admin/message-list";
import { ButtonLink } from "@/components/ui/button";
import { Pager } from "@/components/ui/pager";
import { adminLinks } from "@/lib/admin-links";
import { requireAdmin } from "@/lib/auth/guards";
import { listMessages } from "@/lib/contact/inbox";
import { INBOX_PAGE_SIZE, MESSAGE_STATUSES } from "@/lib/contact/inbox-schema";
import { env } from "@/lib/env";
import { counted } from "@/lib/i18n/format";
import { firstValues, type PageQuery, pageNumber, readPageOrLast } from "@/lib/query-params";

export const metadata: Metadata = { title: "Inbox" };

const TABS = { all: "All", new: "New", open: "Open", closed: "Closed" } as const;

type Props = { searchParams: Promise<PageQuery> };

/** /admin/inbox: messages of the contact form and reports of listings. */
export default async function InboxPage({ searchParams }: Props) {
  await requireAdmin();
  const given = firstValues(await searchParams);
  const status = MESSAGE_STATUSES.find((value) => value === given.status);
  const { messages, total, page, pages } = await readPageOrLast(pageNumber(given.page), INBOX_PAGE_SIZE, (at) =>
    listMessages(status, at),
  );
  return (
    <div className="grid gap-4">
      <h1 className="text-xl">Inbox</h1>
      <nav aria-label="Status of messages" className="flex flex-wrap gap-2">
        {[undefined, ...MESSAGE_STATUSES].map((value) => (
          <ButtonLink
            key={value ?? "all"}
            href={adminLinks.inbox({ status: value })}
            aria-current={value === status ? "page" : undefined}
            variant={value === status ? "primary" : "quiet"}
          >
            {TABS[value ?? "all"]}
          </ButtonLink>
        ))}
      </nav>
      {!env.SMTP_URL && (
        <p className="card p-4">
          No mail server is set: a reply is kept in the outbox folder of the server, reaches nobody, and leaves its message as it
          is.
        </p>
      )}
      <p role="status" className="text-muted">
        {counted(total, "message")}
      </p>
      <MessageList messages={messages} />
      <Pager label="Pages" page={page} pages={pages} href={(to) => adminLinks.inbox({ status, page: to })} />
    </div>
  );
}
