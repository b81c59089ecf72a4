import { adminLinks } from "@/lib/admin-links";
import { formatStaffInstant } from "@/lib/i18n/format";
import { type DraftLine, isOfNewJob } from "@/lib/jobs/editing/drafts/schema";

/** The editor's unsaved forms of other jobs, each a link to where it is offered. */
export function OwnDrafts({ drafts }: { drafts: DraftLine[] }) {
  const others = drafts.filter(({ form }) => !isOfNewJob(form));
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="own-drafts" className="mt-8">
      <h2 id="own-drafts" className="mb-2 text-lg">
        Your unsaved forms
      </h2>
      <ul className="list-disc pl-5">
        {others.map(({ form, title, savedAt }) => (
          <li key={form}>
            <a href={addressOf(form)}>{title || "Untitled"}</a> of {formatStaffInstant(savedAt)}
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
