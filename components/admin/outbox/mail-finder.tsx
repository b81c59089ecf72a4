"use client";

import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { callAdmin } from "@/components/admin/call";
import { ListTable } from "@/components/admin/list-table";
import { SendButton } from "@/components/admin/send-button";
import { usePageAnew } from "@/components/admin/use-list";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { showToast } from "@/components/ui/toast";
import { formatStaffInstant } from "@/lib/i18n/format";
import type { MailRow } from "@/lib/mail/mail-kinds";

const TONES = { sent: "open", waiting: "info", dead: "expired", failed: "soon" } as const;
const STATES = { sent: "sent", waiting: "waiting", dead: "given up", failed: "failed" } as const;

/** Mails that were given up, and those to an address that is asked for. */
export function MailFinder({ dead }: { dead: MailRow[] }) {
  const [found, setFound] = useState<MailRow[] | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: (address: string) => callAdmin<{ mails: MailRow[] }>("POST", "/api/admin/outbox", { action: "find", address }),
    meta: { failed: "Error" },
    onSuccess: ({ mails }) => setFound(mails),
  });
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    mutate(String(new FormData(event.currentTarget).get("address")));
  };
  return (
    <section className="grid gap-3" aria-labelledby="mails">
      <h2 id="mails" className="text-lg">
        {found ? "Mails to this address" : "Given up"}
      </h2>
      <form onSubmit={find} className="flex flex-wrap items-end gap-3">
        <Input label="Find by address" type="email" name="address" required autoComplete="off" />
        <SendButton variant="primary" disabled={isPending}>
          Find
        </SendButton>
        {found && <Button onClick={() => setFound(null)}>Show what was given up</Button>}
      </form>
      <MailRows rows={found ?? dead} onTried={() => setFound(null)} />
    </section>
  );
}

function MailRows({ rows, onTried }: { rows: MailRow[]; onTried: () => void }) {
  if (rows.length === 0) return <p className="card p-4">No mails here.</p>;
  return (
    <ListTable
      label="Mails to people"
      columns={[
        "When",
        "To",
        "About",
        "State",
        "Tries",
        { name: "Try again", head: <span className="sr-only">Try again</span>, isPlain: true },
      ]}
    >
      {rows.map((row) => (
        <tr key={row.id}>
          <td className="whitespace-nowrap">{formatStaffInstant(row.createdAt)}</td>
          <td className="break-all">{row.address}</td>
          <td>{row.label}</td>
          <td>
            <Badge tone={TONES[row.state]}>{STATES[row.state]}</Badge> {row.error}
          </td>
          <td>{row.attempts}</td>
          <td>{row.mayTryAgain && <TryAgain mail={row} onTried={onTried} />}</td>
        </tr>
      ))}
    </ListTable>
  );
}

function TryAgain({ mail: { id, label, address }, onTried }: { mail: MailRow; onTried: () => void }) {
  const pageAnew = usePageAnew();
  const { mutate, isPending } = useMutation({
    mutationFn: () => callAdmin("POST", "/api/admin/outbox", { action: "try-again", id }),
    meta: { failed: "Error" },
    onSuccess: () => showToast({ title: "It waits to be sent again" }),
    onSettled: (answer, error) => {
      onTried();
      pageAnew(answer, error);
    },
  });
  return (
    <Button size="sm" disabled={isPending} onClick={() => mutate()} aria-label={`Try again: ${label}, to ${address}`}>
      Try again
    </Button>
  );
}
