"use client";

import { useState } from "react";
import { callAdmin } from "@/components/admin/call";
import { counted } from "@/components/admin/counted";
import { DialogFrame } from "@/components/ui/dialog";
import { showToast } from "@/components/ui/toast";
import type { BulkAction, BulkResult } from "@/lib/jobs/editing/schema";

const ACTIONS = {
  close: { label: "Close", ask: "Applications of these jobs end with yesterday." },
  withdraw: { label: "Withdraw", ask: "These jobs leave every list and page." },
  publish: { label: "Publish", ask: "These jobs become public." },
  deadline: { label: "Change deadline", ask: "The new last date is shown on each page as a corrigendum." },
} as const satisfies Partial<Record<BulkAction, { label: string; ask: string }>>;
type Offered = keyof typeof ACTIONS;

/** What can be done to the ticked jobs at once: all of them or none. */
export function BulkBar({ ids, afterWrite }: { ids: number[]; afterWrite: () => Promise<void> }) {
  const [action, setAction] = useState<Offered | null>(null);
  const [deadline, setDeadline] = useState("");
  const [problem, setProblem] = useState<string | null>(null);

  async function run(chosen: Offered) {
    const body = { ids, action: chosen, ...(chosen === "deadline" && { deadline }) };
    const answer = await callAdmin<BulkResult>("POST", "/api/admin/jobs/bulk", body);
    if (!answer.ok) return setProblem(answer.body.message ?? "Connection error. Please try again.");
    const { changed, skipped } = answer.body;
    const left = skipped.map(({ id, reason }) => `#${id}: ${reason}`).join("; ");
    showToast({ title: `${counted(changed.length, "job")} changed`, description: left && `Left alone: ${left}` });
    setAction(null);
    await afterWrite();
  }

  if (ids.length === 0) return null;
  return (
    <div className="card flex flex-wrap items-center gap-2 bg-neel-soft! p-3">
      <p role="status" className="font-semibold">
        {ids.length} picked
      </p>
      {(Object.keys(ACTIONS) as Offered[]).map((offered) => (
        <button
          key={offered}
          type="button"
          className="button-quiet small"
          onClick={() => {
            setProblem(null);
            setAction(offered);
          }}
        >
          {ACTIONS[offered].label}
        </button>
      ))}
      {action && (
        <DialogFrame
          title={`${ACTIONS[action].label}: ${counted(ids.length, "job")}`}
          description={ACTIONS[action].ask}
          closeLabel="Close"
          onClose={() => setAction(null)}
          footer={
            <>
              <button type="button" className="button-primary" onClick={() => run(action)}>
                {ACTIONS[action].label}
              </button>
              <button type="button" className="button-quiet" onClick={() => setAction(null)}>
                Cancel
              </button>
            </>
          }
        >
          {action === "deadline" && (
            <label className="grid max-w-xs gap-1 font-semibold">
              New deadline
              <input type="date" className="field" value={deadline} onChange={(event) => setDeadline(event.target.value)} />
            </label>
          )}
          {problem && (
            <p role="alert" className="mt-2 font-semibold text-critical">
              {problem}
            </p>
          )}
        </DialogFrame>
      )}
    </div>
  );
}
