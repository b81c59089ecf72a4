import { ListTable } from "@/components/admin/list-table";
import { Badge, type BadgeTone } from "@/components/ui/badge";
import { adminLinks } from "@/lib/admin-links";
import { formatStaffInstant } from "@/lib/i18n/format";
import type { KeptItem } from "@/lib/sources/staff/schema";

const TONES: Partial<Record<string, BadgeTone>> = { published: "open", joined: "neutral", waiting: "soon", refused: "expired" };

/** The latest items that a source said, each with what became of it and why. */
export function KeptItems({ items }: { items: KeptItem[] }) {
  return (
    <section aria-labelledby="items" className="grid gap-2">
      <h2 id="items" className="text-lg">
        What it said last
      </h2>
      {items.length === 0 ? (
        <p className="card p-4">It has not been run yet, or not for 90 days.</p>
      ) : (
        <ListTable label="Items" caption="Latest items" columns={["Item", "What became of it", "Why", "Last seen"]}>
          {items.map((item) => (
            <tr key={item.id}>
              <th scope="row" className="wrap-anywhere min-w-56">
                {item.jobId ? <a href={adminLinks.job(item.jobId)}>{item.title}</a> : item.title}
              </th>
              <td>
                <Badge tone={TONES[item.stage]}>{item.stage}</Badge>
              </td>
              <td className="min-w-48">{item.reason}</td>
              <td className="whitespace-nowrap">{formatStaffInstant(item.lastSeenAt)}</td>
            </tr>
          ))}
        </ListTable>
      )}
    </section>
  );
}
