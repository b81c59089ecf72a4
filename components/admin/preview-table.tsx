"use client";

import { useState } from "react";
import { counted } from "@/components/admin/counted";
import { ScrollBox } from "@/components/admin/scroll-box";
import { adminLinks } from "@/lib/admin-links";
import { formatNumber } from "@/lib/i18n/format";
import { type ImportPreview, PREVIEW_OUTCOMES, type PreviewOutcome } from "@/lib/ingestion/preview-schema";

const PAGE_SIZE = 100;
const STYLES = {
  new: "bg-open-bg text-open",
  changed: "bg-soon-bg text-soon",
  same: "bg-expired-bg text-expired",
  refused: "bg-critical-bg text-critical",
} as const satisfies Record<PreviewOutcome, string>;

/** Every row of a file with what an import would do to it, by outcome and a hundred at a time. */
export function PreviewTable({ preview }: { preview: ImportPreview }) {
  const [outcome, setOutcome] = useState<PreviewOutcome | null>(null);
  const [page, setPage] = useState(0);
  const rows = preview.rows.filter((row) => outcome === null || row.outcome === outcome);
  const shown = rows.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE);
  const choose = (next: PreviewOutcome | null) => {
    setOutcome(next);
    setPage(0);
  };
  return (
    <section aria-label="Preview of the import" className="grid gap-3">
      <p role="status">
        {counted(preview.read, "row")} from {preview.source}
        {preview.joined > 0 && `, of which ${formatNumber(preview.joined, "en")} belong to the job of another row`}. Nothing is
        written yet.
      </p>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Show rows</legend>
        <button type="button" aria-pressed={outcome === null} className="button-quiet small" onClick={() => choose(null)}>
          All
        </button>
        {PREVIEW_OUTCOMES.map((value) => (
          <button
            key={value}
            type="button"
            aria-pressed={outcome === value}
            className="button-quiet small"
            onClick={() => choose(value)}
          >
            <span className={`chip ${STYLES[value]}`}>{value}</span> {formatNumber(preview.counts[value], "en")}
          </button>
        ))}
      </fieldset>
      <ScrollBox label="Rows">
        <table className="admin-table">
          <caption className="sr-only">Rows of the file</caption>
          <thead>
            <tr>
              <th scope="col" className="number">
                Row
              </th>
              <th scope="col">Title</th>
              <th scope="col">Outcome</th>
              <th scope="col">Note</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.row}>
                <td className="number">{row.row}</td>
                <td>{row.jobId ? <a href={adminLinks.job(row.jobId)}>{row.title}</a> : row.title || "(no title)"}</td>
                <td>
                  <span className={`chip ${STYLES[row.outcome]}`}>{row.outcome}</span>
                </td>
                <td>{row.note}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      {rows.length > PAGE_SIZE && (
        <nav aria-label="Pages of rows" className="flex items-center gap-2">
          <button type="button" className="button-quiet" disabled={page === 0} onClick={() => setPage(page - 1)}>
            Previous
          </button>
          <span className="tabular-nums">
            Page {page + 1} of {Math.ceil(rows.length / PAGE_SIZE)}
          </span>
          <button
            type="button"
            className="button-quiet"
            disabled={(page + 1) * PAGE_SIZE >= rows.length}
            onClick={() => setPage(page + 1)}
          >
            Next
          </button>
        </nav>
      )}
    </section>
  );
}
