"use client";

import type { Translator } from "@/lib/i18n/translate";
import { progressOf } from "@/lib/tracker/policy";
import type { ApplicationStatus } from "@/lib/tracker/schema";

const STEPS = 5;

/** How far an application has come, as a bar and in words. */
export function ProgressBar({ status, title, t }: { status: ApplicationStatus; title: string; t: Translator<"tracker"> }) {
  const percent = progressOf(status);
  const none = status === "planned" ? t("notBegun") : t("stopped");
  const text = percent === 0 ? none : t("step", { step: Math.round((percent / 100) * STEPS), steps: STEPS, percent });
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <div
        role="progressbar"
        aria-label={t("progress", { title })}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={text}
        className="h-3 min-w-40 flex-1 overflow-hidden rounded-md border border-control bg-sunken"
      >
        <div className="h-full bg-neel forced-colors:bg-[Highlight]" style={{ width: `${percent}%` }} />
      </div>
      <span aria-hidden className="text-sm tabular-nums">
        {text}
      </span>
    </div>
  );
}
