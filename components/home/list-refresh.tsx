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
  /** `#` stands for the number. */
  labels: { one: string; many: string; changed: string; show: string };
};

type Found = { ids: readonly number[]; text: string };

/**
 * Asks every 30 seconds whether the list still holds what is shown. What is being read never moves by itself: other rows are
 * announced in a line with a button; changes within the same rows are taken over in place.
 */
export function ListRefresh({ address, ids, labels }: Props) {
  const router = useRouter();
  const [latest, setLatest] = useState<readonly number[] | null>(null);
  const lastText = useRef<string | null>(null);
  useRefresh(async () => {
    const found = await readList(address);
    if (!found) return;
    const isChanged = lastText.current !== null && lastText.current !== found.text;
    lastText.current = found.text;
    setLatest(found.ids);
    if (isChanged && isSame(found.ids, ids)) router.refresh();
  });
  const fresh = latest && !isSame(latest, ids) ? latest.filter((id) => !ids.includes(id)).length : null;
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

function isSame(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((id, index) => id === b[index]);
}

async function readList(address: string): Promise<Found | null> {
  try {
    const answer = await fetch(address);
    if (!answer.ok) return null;
    const text = await answer.text();
    const { jobs } = JSON.parse(text) as { jobs: { id: number }[] };
    return { ids: jobs.map(({ id }) => id), text };
  } catch {
    // Without a network the page stays as it is; the next turn asks again.
    return null;
  }
}
