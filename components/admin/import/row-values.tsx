import { Table } from "@/components/ui/table";
import type { ShownValue } from "@/lib/ingestion/as-written";

type Props = {
  /** Number of the row in its file. */
  row: number;
  values: readonly ShownValue[];
  /** Whether the row was read; what is refused has no values. */
  isRead: boolean;
};

/** The cells of a row as they are in the file, beside what was read of each. */
export function RowValues({ row, values, isRead }: Props) {
  return (
    <details>
      <summary className="inline-flex min-h-8 items-center text-neel underline">Compare row {row} with the file</summary>
      <Table label={`Values of row ${row}`}>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">In the file</th>
            {isRead && <th scope="col">Read as</th>}
          </tr>
        </thead>
        <tbody>
          {values.map(({ field, written, read }) => (
            <tr key={field}>
              <th scope="row">{field}</th>
              <td className="break-words">{written}</td>
              {isRead && <td className="break-words">{readAs(read)}</td>}
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  );
}

function readAs(read: ShownValue["read"]) {
  if (read === undefined) return <span className="text-muted sm:whitespace-nowrap">as written</span>;
  return read ?? <strong>dropped</strong>;
}
