import type { CSSProperties, ReactNode } from "react";
import { Table } from "@/components/ui/table";

/** A column of a list: its name, or more of it than that. */
type Column =
  | string
  | {
      name: string;
      /** What stands at its head in place of the name. */
      head?: ReactNode;
      className?: string;
      /** Its cells say what they are, as buttons do: a phone shows no name before them. */
      isPlain?: true;
    };

type Props = {
  /** What the list holds: the name of the box that it scrolls in. */
  label: string;
  /** What a screen reader calls the table, where that is more than its label. */
  caption?: string;
  columns: readonly Column[];
  /** Whether the first cell of each row is the box that picks it. */
  isPicked?: boolean;
  /** The rows. */
  children: ReactNode;
};

/**
 * A list of the staff: a table, of which a phone shows each row as a block with the names of its columns before its cells (app/admin/list-table.css), so that nothing
 * of it lies out of sight. It stays a table to a screen reader, which hears the heads of the columns and not those names.
 */
export function ListTable({ label, caption = label, columns, isPicked = false, children }: Props) {
  return (
    <Table
      label={label}
      boxClassName="card"
      className={isPicked ? "list-table list-picked" : "list-table"}
      style={namesFor(columns)}
    >
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) =>
            typeof column === "string" ? (
              <th key={column} scope="col">
                {column}
              </th>
            ) : (
              <th key={column.name} scope="col" className={column.className}>
                {column.head ?? column.name}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </Table>
  );
}

/** The names of columns as properties that the style sheet writes before their cells. */
function namesFor(columns: readonly Column[]): CSSProperties {
  const names = columns.map((column, at) => {
    const name = typeof column === "string" ? column : column.isPlain ? null : column.name;
    return [`--column-${at + 1}`, name && JSON.stringify(`${name}: `)];
  });
  return Object.fromEntries(names.filter(([, name]) => name !== null));
}
