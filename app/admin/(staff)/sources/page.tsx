import type { Metadata } from "next";
import { DayChart } from "@/components/admin/day-chart";
import { Freshness } from "@/components/admin/sources/freshness";
import { SourceTable } from "@/components/admin/sources/source-table";
import { Button, ButtonLink } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Input } from "@/components/ui/input";
import { Pager } from "@/components/ui/pager";
import { adminLinks } from "@/lib/admin-links";
import { requireAdmin } from "@/lib/auth/guards";
import { counted, formatNumber } from "@/lib/i18n/format";
import { firstValues, type PageQuery, pageNumber, readPageOrLast } from "@/lib/query-params";
import { readSources, SOURCES_PAGE_SIZE } from "@/lib/sources/staff/queries";

export const metadata: Metadata = { title: "Sources" };

type Props = { searchParams: Promise<PageQuery> };

/** /admin/sources: where listings are fetched from, and how each of them does. */
export default async function SourcesPage({ searchParams }: Props) {
  const admin = await requireAdmin();
  const given = firstValues(await searchParams);
  const search = (given.search ?? "").slice(0, 80).trim();
  const now = new Date();
  const { sources, isOffline, brought, failed, total, all, on, page, pages } = await readPageOrLast(
    pageNumber(given.page),
    SOURCES_PAGE_SIZE,
    (at) => readSources(now, { search, page: at }),
  );
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="text-xl">Sources</h1>
        {admin.role === "admin" && <ButtonLink href={adminLinks.source("new")}>Add a source</ButtonLink>}
      </div>
      {isOffline && (
        <Callout tone="warning">
          None of the {counted(on, "source")} that {on === 1 ? "is" : "are"} on can be reached: this server seems to have no
          network. The site shows what it has, and tries again by itself.
        </Callout>
      )}
      <p className="max-w-prose text-muted">
        {counted(on, "source")} of {formatNumber(all, "en")} {on === 1 ? "is" : "are"} on. Those that come with the site are off
        until an admin has tried them: nobody has seen yet what would come of them.
      </p>
      {(all > SOURCES_PAGE_SIZE || search !== "") && (
        <form className="flex flex-wrap items-end gap-3">
          <Input label="Search sources" type="search" name="search" defaultValue={search} />
          <Button type="submit" variant="primary">
            Search
          </Button>
          <p role="status" className="text-muted">
            {counted(total, "source")}
          </p>
        </form>
      )}
      <SourceTable sources={sources} mayChange={admin.role === "admin"} />
      <Pager label="Pages" page={page} pages={pages} href={(to) => adminLinks.sources({ search, page: to })} />
      <div className="grid gap-3 lg:grid-cols-2">
        <DayChart title="New or changed by sources, last 30 days" unit="jobs" days={brought} />
        <DayChart title="Runs of sources that failed, last 30 days" unit="runs" days={failed} />
      </div>
      <Freshness />
    </div>
  );
}
