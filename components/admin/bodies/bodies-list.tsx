"use client";

import { useState } from "react";
import { EditBody, useChangeBodies } from "@/components/admin/bodies/edit-body";
import { EditedActions } from "@/components/admin/edited-actions";
import { ListTable } from "@/components/admin/list-table";
import { Badge } from "@/components/ui/badge";
import { BODY_DEPARTMENTS, type StaffBody } from "@/lib/bodies/staff/schema";
import { placeName } from "@/lib/places/places";

const MAX_ALIASES_SHOWN = 6;

/** The bodies by which names are resolved, each with all that is known of it. */
export function BodiesList({ bodies }: { bodies: StaffBody[] }) {
  const [edited, setEdited] = useState<StaffBody | null>(null);
  const { mutate, isPending } = useChangeBodies();
  if (bodies.length === 0) return <p className="card p-4">No body has such a name.</p>;
  return (
    <>
      <ListTable
        label="Bodies"
        columns={["Body", "Department", "State", "Also called", "Official hosts", { name: "Change", isPlain: true }]}
      >
        {bodies.map((body) => (
          <tr key={body.key}>
            <th scope="row" className="min-w-32 lg:min-w-48">
              {body.name} {body.version > 0 && <Badge tone="info">edited</Badge>}
              <br />
              <span lang="hi" className="font-normal text-muted">
                {body.hindi}
              </span>
            </th>
            <td>{BODY_DEPARTMENTS.find(({ key }) => key === body.department)?.value}</td>
            <td>{body.state && placeName(body.state)}</td>
            <td className="min-w-32 lg:min-w-48">{shownAliases(body.aliases)}</td>
            <td className="break-words max-lg:max-w-32">{body.hosts.join(", ")}</td>
            <td>
              <EditedActions
                name={body.name}
                version={body.version}
                isSeeded={body.isSeeded}
                isPending={isPending}
                edit={() => setEdited(body)}
                takeBack={() => mutate({ action: "restore", key: body.key, version: body.version })}
              />
            </td>
          </tr>
        ))}
      </ListTable>
      {edited && (
        <EditBody
          body={edited}
          shown={bodies.find(({ key }) => key === edited.key)}
          name={edited.name}
          close={() => setEdited(null)}
        />
      )}
    </>
  );
}

function shownAliases(aliases: readonly string[]): string {
  const more = aliases.length - MAX_ALIASES_SHOWN;
  return `${aliases.slice(0, MAX_ALIASES_SHOWN).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}
