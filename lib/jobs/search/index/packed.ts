import { Prisma } from "@/lib/generated/prisma/client";

/*
 * Columns of many rows as one value: the driver of the database makes an object of every value, which for a row a job would cost ten times the
 * query.
 */

/** A column of whole numbers as text, four bytes a row. */
export function packed(expression: string): Prisma.Sql {
  return Prisma.raw(`encode(string_agg(int4send((${expression})::int), ''), 'base64')`);
}

/** The numbers of a packed column. */
export function unpack(text: string | null | undefined): Int32Array {
  // A copy of its own begins at a whole number; PostgreSQL sends the highest byte first, and every processor that Node runs on keeps it last.
  const { buffer } = new Uint8Array(Buffer.from(text ?? "", "base64"));
  Buffer.from(buffer).swap32();
  return new Int32Array(buffer);
}

/** For a column of choices, what choiceNumber gives: of constants of this program; 0 for any other value. */
export function numberAmong(choices: readonly string[], expression: string): Prisma.Sql {
  const names = choices.map((choice) => `'${choice}'`).join(", ");
  return Prisma.raw(`coalesce(array_position(ARRAY[${names}]::text[], ${expression}), 0)`);
}
