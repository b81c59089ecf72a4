import type { BenchRow, Section } from "@/bench/ingestion/figures";
import { ageLimitOf, feeOf, plainText, readTitle, salaryOf } from "@/lib/ingestion/parse/clean";
import { deadlineOf, losesDigits } from "@/lib/ingestion/parse/deadline-of";
import { qualificationOf } from "@/lib/ingestion/parse/qualification-of";
import { parsePay } from "@/lib/jobs/facts/pay";

/**
 * The fields that are measured, each with the file of its labels (tests/bench/ingestion/{labels}.json: a list of `{file, labels: {row: value}}`). Ages,
 * fees and qualifications are published as written, so their labels say whether what is written states one.
 */
export const SECTIONS: readonly Section[] = [
  { name: "deadlines", labels: "deadlines", read: deadline },
  { name: "vacancies in titles", labels: "vacancies", read: ({ cells }) => readTitle(cells.title).vacancies },
  { name: "pay", labels: "pay", read: pay },
  { name: "ages", labels: "ages", read: ({ cells }) => ageLimitOf(cells.ageLimit) !== null },
  { name: "fees", labels: "fees", read: ({ cells }) => feeOf(cells.applicationFee) !== null },
  {
    name: "qualifications",
    labels: "qualifications",
    read: ({ cells }) => qualificationOf(cells.qualification) !== null,
    apart: "fifth, read since",
  },
  {
    name: "qualifications, second drawing",
    labels: "qualifications-second",
    read: ({ cells }) => qualificationOf(cells.qualification) !== null,
    apart: "all",
  },
];

function deadline({ cells, file }: BenchRow) {
  const isLossy = losesDigits(file.rows.map((row) => row.cells.deadline));
  const read = deadlineOf(cells.deadline, plainText(cells.title), isLossy);
  return "day" in read ? read.day : null;
}

/** Starting and highest pay a month, of what is kept of the text. */
function pay({ cells }: BenchRow) {
  const text = salaryOf(cells.salary);
  const read = text === null ? null : parsePay(text);
  return read && [read.min, read.max ?? read.min];
}
