/** A file that cannot be read as listings; the message says what is wrong and is meant for the person who gave it. */
export class UnreadableFileError extends Error {
  override readonly name = "UnreadableFileError";
}

/** What may be read of a file; what holds more rows or longer cells is refused before rows are built, further columns are left out. */
export type Bounds = { rows: number; columns: number; cellCharacters: number };

/** Largest file that an editor may upload; Next hands larger bodies on cut off. */
export const MAX_UPLOAD_BYTES = 9 * 1024 * 1024;

/** Of a file on the server, which an operator names. */
export const FILE_BOUNDS: Bounds = { rows: 500_000, columns: 1_000, cellCharacters: 2 * 1024 * 1024 };

/** Of an uploaded file. The longest cell is that of a spreadsheet (Excel specifications and limits: 32,767 characters). */
export const UPLOAD_BOUNDS: Bounds = { rows: 50_000, columns: 200, cellCharacters: 32_767 };

/** @throws UnreadableFileError where a file has more rows than are read */
export function checkRows(count: number, name: string, { rows }: Bounds): void {
  if (count > rows) throw new UnreadableFileError(`${name}: more than ${rows.toLocaleString("en-IN")} rows`);
}
