import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { HealthBadge } from "@/components/admin/sources/health-badge";
import { KeptItems } from "@/components/admin/sources/kept-items";
import { SourceForm } from "@/components/admin/sources/source-form";
import { requireAdmin } from "@/lib/auth/guards";
import { formatStaffInstant } from "@/lib/i18n/format";
import { findSource, listKeptItems } from "@/lib/sources/staff/queries";

export const metadata: Metadata = { title: "Source" };

type Props = { params: Promise<{ key: string }> };

/** /admin/sources/{key}: what a source is, what would come of it now, and what it said last; /admin/sources/new adds one. */
export default async function SourcePage({ params }: Props) {
  const { key } = await params;
  const admin = await requireAdmin(key === "new" ? "admin" : "editor");
  if (key === "new") {
    return (
      <div className="grid grid-cols-1 gap-4">
        <h1 className="text-xl">Add a source</h1>
        <SourceForm version={0} mayChange />
      </div>
    );
  }
  const found = await findSource(key, new Date());
  if (!found) notFound();
  const { row, definition, stored } = found;
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="text-xl">{row.name}</h1>
        <HealthBadge source={row} />
        <span className="text-muted">
          {row.provedAt ? `tried on ${formatStaffInstant(row.provedAt)}` : "nobody has tried it as it is"}
          {row.lastGoodAt && `; last run as expected ${formatStaffInstant(row.lastGoodAt)}`}
        </span>
      </div>
      {row.note && <p className="card p-4">{row.note}</p>}
      {!definition && <pre className="card overflow-x-auto p-4">{JSON.stringify(stored, null, 2)}</pre>}
      <SourceForm
        key={row.version}
        sourceKey={key}
        version={row.version}
        definition={definition ?? undefined}
        mayChange={admin.role === "admin"}
      />
      <KeptItems items={await listKeptItems(key)} />
    </div>
  );
}
