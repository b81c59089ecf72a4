import type { ImportSummary } from "@/lib/ingestion/import-file";

/** What an import would do with a row. */
export const PREVIEW_OUTCOMES = ["new", "changed", "same", "refused"] as const;
export type PreviewOutcome = (typeof PREVIEW_OUTCOMES)[number];

export type PreviewRow = {
  /** Number of the row in its file, from 1. */
  row: number;
  title: string;
  outcome: PreviewOutcome;
  /** Why it is refused or stays as it is, or what would change. */
  note: string;
  /** The stored job, where there is one. */
  jobId: number | null;
};

export type ImportPreview = {
  source: string;
  /** All rows of the file; those that join another row's job are counted in `joined` and not listed. */
  read: number;
  joined: number;
  counts: Record<PreviewOutcome, number>;
  rows: PreviewRow[];
};

/** A line of the answer to an import: how far it is, and at the end what it did or why it failed. */
export type ImportEvent = { done: number; total: number } | { summary: ImportSummary } | { error: string };
