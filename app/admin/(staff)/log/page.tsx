import type { Metadata } from "next";
import { AuditTable } from "@/components/admin/audit-table";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Pager } from "@/components/ui/pager";
import { Select } from "@/components/ui/select";
import { adminLinks } from "@/lib/admin-links";
import { AUDIT_PAGE_SIZE, askedOfLog, listAudit } from "@/lib/audit/queries";
import { AUDIT_ENTITIES, ENTITY_LABELS } from "@/lib/audit/schema";
import { requireAdmin } from "@/lib/auth/guards";
import { counted } from "@/lib/i18n/format";
import { isId } from "@/lib/ids";
import { jobsOfRuns } from "@/lib/ingestion/runs";
import { firstValues, type PageQuery, readPageOrLast } from "@/lib/query-params";

export const metadata: Metadata = { title: "Audit log" };

const ENTITIES = AUDIT_ENTITIES.map((value) => ({ value, label: ENTITY_LABELS[value] }));

type Props = { searchParams: Promise<PageQuery> };

/** /admin/log: who did what, when, with old and new values. */
export default async function LogPage({ searchParams }: Props) {
  const admin = await requireAdmin();
  const given = firstValues(await searchParams);
  const { filters, errors } = askedOfLog(given);
  const withoutUsers = admin.role !== "admin";
  const { entries, total, page, pages } = await readPageOrLast(filters.page, AUDIT_PAGE_SIZE, (at) =>
    listAudit({ ...filters, page: at, withoutUsers }),
  );
  const imports = entries.filter(({ action }) => action === "import.run");
  const runs = await jobsOfRuns(imports.map(({ entityId }) => Number(entityId)).filter(isId));
  return (
    <div className="grid gap-4">
      <h1 className="text-xl">Audit log</h1>
      <form className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr_auto]">
        <Input
          label="Search"
          type="search"
          name="search"
          defaultValue={given.search}
          placeholder="Who, what or which"
          error={errors.search}
        />
        <Select
          label="About"
          name="entity"
          defaultValue={filters.entity ?? ""}
          empty="Everything"
          options={ENTITIES}
          error={errors.entity}
        />
        <Input label="From" type="date" name="from" defaultValue={given.from} error={errors.from} />
        <Input label="To" type="date" name="to" defaultValue={given.to} error={errors.to} />
        {/* Below the height of a label: in line with the fields, whatever one of them says below itself. */}
        <Button type="submit" variant="primary" className="justify-self-start lg:mt-6">
          Search
        </Button>
      </form>
      <p role="status" className="text-muted">
        {counted(total, "entry", "entries")}
        {filters.entityId && (
          <>
            {" "}
            of number {filters.entityId} alone. <a href={adminLinks.log()}>Show the whole log</a>
          </>
        )}
      </p>
      <AuditTable entries={entries} runs={runs} />
      <Pager label="Pages" page={page} pages={pages} href={(to) => adminLinks.log({ ...filters, page: to })} />
    </div>
  );
}
