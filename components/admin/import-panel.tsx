"use client";

import { useRouter } from "next/navigation";
import { type ChangeEvent, useState } from "react";
import { leaveIfSignedOut } from "@/components/admin/call";
import { counted } from "@/components/admin/counted";
import { PreviewTable } from "@/components/admin/preview-table";
import { showToast } from "@/components/ui/toast";
import { formatNumber } from "@/lib/i18n/format";
import type { ImportEvent, ImportPreview } from "@/lib/ingestion/preview-schema";

type Step =
  | { at: "choose"; problem?: string }
  | { at: "reading"; file: File }
  | { at: "preview"; file: File; preview: ImportPreview }
  | { at: "importing"; file: File; done: number; total: number };

const LOST = "Connection error. Please try again.";

/** Chooses a file, shows what would happen to each row, and imports it with its progress: all of it or nothing. */
export function ImportPanel() {
  const router = useRouter();
  const [step, setStep] = useState<Step>({ at: "choose" });

  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    if (!file) return;
    setStep({ at: "reading", file });
    try {
      const response = await fetch(addressOf("/api/admin/import/preview", file), { method: "POST", body: file });
      leaveIfSignedOut(response);
      const body = await response.json();
      setStep(response.ok ? { at: "preview", file, preview: body } : { at: "choose", problem: body.message ?? LOST });
    } catch {
      setStep({ at: "choose", problem: LOST });
    }
    event.target.value = "";
  }

  async function start(file: File) {
    setStep({ at: "importing", file, done: 0, total: 1 });
    try {
      const response = await fetch(addressOf("/api/admin/import", file), { method: "POST", body: file });
      leaveIfSignedOut(response);
      if (!response.ok || !response.body) throw new Error("refused");
      for await (const event of eventsOf(response.body)) {
        if ("done" in event) setStep({ at: "importing", file, ...event });
        else if ("error" in event) setStep({ at: "choose", problem: event.error });
        else {
          showToast({ title: "Imported", description: describeSummary(event.summary) });
          setStep({ at: "choose" });
        }
      }
    } catch {
      setStep({ at: "choose", problem: `${LOST} Look at the latest runs before you import the file again.` });
    }
    router.refresh();
  }

  return (
    <section aria-label="Import" className="grid gap-4">
      <div className="card grid gap-2 p-4">
        <label className="grid max-w-md gap-1 font-semibold">
          File of listings
          <input
            type="file"
            accept=".csv,.tsv,.json,.jsonl,.xlsx,text/csv,application/json"
            disabled={step.at === "reading" || step.at === "importing"}
            onChange={choose}
            className="field py-2 font-normal"
          />
        </label>
        <p className="text-muted">CSV, JSON or XLSX, up to 9 MB. Nothing is written before you have seen what would happen.</p>
        {step.at === "choose" && step.problem && (
          <p role="alert" className="font-semibold text-critical">
            {step.problem}
          </p>
        )}
        {step.at === "reading" && <p role="status">Reading {step.file.name}...</p>}
      </div>
      {step.at === "importing" && (
        <div className="card grid gap-2 p-4">
          <label htmlFor="import-progress" role="status">
            Importing {step.file.name}: {formatNumber(step.done, "en")} of {formatNumber(step.total, "en")} rows
          </label>
          <progress id="import-progress" className="w-full" value={step.done} max={step.total} />
        </div>
      )}
      {step.at === "preview" && (
        <>
          <PreviewTable preview={step.preview} />
          <div className="flex flex-wrap gap-2">
            <button
              type="button"
              className="button-primary"
              disabled={step.preview.counts.new + step.preview.counts.changed === 0}
              onClick={() => start(step.file)}
            >
              Import {counted(step.preview.counts.new + step.preview.counts.changed, "job")}
            </button>
            <button type="button" className="button-quiet" onClick={() => setStep({ at: "choose" })}>
              Cancel
            </button>
          </div>
        </>
      )}
    </section>
  );
}

function describeSummary({
  created,
  updated,
  unchanged,
  refused,
}: Extract<ImportEvent, { summary: unknown }>["summary"]): string {
  const counts = { new: created, changed: updated, same: unchanged, refused };
  return Object.entries(counts)
    .map(([outcome, count]) => `${formatNumber(count, "en")} ${outcome}`)
    .join(", ");
}

function addressOf(path: string, file: File): string {
  return `${path}?${new URLSearchParams({ name: file.name.slice(0, 200) })}`;
}

/** The events of an import as they arrive, a line of JSON each. */
async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<ImportEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (rest + decoder.decode(part.value, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) yield JSON.parse(line) as ImportEvent;
  }
}
