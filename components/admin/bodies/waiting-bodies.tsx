"use client";

import { type FormEvent, useState } from "react";
import { EditBody, useChangeBodies } from "@/components/admin/bodies/edit-body";
import { SendButton } from "@/components/admin/send-button";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import type { WaitingBody } from "@/lib/bodies/staff/schema";
import { counted } from "@/lib/i18n/format";

const LIST = "known-bodies";

/** What sources call bodies that nobody knows, each to be settled: it is one of the known ones, or a new one. */
export function WaitingBodies({ bodies, names }: { bodies: WaitingBody[]; names: string[] }) {
  const [added, setAdded] = useState<string | null>(null);
  if (bodies.length === 0) return <p className="card p-4">Every notice is of a known body.</p>;
  return (
    <>
      <datalist id={LIST}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <ul className="grid gap-2">
        {bodies.map((body) => (
          <Waiting key={body.name} body={body} add={() => setAdded(body.name)} />
        ))}
      </ul>
      {added !== null && <EditBody body={null} name={added} close={() => setAdded(null)} />}
    </>
  );
}

function Waiting({ body: { name, jobs, title }, add }: { body: WaitingBody; add: () => void }) {
  const { mutate, isPending } = useChangeBodies();
  const settle = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    mutate({ action: "is", name, of: String(new FormData(event.currentTarget).get("of")) });
  };
  return (
    <li className="card p-4">
      <form
        onSubmit={settle}
        aria-label={`Settle ${name}`}
        className="grid items-end gap-3 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto_auto]"
      >
        <p className="break-words">
          <span className="font-semibold">{name}</span> <span className="text-muted">{counted(jobs, "notice")}</span>
          <br />
          <span className="text-muted text-sm">{title}</span>
        </p>
        <Input label="Is this one" name="of" required list={LIST} autoComplete="off" />
        <SendButton disabled={isPending}>{isPending ? "Saving..." : "Settle"}</SendButton>
        <Button onClick={add} aria-label={`New body ${name}`}>
          New body
        </Button>
      </form>
    </li>
  );
}
