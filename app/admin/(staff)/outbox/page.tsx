import type { Metadata } from "next";
import { ListTable } from "@/components/admin/list-table";
import { MailFinder } from "@/components/admin/outbox/mail-finder";
import { TryListAgain } from "@/components/admin/outbox/try-list-again";
import { requireAdmin } from "@/lib/auth/guards";
import { env } from "@/lib/env";
import { formatStaffInstant } from "@/lib/i18n/format";
import { isListKind } from "@/lib/mail/dead-lists";
import type { EngineFigures, MailFigures } from "@/lib/mail/mail-kinds";
import { engineFigures, listDeadMails, mailFigures } from "@/lib/mail/staff-queries";

export const metadata: Metadata = { title: "Outbox" };

/** /admin/outbox: what waits to be told by mail and to search engines, and what could not be. Addresses are for admins alone. */
export default async function OutboxPage() {
  const { role } = await requireAdmin();
  const isAdmin = role === "admin";
  const now = new Date();
  const [mails, engines, dead] = await Promise.all([
    mailFigures(now),
    engineFigures(),
    isAdmin ? listDeadMails(now) : Promise.resolve([]),
  ]);
  return (
    <div className="grid gap-4">
      <h1 className="text-xl">Outbox</h1>
      {!env.SMTP_URL && <p className="card p-4">No mail server is set: mails are kept in the outbox folder of the server.</p>}
      <MailTable rows={mails} isAdmin={isAdmin} />
      {engines.length > 0 && <EngineTable rows={engines} />}
      {isAdmin && <MailFinder dead={dead} />}
    </div>
  );
}

function MailTable({ rows, isAdmin }: { rows: MailFigures[]; isAdmin: boolean }) {
  return (
    <ListTable label="Mails" caption="Mails by kind" columns={["Mails", "Waiting", "Sent today", "Failed today", "Given up"]}>
      {rows.map(({ kind, label, waiting, sentToday, failedToday, dead }) => (
        <tr key={kind}>
          <th scope="row">{label}</th>
          <td>{waiting}</td>
          <td>{sentToday}</td>
          <td>{failedToday}</td>
          <td>
            {dead} {isAdmin && dead > 0 && isListKind(kind) && <TryListAgain list={kind} label={label} />}
          </td>
        </tr>
      ))}
    </ListTable>
  );
}

function EngineTable({ rows }: { rows: EngineFigures[] }) {
  return (
    <ListTable
      label="Search engines"
      caption="Pages that search engines are told of"
      columns={["Search engine", "Waiting", "Told today", "Given up", "Paused until"]}
    >
      {rows.map(({ engine, waiting, askedToday, dead, pausedUntil }) => (
        <tr key={engine}>
          <th scope="row">{engine}</th>
          <td>{waiting}</td>
          <td>{askedToday}</td>
          <td>{dead}</td>
          <td>{pausedUntil ? formatStaffInstant(pausedUntil) : "not paused"}</td>
        </tr>
      ))}
    </ListTable>
  );
}
