"use client";

import { useMutation } from "@tanstack/react-query";
import { callAdmin } from "@/components/admin/call";
import { usePageAnew } from "@/components/admin/use-list";
import { Button } from "@/components/ui/button";
import { showToast } from "@/components/ui/toast";
import { formatStaffInstant } from "@/lib/i18n/format";
import type { RefusedItem } from "@/lib/ingestion/review/refused";

const KINDS = {
  "review.refuse": { words: "Refused", path: "/api/admin/review" },
  "review.apart": { words: "Kept apart", path: "/api/admin/review/pairs" },
  "review.dismiss": { words: "Attached to none", path: "/api/admin/review/announcements" },
} as const satisfies Record<RefusedItem["what"], { words: string; path: string }>;

/** What was refused last, each to be put before the editors again. */
export function RefusedList({ items }: { items: RefusedItem[] }) {
  return (
    <ul className="card divide-y divide-line">
      {items.map((item) => (
        <Refused key={`${item.what} ${item.id}`} item={item} />
      ))}
    </ul>
  );
}

function Refused({ item: { id, what, title, decidedBy, at } }: { item: RefusedItem }) {
  const onSettled = usePageAnew();
  const { words, path } = KINDS[what];
  const { mutate, isPending } = useMutation({
    mutationFn: () => callAdmin("POST", `${path}/${id}`, { action: "wait" }),
    meta: { failed: "Undo Failed" },
    onSuccess: () => showToast({ title: "Waits again", description: title }),
    onSettled,
  });
  return (
    <li data-review-item className="flex flex-wrap items-center gap-2 p-3 focus-within:bg-soon-bg">
      <p className="wrap-anywhere min-w-48 flex-1">
        <span className="font-semibold">{title}</span>
        <span className="block text-muted">
          {words} by {decidedBy}, {formatStaffInstant(at)}
        </span>
      </p>
      <Button size="sm" disabled={isPending} data-key="u" onClick={() => mutate()} aria-label={`Let it wait again: ${title}`}>
        Let it wait again
      </Button>
    </li>
  );
}
