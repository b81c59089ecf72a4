import { Table } from "@/components/ui/table";
import { adminLinks } from "@/lib/admin-links";
import { type AuditDto, actionLabel } from "@/lib/audit/schema";
import { counted, formatStaffInstant } from "@/lib/i18n/format";

/** Rows of the audit log: when, who, what, which, and the changed fields with old and new value. */
export function AuditTable({ entries }: { entries: AuditDto[] }) {
  if (entries.length === 0) return <p className="card p-4">Nothing is recorded here.</p>;
  return (
    <Table label="Audit log" boxClassName="card">
      <caption className="sr-only">Audit log</caption>
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">Who</th>
          <th scope="col">What</th>
          <th scope="col">Changes</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <td className="whitespace-nowrap">
              <time dateTime={entry.at}>{formatStaffInstant(entry.at)}</time>
            </td>
            <td>{entry.actorName}</td>
            <td className="wrap-anywhere min-w-48">
              {actionLabel(entry.action)}:{" "}
              {entry.entity === "job" && entry.entityId ? (
                <a href={adminLinks.job(Number(entry.entityId))}>{entry.label}</a>
              ) : (
                entry.label
              )}
            </td>
            <td className="min-w-64">
              <Changes entry={entry} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Changes({ entry }: { entry: AuditDto }) {
  const { oldValues, newValues } = entry;
  const fields = [...new Set([...Object.keys(oldValues ?? {}), ...Object.keys(newValues ?? {})])];
  const stated = fields.filter((field) => !isNothing(oldValues?.[field]) || !isNothing(newValues?.[field]));
  if (stated.length === 0) return null;
  return (
    <details>
      <summary className="-my-0.5 inline-flex min-h-6 items-center text-neel underline">
        {oldValues && newValues ? stated.slice(0, 4).join(", ") : counted(stated.length, "field")}
      </summary>
      <dl className="mt-1 grid gap-1">
        {stated.map((field) => (
          <div key={field}>
            <dt className="font-semibold">{field}</dt>
            {oldValues && (
              <dd className="break-words">
                <span className="text-muted">old:</span> {show(oldValues[field])}
              </dd>
            )}
            {newValues && (
              <dd className="break-words">
                <span className="text-muted">new:</span> {show(newValues[field])}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </details>
  );
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0);
}

function show(value: unknown): string {
  if (isNothing(value)) return "(none)";
  return typeof value === "string" ? value : JSON.stringify(value);
}
