"use client";

import { useMutation } from "@tanstack/react-query";
import { callAdmin } from "@/components/admin/call";
import { ListTable } from "@/components/admin/list-table";
import { HealthBadge } from "@/components/admin/sources/health-badge";
import { usePageAnew } from "@/components/admin/use-list";
import { Button } from "@/components/ui/button";
import { showToast } from "@/components/ui/toast";
import { adminLinks } from "@/lib/admin-links";
import { formatNumber, formatStaffInstant } from "@/lib/i18n/format";
import type { SourceAction, SourceRow } from "@/lib/sources/staff/schema";

const FIGURES = ["Listed", "Gone", "To review", "Refused"];
const COLUMNS = ["Source", "Health", "As expected last", "Due", ...FIGURES.map((name) => ({ name, className: "text-right" }))];

/** Every source with how it does and what it lists, each to turn on or off and to run now. */
export function SourceTable({ sources, mayChange }: { sources: SourceRow[]; mayChange: boolean }) {
  if (sources.length === 0) return <p className="card p-4">No sources here.</p>;
  return (
    <ListTable label="Sources" columns={mayChange ? [...COLUMNS, { name: "Actions", isPlain: true }] : COLUMNS}>
      {sources.map((source) => (
        <tr key={source.key}>
          <th scope="row" className="min-w-40 lg:min-w-56">
            <a href={adminLinks.source(source.key)}>{source.name}</a>
            <span className="block font-normal text-muted">{source.host}</span>
          </th>
          <td className="min-w-32 lg:min-w-48">
            <HealthBadge source={source} />
            {source.note && <span className="mt-1 block text-muted">{source.note}</span>}
          </td>
          <td className="lg:whitespace-nowrap">{source.lastGoodAt ? formatStaffInstant(source.lastGoodAt) : "never"}</td>
          <td className="lg:whitespace-nowrap">
            {source.isEnabled && `${formatStaffInstant(source.dueAt)} `}
            <span className="text-muted sm:block">{source.schedule}</span>
          </td>
          {[source.listed, source.gone, source.waiting, source.refused].map((count, index) => (
            <td key={FIGURES[index]} className="text-right">
              {formatNumber(count, "en")}
            </td>
          ))}
          {mayChange && (
            <td>
              <SourceActions source={source} />
            </td>
          )}
        </tr>
      ))}
    </ListTable>
  );
}

function SourceActions({ source: { key, name, version, isEnabled, provedAt } }: { source: SourceRow }) {
  const onSettled = usePageAnew();
  const { mutate, isPending } = useMutation({
    mutationFn: (action: SourceAction) => callAdmin("POST", "/api/admin/sources", action),
    meta: { failed: "Not changed" },
    onSuccess: (_answer, { action }) => showToast({ title: DONE[action], description: name }),
    onSettled,
  });
  if (!isEnabled && !provedAt) return <a href={adminLinks.source(key)}>Try it first</a>;
  return (
    <div className="flex gap-2 whitespace-nowrap max-lg:flex-col">
      <Button
        size="sm"
        disabled={isPending}
        onClick={() => mutate({ action: isEnabled ? "off" : "on", key, version })}
        aria-label={`${isEnabled ? "Turn off" : "Turn on"} ${name}`}
      >
        {isEnabled ? "Turn off" : "Turn on"}
      </Button>
      {isEnabled && (
        <Button size="sm" disabled={isPending} onClick={() => mutate({ action: "run", key })} aria-label={`Run ${name} now`}>
          Run now
        </Button>
      )}
    </div>
  );
}

const DONE = { on: "Turned on", off: "Turned off", run: "Due now", save: "Saved" } as const satisfies Record<
  SourceAction["action"],
  string
>;
