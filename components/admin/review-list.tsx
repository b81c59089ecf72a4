"use client";

import { useRouter } from "next/navigation";
import { callAdmin } from "@/components/admin/call";
import { ScrollBox } from "@/components/admin/scroll-box";
import { showToast } from "@/components/ui/toast";
import { adminLinks } from "@/lib/admin-links";
import { formatInstant } from "@/lib/i18n/instant";

type Item = { id: number; source: string; reason: string; detail: string; title: string; createdAt: string };

/** Waiting rows with their source and reason, each to correct and publish or to refuse. */
export function ReviewList({ items }: { items: Item[] }) {
  const router = useRouter();

  async function refuse(item: Item) {
    const answer = await callAdmin("POST", `/api/admin/review/${item.id}`, { action: "refuse" });
    if (answer.ok) showToast({ title: "Row refused", description: item.title });
    else
      showToast({ title: "Error", description: answer.body.message ?? "Connection error. Please try again.", destructive: true });
    router.refresh();
  }

  if (items.length === 0) return <p className="card p-4">Nothing waits for review.</p>;
  return (
    <ScrollBox label="Rows">
      <table className="admin-table">
        <caption className="sr-only">Rows awaiting review</caption>
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">Source</th>
            <th scope="col">Reason</th>
            <th scope="col">Since</th>
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id}>
              <th scope="row" className="min-w-56 whitespace-normal! text-ink!">
                {item.title}
              </th>
              <td>{item.source}</td>
              <td>
                {item.reason}
                {item.detail && <span className="block text-muted">{item.detail}</span>}
              </td>
              <td className="whitespace-nowrap">{formatInstant(item.createdAt)}</td>
              <td>
                <div className="flex gap-2">
                  <a
                    href={adminLinks.newJob({ review: item.id })}
                    className="button-quiet small"
                    aria-label={`Correct and publish ${item.title}`}
                  >
                    Correct and publish
                  </a>
                  <button
                    type="button"
                    className="button-danger small"
                    onClick={() => refuse(item)}
                    aria-label={`Refuse ${item.title}`}
                  >
                    Refuse
                  </button>
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
