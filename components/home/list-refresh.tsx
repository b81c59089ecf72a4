"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { useRefresh } from "@/components/refresh/use-refresh";
import { Button } from "@/components/ui/button";

type Props = {
  /** The call that gives the rows on this page. */
  address: string;
  /** Ids of the rows on this page, in order. */
  ids: readonly number[];
  /** How many rows the list has on all its pages. */
  total: number;
  /** `#` stands for the number. */
  labels: { one: string; many: string; changed: string; show: string };
};

type Found = { ids: readonly number[]; total: number; text: string };

/**
 * Asks every 30 seconds whether the list still holds what is shown. What is being read never moves by itself: other rows are
 * announced in a line with a button; changes within the same rows are taken over in place.
 */
export function ListRefresh({ address, ids, total, labels }: Props) {
  const router = useRouter();
  const [latest, setLatest] = useState<Found | null>(null);
  const lastText = useRef<string | null>(null);
  useRefresh(async () => {
    const found = await readList(address);
    if (!found) return;
    const isChanged = lastText.current !== null && lastText.current !== found.text;
    lastText.current = found.text;
    setLatest(found);
    if (isChanged && isSame(found.ids, ids)) router.refresh();
  });
  const fresh = latest && !isSame(latest.ids, ids) ? countNew(latest, ids, total) : null;
  return (
    <div role="status" className="sticky top-2 z-10">
      {fresh !== null && (
        <p className="card mt-3 flex flex-wrap items-center justify-between gap-3 px-4 py-2 shadow-lg">
          {fresh === 0 ? labels.changed : fresh === 1 ? labels.one : labels.many.replace("#", String(fresh))}
          <Button onClick={() => router.refresh()}>{labels.show}</Button>
        </p>
      )}
    </div>
  );
}

/** Rows that were not here may be new, or stood on another page before something here closed: no more are new than the list has grown by. */
function countNew(latest: Found, ids: readonly number[], total: number): number {
  const others = latest.ids.filter((id) => !ids.includes(id)).length;
  return Math.max(0, Math.min(others, latest.total - total));
}

function isSame(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((id, index) => id === b[index]);
}

async function readList(address: string): Promise<Found | null> {
  try {
    const answer = await fetch(address);
    if (!answer.ok) return null;
    const text = await answer.text();
    const { jobs, total } = JSON.parse(text) as { jobs: { id: number }[]; total: number };
    return { ids: jobs.map(({ id }) => id), total, text };
  } catch {
    // Without a network the page stays as it is; the next turn asks again.
    return null;
  }
}
