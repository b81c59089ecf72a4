import type { Metadata } from "next";
import { previewJobForm } from "@/app/admin/(staff)/preview-job";
import { AddressTabs } from "@/components/admin/address-tabs";
import { AdminUsers } from "@/components/admin/admin-users";
import { ChangePasswordForm } from "@/components/admin/change-password-form";
import { CreateUserForm } from "@/components/admin/create-user-form";
import { DayChart } from "@/components/admin/day-chart";
import { ManageJobs } from "@/components/admin/manage-jobs/manage-jobs";
import { PublishTabs } from "@/components/admin/publish-tabs";
import { StatsCards } from "@/components/admin/stats-cards";
import { Callout } from "@/components/ui/callout";
import type { Tab } from "@/components/ui/tabs";
import { adminLinks } from "@/lib/admin-links";
import { requireAdmin } from "@/lib/auth/guards";
import { dayInIndia } from "@/lib/dates";
import { counted } from "@/lib/i18n/format";
import { findNewDrafts } from "@/lib/jobs/editing/drafts/store";
import { countGivenUp } from "@/lib/mail/dead-lists";
import { firstValues, type PageQuery } from "@/lib/query-params";
import { readAdminStats, readDashboard } from "@/lib/stats/admin-queries";

export const metadata: Metadata = { title: "Dashboard" };

type Props = { searchParams: Promise<PageQuery> };

/** /admin/dashboard: figures, the two tabs, the management panel. */
export default async function DashboardPage({ searchParams }: Props) {
  const admin = await requireAdmin();
  const now = new Date();
  const today = dayInIndia(now);
  const asked = await searchParams;
  const { tab, panel } = firstValues(asked);
  const [stats, figures, newDrafts, givenUp] = await Promise.all([
    readAdminStats(),
    readDashboard(now),
    findNewDrafts(admin.id),
    countGivenUp(),
  ]);
  const panels = panelTabs(admin, asked);
  return (
    <div className="grid grid-cols-1 gap-8">
      <h1 className="text-xl">Dashboard</h1>
      {givenUp > 0 && (
        <Callout tone="warning">
          {counted(givenUp, "entry", "entries")} of alerts, followed recruitments and reminders could not be mailed and{" "}
          {givenUp === 1 ? "was" : "were"} given up. An admin can have them tried again in the{" "}
          <a href={adminLinks.outbox()}>outbox</a>.
        </Callout>
      )}
      <section aria-label="Figures" className="grid gap-3">
        <StatsCards stats={stats} figures={figures} />
        <div className="grid gap-3 lg:grid-cols-2">
          <DayChart title="Posted per day, last 30 days" unit="jobs" days={figures.posted} />
          <DayChart title="Closing in the next 7 days" unit="jobs" days={figures.closing} />
        </div>
      </section>
      <section aria-label="Publish">
        <PublishTabs
          initial={tab === "exams" ? "exams" : "jobs"}
          editorId={admin.id}
          today={today}
          newDrafts={newDrafts}
          preview={previewJobForm}
        />
      </section>
      <section id="management" aria-labelledby="management-title" className="scroll-mt-4">
        <h2 id="management-title" className="mb-2 text-lg">
          Admin management
        </h2>
        <AddressTabs
          parameter="panel"
          label="Admin management"
          initial={panels.some(({ value }) => value === panel) ? (panel ?? "jobs") : "jobs"}
          tabs={panels}
        />
      </section>
    </div>
  );
}

/** Four tabs for an admin; an editor has no part in users (product.md, "Admin roles"). */
function panelTabs(admin: { id: number; role: string }, asked: PageQuery): Tab<string>[] {
  const users: Tab<string>[] = [
    { value: "create-user", label: "Create User", content: <CreateUserForm /> },
    { value: "users", label: "Admin Users", content: <AdminUsers ownId={admin.id} /> },
  ];
  return [
    { value: "password", label: "Change Password", content: <ChangePasswordForm /> },
    ...(admin.role === "admin" ? users : []),
    { value: "jobs", label: "Manage Jobs", content: <ManageJobs asked={asked} /> },
  ];
}
