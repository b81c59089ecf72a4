import { NoticeText } from "@/components/notice-text/notice-text";
import { Table } from "@/components/ui/table";
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
      <Table label={t("posts")} boxClassName="card mt-3">
        <thead>
          <tr>
            {[t("post"), t("positions"), t("qualification"), t("pay")].map((label) => (
              <th key={label} scope="col" className="px-4">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {job.jobPositions.map((post) => (
            <tr key={post.id}>
              <th scope="row" className="min-w-40 px-4 font-semibold">
                {several ? (
                  <a href={links.post(language, job.id, post.ordinal)}>
                    <NoticeText text={post.positionName} kind="post" language={language} />
                  </a>
                ) : (
                  <NoticeText text={post.positionName} kind="post" language={language} />
                )}
              </th>
              <td className="px-4">{formatNumber(post.numberOfVacancies, language)}</td>
              <td className="min-w-48 px-4">
                <NoticeText text={post.qualification} kind="qualification" language={language} />
              </td>
              <td className="min-w-32 px-4">
                <NoticeText text={post.salaryRange ?? job.salary ?? "As per norms"} kind="pay" language={language} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
