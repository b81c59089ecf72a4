"use client";

import { type ChangeEvent, useRef } from "react";
import { ColumnMapForm } from "@/components/admin/import/column-map-form";
import { PreviewTable } from "@/components/admin/import/preview-table";
import type { Progress } from "@/components/admin/import/run-import";
import { useImport } from "@/components/admin/import/use-import";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Input } from "@/components/ui/input";
import { counted, formatNumber } from "@/lib/i18n/format";
import type { ImportPreview } from "@/lib/ingestion/preview-schema";

/** Chooses a file, shows what would happen to each row, and imports it with its progress: all of it or nothing. */
export function ImportPanel() {
  const { preview, stopReading, write, progress, cancel } = useImport();
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    write.reset();
    read(file);
    // The same file may be chosen again once it was corrected.
    target.value = "";
  };

  const section = useRef<HTMLElement>(null);
  /** Does what is asked, and keeps the focus of what asks for it, which goes away or takes nothing meanwhile. */
  const keepingFocus = (act: () => void) => {
    section.current?.focus();
    act();
  };
  const read = (file: File) => keepingFocus(() => preview.mutate(file));

  const problem = preview.error ?? write.error;
  return (
    <section ref={section} tabIndex={-1} aria-label="Import" className="grid gap-4 outline-none">
      <div className="card grid gap-2 p-4">
        <Input
          label="File of listings"
          hint="CSV, JSON, XLSX, XML or a feed, a page (HTML) or a PDF with text, up to 9 MB and 50,000 rows. Nothing is written before you have seen what would happen."
          type="file"
          accept=".csv,.tsv,.txt,.json,.jsonl,.xlsx,.xml,.rss,.atom,.html,.htm,.pdf,text/csv,application/json"
          disabled={preview.isPending || write.isPending}
          onChange={choose}
        />
        {problem && (
          <Callout role="alert" tone="critical">
            <p>{problem.message}</p>
            {preview.isError && (
              <Button size="sm" onClick={() => read(preview.variables)} className="mt-2">
                Read {preview.variables.name} again
              </Button>
            )}
          </Callout>
        )}
        <p className={preview.isPending ? "flex flex-wrap items-center gap-3" : "sr-only"}>
          {/* It stays while what it says changes: what comes together with its words is told of by few screen readers. */}
          <span role="status">
            {preview.isPending && `Reading ${preview.variables.name}...`}
            {preview.isSuccess && !write.isPending && `${preview.variables.name} was read. What an import would do follows.`}
          </span>
          {preview.isPending && (
            <Button size="sm" onClick={() => keepingFocus(stopReading)}>
              Stop reading
            </Button>
          )}
        </p>
      </div>
      {write.isPending && <ImportProgress name={write.variables.name} progress={progress} />}
      {preview.isSuccess && !write.isPending && (
        <>
          <ColumnMapForm key={preview.submittedAt} preview={preview.data} onKept={() => read(preview.variables)} />
          <PreviewTable preview={preview.data}>
            <div className="flex flex-wrap gap-2">
              <Button
                variant="primary"
                disabled={!bringsAnything(preview.data)}
                onClick={() => keepingFocus(() => write.mutate(preview.variables))}
              >
                {importWords(preview.data)}
              </Button>
              <Button onClick={() => keepingFocus(cancel)}>Cancel</Button>
            </div>
          </PreviewTable>
        </>
      )}
    </section>
  );
}

function ImportProgress({ name, progress: { done, total } }: { name: string; progress: Progress }) {
  return (
    <label className="card grid gap-2 p-4">
      <span role="status">
        Importing {name}: {formatNumber(done, "en")} of {formatNumber(total, "en")} rows
      </span>
      <progress id="import-progress" className="w-full" value={done} max={total} />
      {done > 0 && (
        <span className="text-muted">It goes on where you leave this page: the latest runs below say how it ended.</span>
      )}
    </label>
  );
}

const jobsIn = ({ counts }: ImportPreview) => counts.new + counts.changed;
const bringsAnything = (preview: ImportPreview) => jobsIn(preview) + preview.toReview > 0;

/** What an import of the file would bring: rows that an editor is to settle where it has no others. */
function importWords(preview: ImportPreview): string {
  const jobs = jobsIn(preview);
  return jobs === 0 && preview.toReview > 0
    ? `Send ${counted(preview.toReview, "row")} to review`
    : `Import ${counted(jobs, "job")}`;
}
