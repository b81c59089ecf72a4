import { formatNumber } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import type { JobDetailDto } from "@/lib/jobs/schema";
import { links } from "@/lib/links";

/** The posts of a notice; where there are several, each leads to a page of its own. */
export function PositionsTable({ job, language }: { job: JobDetailDto; language: Language }) {
  const t = translator(language, "job");
  if (job.jobPositions.length === 0) return null;
  const several = job.jobPositions.length > 1;
  return (
    <section aria-labelledby="posts" className="mt-8">
      <h2 id="posts" className="text-xl">
        {t("posts")}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard. */}
      <section className="card mt-3 overflow-x-auto" aria-labelledby="posts" tabIndex={0}>
        <table className="w-full text-left">
          <thead className="border-line border-b text-muted text-sm">
            <tr>
              {[t("post"), t("positions"), t("qualification"), t("pay")].map((label) => (
                <th key={label} scope="col" className="px-4 py-2 font-semibold">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {job.jobPositions.map((post) => (
              <tr key={post.id} className="align-top">
                <th scope="row" className="min-w-40 px-4 py-2.5 font-semibold">
                  {several ? <a href={links.post(language, job.id, post.ordinal)}>{post.positionName}</a> : post.positionName}
                </th>
                <td className="px-4 py-2.5 tabular-nums">{formatNumber(post.numberOfVacancies, language)}</td>
                <td className="min-w-48 px-4 py-2.5">{post.qualification}</td>
                <td className="min-w-32 px-4 py-2.5">{post.salaryRange ?? t("asPerNorms")}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
