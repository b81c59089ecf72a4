import { adminLinks } from "@/lib/admin-links";
import { formatStaffInstant } from "@/lib/i18n/format";
import { type DraftLine, isOfNewJob } from "@/lib/jobs/editing/drafts/schema";

/** The editor's unsaved forms of other jobs, each a link to where it is offered; that of a job that is gone for good is offered nowhere. */
export function OwnDrafts({ drafts }: { drafts: DraftLine[] }) {
  const others = drafts.filter(({ form, jobIs }) => !isOfNewJob(form) && jobIs !== "gone");
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="own-drafts" className="mt-8">
      <h2 id="own-drafts" className="mb-2 text-lg">
        Your unsaved forms
      </h2>
      <ul className="list-disc pl-5">
        {others.map(({ form, title, savedAt, jobIs }) => (
          <li key={form}>
            <a href={jobIs === "in-bin" ? adminLinks.bin() : addressOf(form)}>{title || "Untitled"}</a> of{" "}
            {formatStaffInstant(savedAt)}
            {jobIs === "in-bin" && ", whose job is in the bin: restored there, its form offers what you typed"}
          </li>
        ))}
      </ul>
    </section>
  );
}

function addressOf(form: string): string {
  const [kind, id] = form.split("-");
  return kind === "job" ? adminLinks.job(Number(id)) : adminLinks.newJob({ review: Number(id) });
}
