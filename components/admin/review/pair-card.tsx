"use client";

import { reasonsInWords } from "@/components/admin/review/pair-words";
import { useDecision } from "@/components/admin/review/use-decision";
import { Button } from "@/components/ui/button";
import { cx } from "@/components/ui/cx";
import { Table } from "@/components/ui/table";
import { sourceInWords } from "@/lib/jobs/job/values";

/** A listing and the job that it may be one with, or is. */
export type Pair = {
  id: number;
  because: string[];
  source: string;
  jobId: number;
  jobSource: string;
  decidedBy: string | null;
  /** What both say, value by value. */
  rows: { label: string; listing: string; job: string }[];
};

type Action = "join" | "apart" | "undo";
const DONE = { join: "Joined", apart: "Kept apart", undo: "Join undone", wait: "Pair waits again" };
const KEYS: Record<Action, string> = { join: "y", apart: "x", undo: "u" };

/** What a listing and a job say, side by side with what differs marked, and what can be decided. */
export function PairCard({ pair, isJoined }: { pair: Pair; isJoined: boolean }) {
  const title = pair.rows[0]?.listing ?? "";
  const path = `/api/admin/review/pairs/${pair.id}`;
  const decide = useDecision<{ action: Action }>({ path, title, done: DONE, undoable: "apart" });
  const button = (action: Action, words: string) => (
    <Button
      size="sm"
      disabled={decide.isPending}
      onClick={() => decide.mutate({ action })}
      data-key={KEYS[action]}
      aria-label={`${words}: ${title}`}
    >
      {words}
    </Button>
  );
  return (
    <article className="card grid gap-3 p-4 focus-within:outline-2 focus-within:outline-neel" data-review-item aria-label={title}>
      <Table label={title}>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Field</span>
            </th>
            <th scope="col">Listing of {pair.source}</th>
            <th scope="col">
              Job <a href={`/job/${pair.jobId}`}>{pair.jobId}</a> ({sourceInWords(pair.jobSource)})
            </th>
          </tr>
        </thead>
        <tbody>
          {pair.rows.map(({ label, listing, job }) => (
            <tr key={label} className={cx(listing !== "" && job !== "" && listing !== job && "bg-soon-bg")}>
              <th scope="row">{label}</th>
              <td className="min-w-32 break-words">{listing}</td>
              <td className="min-w-32 break-words">{job}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <div className="flex flex-wrap items-center gap-2">
        <p className="min-w-48 flex-1 text-muted">
          {reasonsInWords(pair.because)}
          {isJoined && ` (joined by ${pair.decidedBy ?? "the site"})`}
        </p>
        {isJoined ? (
          button("undo", "Undo the join")
        ) : (
          <>
            {button("join", "Join")}
            {button("apart", "Keep apart")}
          </>
        )}
      </div>
    </article>
  );
}
