import { adminLinks } from "@/lib/admin-links";
import { formatDay } from "@/lib/i18n/format";
import type { JobFormValues } from "@/lib/jobs/editing/form/form-values";
import type { SimilarJob } from "@/lib/jobs/editing/schema";

const BECAUSE = {
  advertisement: "the same advertisement number",
  address: "the same address",
  title: "nearly the same title",
} as const satisfies Record<SimilarJob["because"][number], string>;

/** What of the form is compared with stored jobs. */
export const COMPARED_FIELDS = [
  "title",
  "recruitingOrganization",
  "deadline",
  "advertisementNumber",
  "applyLink",
  "sourceUrl",
] as const satisfies readonly (keyof JobFormValues)[];

/** The call that names the stored jobs like the one in the form. */
export function similarAddress(values: Pick<JobFormValues, (typeof COMPARED_FIELDS)[number]>): string {
  const query = COMPARED_FIELDS.map((name) => [name, values[name].trim()]).filter(
    ([name, value]) => value !== "" || name === "title" || name === "recruitingOrganization",
  );
  return `/api/admin/jobs/similar?${new URLSearchParams(query)}`;
}

/** Stored jobs that may be the one being entered, each with what the two have in common. */
export function SimilarList({ jobs }: { jobs: readonly SimilarJob[] }) {
  return (
    <ul className="mt-1 list-disc pl-5">
      {jobs.map((job) => (
        <li key={job.id}>
          <a href={adminLinks.job(job.id)} target="_blank" rel="noopener" className="text-inherit!">
            {job.title}
          </a>{" "}
          ({job.recruitingOrganization}, {job.status}, last date {formatDay(job.deadline, "en")}):{" "}
          {job.because.map((why) => BECAUSE[why]).join(", ")}
        </li>
      ))}
    </ul>
  );
}
