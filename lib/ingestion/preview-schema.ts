import type { AsWritten, ShownValue } from "@/lib/ingestion/as-written";
import type { ImportSummary } from "@/lib/ingestion/import-run";

/** What an import would do with a row. */
export const PREVIEW_OUTCOMES = ["new", "changed", "same", "joined", "refused"] as const;
export type PreviewOutcome = (typeof PREVIEW_OUTCOMES)[number];

export type PreviewRow = {
  /** Number of the row in its file, from 1. */
  row: number;
  title: string;
  outcome: PreviewOutcome;
  /** Why it is refused or stays as it is, what would change, or which row's job it joins. */
  note: string;
  /** The stored job, where there is one. */
  jobId: number | null;
  /** Its cells beside what was read of them, of the first rows of a file. */
  values?: ShownValue[];
};

/** The rows of a file with what would happen to each. */
export type RowPreview = {
  source: string;
  /** The other hosts that its jobs are from, each a source of its own. */
  otherSources: string[];
  read: number;
  counts: Record<PreviewOutcome, number>;
  rows: PreviewRow[];
};

/** The rows of an uploaded file with what would happen to each, and what the file says beside them: its columns, and its entries that are no rows. */
export type ImportPreview = RowPreview &
  Pick<AsWritten, "columns" | "notRows" | "otherSheets" | "key" | "fixed"> & {
    /** How many of the refused rows the import would put before the editors. */
    toReview: number;
  };

/** A line of the answer to an import: how far it is, and at the end what it did or why it failed. */
export type ImportEvent = { done: number; total: number } | { summary: ImportSummary } | { error: string };
