import { ListTable } from "@/components/admin/list-table";
import { adminLinks } from "@/lib/admin-links";
import { changeInWords, fieldLabel, isNothing } from "@/lib/audit/in-words";
import { type AuditDto, actionLabel } from "@/lib/audit/schema";
import { counted, formatStaffInstant } from "@/lib/i18n/format";
import type { JobsOfRun } from "@/lib/ingestion/runs";

type Props = {
  entries: AuditDto[];
  /** What the list of jobs still has of the import runs among them, by their numbers. */
  runs?: ReadonlyMap<number, JobsOfRun>;
};

/** Rows of the audit log: when, who, what, which, and the changed fields with old and new value. */
export function AuditTable({ entries, runs }: Props) {
  if (entries.length === 0) return <p className="card p-4">Nothing is recorded here.</p>;
  return (
    <ListTable label="Audit log" columns={["When", "Who", "What", "Changes"]}>
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
            <JobsOfImport entry={entry} runs={runs} />
          </td>
          <td className="min-w-64">
            <Changes entry={entry} />
          </td>
        </tr>
      ))}
    </ListTable>
  );
}

/** The ways to what an import made and changed last, where the list still has some, and to all jobs of its source. */
function JobsOfImport({ entry: { action, entityId, newValues }, runs }: Pick<Props, "runs"> & { entry: AuditDto }) {
  const source = newValues?.source;
  if (action !== "import.run" || typeof source !== "string") return null;
  const run = Number(entityId);
  const { hasMade, hasChanged } = runs?.get(run) ?? {};
  const ways = [
    hasMade && { href: adminLinks.jobs({ madeBy: run }), words: "New jobs of this import" },
    hasChanged && { href: adminLinks.jobs({ changedBy: run }), words: "Jobs that it changed last" },
    { href: adminLinks.jobs({ source }), words: `All jobs of ${source}` },
  ];
  return ways.map(
    (way) =>
      way && (
        <a key={way.href} href={way.href} className="block">
          {way.words}
        </a>
      ),
  );
}

function Changes({ entry }: { entry: AuditDto }) {
  const { entity, oldValues, newValues } = entry;
  // A deletion keeps what a job was, and beside it what it was joined with: a field that is told of once did not become nothing.
  const fields = [...new Set([...Object.keys(newValues ?? {}), ...Object.keys(oldValues ?? {})])];
  const stated = fields.filter((field) => !isNothing(oldValues?.[field]) || !isNothing(newValues?.[field]));
  if (stated.length === 0) return null;
  const labels = stated.map((field) => fieldLabel(entity, field));
  return (
    <details>
      <summary className="-my-0.5 inline-flex min-h-6 items-center text-neel underline">
        {oldValues && newValues ? shortened(labels) : counted(stated.length, "field")}
      </summary>
      <dl className="mt-1 grid gap-1">
        {stated.map((field, at) => {
          const [before, after] = changeInWords(entity, field, [oldValues?.[field], newValues?.[field]]);
          return (
            <div key={field}>
              <dt className="font-semibold">{labels[at]}</dt>
              {oldValues && field in oldValues && <Value of="old" text={before} />}
              {newValues && field in newValues && <Value of="new" text={after} />}
            </div>
          );
        })}
      </dl>
    </details>
  );
}

/** The first of the changed fields, and how many there are beside. */
function shortened(labels: readonly string[]): string {
  const more = labels.length - MAX_NAMED;
  return `${labels.slice(0, MAX_NAMED).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}

const MAX_NAMED = 4;

function Value({ of, text }: { of: "old" | "new"; text: string }) {
  return (
    <dd className="whitespace-pre-line break-words">
      <span className="text-muted">{of}:</span> {text}
    </dd>
  );
}
