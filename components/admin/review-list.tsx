"use client";

import { ListTable } from "@/components/admin/list-table";
import { useDecision } from "@/components/admin/review/use-decision";
import { Button, ButtonLink } from "@/components/ui/button";
import { adminLinks } from "@/lib/admin-links";
import { formatStaffInstant } from "@/lib/i18n/format";
import type { ReviewItemDto } from "@/lib/ingestion/review/waiting-row";

/** Waiting rows of a page with their source and reason, each to correct and publish or to refuse. */
export function ReviewList({ items, page }: { items: ReviewItemDto[]; page: number }) {
  if (items.length === 0) return <p className="card p-4">Nothing waits for review.</p>;
  return (
    <ListTable
      label="Rows"
      caption="Rows awaiting review"
      columns={["Row", "Source", "Reason", "Since", { name: "Actions", isPlain: true }]}
    >
      {items.map((item) => (
        <tr key={item.id} data-review-item className="focus-within:bg-soon-bg">
          <th scope="row" className="wrap-anywhere min-w-56">
            {item.title}
          </th>
          <td>{item.source}</td>
          <td className="min-w-48">
            {item.reason}
            {item.detail && <span className="block text-muted">{item.detail}</span>}
          </td>
          <td className="whitespace-nowrap">{formatStaffInstant(item.createdAt)}</td>
          <td>
            <div className="flex gap-2 whitespace-nowrap">
              <TakeIt item={item} page={page} />
              <RefuseIt item={item} />
            </div>
          </td>
        </tr>
      ))}
    </ListTable>
  );
}

function RefuseIt({ item: { id, title } }: { item: ReviewItemDto }) {
  const refuse = useDecision<{ action: "refuse" }>({
    path: `/api/admin/review/${id}`,
    title,
    done: { refuse: "Row refused", wait: "Row waits again" },
    undoable: "refuse",
  });
  return (
    <Button
      variant="danger"
      size="sm"
      disabled={refuse.isPending}
      data-key="x"
      onClick={() => refuse.mutate({ action: "refuse" })}
      aria-label={`Refuse ${title}`}
    >
      Refuse
    </Button>
  );
}

/** Leads to the form of the row; of a notice that is a job already to that job, which cannot be published once more, or to the bin that holds it. */
function TakeIt({ item: { id, title, jobId, isInBin }, page }: { item: ReviewItemDto; page: number }) {
  const isJob = jobId !== null;
  const words = isInBin ? `Job ${jobId} in the bin` : isJob ? `Edit job ${jobId}` : "Correct and publish";
  return (
    <ButtonLink
      size="sm"
      href={isInBin ? adminLinks.bin() : isJob ? adminLinks.job(jobId) : adminLinks.newJob({ review: id, page })}
      data-key="y"
      aria-label={isJob ? `${words}, which ${title} is already` : `${words} ${title}`}
    >
      {words}
    </ButtonLink>
  );
}
