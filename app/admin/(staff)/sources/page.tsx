import type { Metadata } from "next";
import { DayChart } from "@/components/admin/day-chart";
import { Freshness } from "@/components/admin/sources/freshness";
import { SourceTable } from "@/components/admin/sources/source-table";
import { ButtonLink } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { adminLinks } from "@/lib/admin-links";
import { requireAdmin } from "@/lib/auth/guards";
import { counted } from "@/lib/i18n/format";
import { readSources } from "@/lib/sources/staff/queries";

export const metadata: Metadata = { title: "Sources" };

/** /admin/sources: where listings are fetched from, and how each of them does. */
export default async function SourcesPage() {
  const admin = await requireAdmin();
  const { sources, isOffline, brought, failed } = await readSources(new Date());
  const on = sources.filter(({ isEnabled }) => isEnabled).length;
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
        {counted(on, "source")} of {sources.length} {on === 1 ? "is" : "are"} on. Those that come with the site are off until an
        admin has tried them: nobody has seen yet what would come of them.
      </p>
      <SourceTable sources={sources} mayChange={admin.role === "admin"} />
      <div className="grid gap-3 lg:grid-cols-2">
        <DayChart title="New or changed by sources, last 30 days" unit="jobs" days={brought} />
        <DayChart title="Runs of sources that failed, last 30 days" unit="runs" days={failed} />
      </div>
      <Freshness />
    </div>
  );
}
