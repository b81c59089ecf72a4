"use client";

import { useState } from "react";
import { EditedActions } from "@/components/admin/edited-actions";
import { ListTable } from "@/components/admin/list-table";
import { EditNames, useChangeNames } from "@/components/admin/words/edit-names";
import { Badge } from "@/components/ui/badge";
import type { StaffNames } from "@/lib/jobs/search/words/staff/schema";

/** The things that searches know, each with all its names. */
export function NamesList({ names }: { names: StaffNames[] }) {
  const [edited, setEdited] = useState<StaffNames | null>(null);
  const { mutate, isPending } = useChangeNames("Taken back");
  if (names.length === 0) return <p className="card p-4">Nothing has such a name.</p>;
  return (
    <>
      <ListTable label="Names" columns={["Thing", "Also called", "Leads to it", "Near to it", { name: "Change", isPlain: true }]}>
        {names.map((row) => (
          <tr key={row.key}>
            <th scope="row">
              {row.same[0]} {row.version > 0 && <Badge tone="info">edited</Badge>}
            </th>
            <td className="min-w-48">{row.same.slice(1).join(", ")}</td>
            <td className="min-w-32">{row.said.join(", ")}</td>
            <td className="min-w-32">{row.near.join(", ")}</td>
            <td>
              <EditedActions
                name={row.same[0] ?? ""}
                version={row.version}
                isSeeded={row.isSeeded}
                isPending={isPending}
                edit={() => setEdited(row)}
                takeBack={() => mutate({ action: "restore", key: row.key, version: row.version })}
              />
            </td>
          </tr>
        ))}
      </ListTable>
      {edited && <EditNames names={edited} shown={names.find(({ key }) => key === edited.key)} close={() => setEdited(null)} />}
    </>
  );
}
