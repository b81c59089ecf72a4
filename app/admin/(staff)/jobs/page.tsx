import type { Metadata } from "next";
import { JobPages } from "@/components/admin/manage-jobs/job-pages";
import { ManageJobs } from "@/components/admin/manage-jobs/manage-jobs";
import { requireAdmin } from "@/lib/auth/guards";
import type { PageQuery } from "@/lib/query-params";

export const metadata: Metadata = { title: "Manage jobs" };

type Props = { searchParams: Promise<PageQuery> };

/** /admin/jobs: all jobs, whatever their status; the same list as in the panel of the dashboard. */
export default async function ManageJobsPage({ searchParams }: Props) {
  await requireAdmin();
  return (
    <div className="grid grid-cols-1 gap-4">
      <h1 className="text-xl">Manage jobs</h1>
      <JobPages current="all" />
      <ManageJobs asked={await searchParams} />
    </div>
  );
}
