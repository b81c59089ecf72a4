import type { Metadata } from "next";
import { AuditTable } from "@/components/admin/audit-table";
import { counted } from "@/components/admin/counted";
import { Pages } from "@/components/admin/pages";
import { adminLinks } from "@/lib/admin-links";
import { auditListSchema } from "@/lib/audit/list-schema";
import { AUDIT_PAGE_SIZE, listAudit } from "@/lib/audit/queries";
import { AUDIT_ENTITIES } from "@/lib/audit/schema";
import { requireAdmin } from "@/lib/auth/guards";
import { firstValues, type PageQuery } from "@/lib/query-params";

export const metadata: Metadata = { title: "Audit log" };

type Props = { searchParams: Promise<PageQuery> };

/** /admin/log: who did what, when, with old and new values. */
export default async function LogPage({ searchParams }: Props) {
  const admin = await requireAdmin();
  const given = firstValues(await searchParams);
  const parsed = auditListSchema.safeParse(given);
  const filters = parsed.success ? parsed.data : { page: 1 };
  const { entries, total } = await listAudit({ ...filters, withoutUsers: admin.role !== "admin" });
  const query = "search" in filters ? filters : undefined;
  return (
    <div className="grid gap-4">
      <h1 className="text-xl">Audit log</h1>
      <form className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr_auto]">
        <label className="grid gap-1">
          Search
          <input type="search" name="search" defaultValue={query?.search} className="field" placeholder="Who, what or which" />
        </label>
        <label className="grid gap-1">
          About
          <select name="entity" defaultValue={query?.entity ?? ""} className="field">
            <option value="">Everything</option>
            {AUDIT_ENTITIES.map((entity) => (
              <option key={entity}>{entity}</option>
            ))}
          </select>
        </label>
        <label className="grid gap-1">
          From
          <input type="date" name="from" defaultValue={query?.from} className="field" />
        </label>
        <label className="grid gap-1">
          To
          <input type="date" name="to" defaultValue={query?.to} className="field" />
        </label>
        <button type="submit" className="button-primary justify-self-start">
          Search
        </button>
      </form>
      <p role="status" className="text-muted">
        {counted(total, "entry", "entries")}
      </p>
      <AuditTable entries={entries} />
      <Pages page={filters.page} pageSize={AUDIT_PAGE_SIZE} total={total} href={(page) => adminLinks.log({ ...query, page })} />
    </div>
  );
}
