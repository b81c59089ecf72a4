import { counted } from "@/lib/i18n/format";
import type { ImportPreview } from "@/lib/ingestion/preview-schema";

type Props = Pick<ImportPreview, "columns" | "notRows" | "otherSheets">;

/** What of a file is not taken: other sheets, columns that no field is read from, and entries that are no rows; and what the others are read as. */
export function FileColumns({ columns, notRows, otherSheets }: Props) {
  const ignored = columns.filter(({ field }) => field === null);
  const read = columns.filter(({ field }) => field !== null);
  return (
    <div className="grid gap-1">
      {otherSheets.length > 0 && (
        <p>
          <strong>{counted(otherSheets.length, "sheet")} ignored:</strong> {otherSheets.join(", ")}. The first one alone is read:
          give the others as files of their own.
        </p>
      )}
      {ignored.length > 0 && (
        <p>
          <strong>{counted(ignored.length, "column")} ignored:</strong> {ignored.map(({ header }) => header).join(", ")}
        </p>
      )}
      {notRows > 0 && (
        <p>
          <strong>{notRows === 1 ? "1 entry" : `${notRows} entries`} ignored:</strong> no rows of a table
        </p>
      )}
      <details>
        <summary className="inline-flex min-h-8 items-center text-neel underline">What the columns are read as</summary>
        <ul className="list-disc pl-5">
          {read.map(({ header, field }) => (
            <li key={header}>
              {header}: {field}
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
