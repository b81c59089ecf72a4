"use client";

import { type ReactNode, useState } from "react";
import { FileColumns } from "@/components/admin/import/file-columns";
import { RowValues } from "@/components/admin/import/row-values";
import { ListTable } from "@/components/admin/list-table";
import type { BadgeTone } from "@/components/ui/badge";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { FieldSet } from "@/components/ui/field-set";
import { Pager } from "@/components/ui/pager";
import { adminLinks } from "@/lib/admin-links";
import { counted, formatNumber } from "@/lib/i18n/format";
import { type ImportPreview, PREVIEW_OUTCOMES, type PreviewOutcome } from "@/lib/ingestion/preview-schema";

const PAGE_SIZE = 100;
const MAX_SOURCES_NAMED = 4;
const TONES = {
  new: "open",
  changed: "soon",
  same: "expired",
  joined: "neutral",
  refused: "critical",
} as const satisfies Record<PreviewOutcome, BadgeTone>;

type Props = {
  preview: Omit<ImportPreview, "key" | "fixed">;
  /** What is to be done with it: above the rows, which are long. */
  children?: ReactNode;
};

/** Every row of a file with what an import would do to it, by outcome and a hundred at a time. */
export function PreviewTable({ preview, children }: Props) {
  const [outcome, setOutcome] = useState<PreviewOutcome | null>(null);
  const [page, setPage] = useState(1);
  const rows = preview.rows.filter((row) => outcome === null || row.outcome === outcome);
  const shown = rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const choose = (next: PreviewOutcome | null) => {
    setOutcome(next);
    setPage(1);
  };
  return (
    <section aria-label="Preview of the import" className="grid gap-3">
      <p role="status">
        {counted(preview.read, "row")} from {sourcesOf(preview)}
        {preview.counts.joined > 0 && `, of which ${formatNumber(preview.counts.joined, "en")} belong to the job of another row`}.
        {preview.toReview > 0 && ` ${counted(preview.toReview, "refused row")} will wait for review.`} Nothing is written yet.
      </p>
      <FileColumns columns={preview.columns} notRows={preview.notRows} otherSheets={preview.otherSheets} />
      <FieldSet label="Show rows" isLabelHidden className="flex flex-wrap gap-2">
        <Button size="sm" aria-pressed={outcome === null} onClick={() => choose(null)}>
          All
        </Button>
        {PREVIEW_OUTCOMES.map((value) => (
          <Button key={value} size="sm" aria-pressed={outcome === value} onClick={() => choose(value)}>
            <Badge tone={TONES[value]}>{value}</Badge> {formatNumber(preview.counts[value], "en")}
          </Button>
        ))}
      </FieldSet>
      {children}
      <ListTable
        label="Rows"
        caption="Rows of the file"
        columns={[{ name: "Row", className: "text-right" }, "Title", "Outcome", { name: "Note", isPlain: true }]}
      >
        {shown.map((row) => (
          <tr key={row.row}>
            <td className="text-right">{row.row}</td>
            <td className="wrap-anywhere min-w-48">
              {row.jobId ? (
                // In a tab of its own: the preview is nowhere but on this page.
                <a href={adminLinks.job(row.jobId)} target="_blank" rel="noopener">
                  {row.title}
                </a>
              ) : (
                row.title || "(no title)"
              )}
            </td>
            <td>
              <Badge tone={TONES[row.outcome]}>{row.outcome}</Badge>
            </td>
            <td className="min-w-48">
              {row.note}
              {row.values && row.values.length > 0 && (
                <RowValues row={row.row} values={row.values} isRead={row.outcome !== "refused"} />
              )}
            </td>
          </tr>
        ))}
      </ListTable>
      <Pager label="Pages of rows" page={page} pages={Math.ceil(rows.length / PAGE_SIZE)} onPageChange={setPage} />
    </section>
  );
}

/** The host that most rows are from, and the others where a file has several. */
function sourcesOf({ source, otherSources }: Pick<ImportPreview, "source" | "otherSources">): string {
  const named = otherSources.slice(0, MAX_SOURCES_NAMED);
  const more = otherSources.length - named.length;
  return [source, ...named, ...(more > 0 ? [`${formatNumber(more, "en")} more hosts`] : [])].join(", ");
}
