import { VerdictPlace } from "@/components/for-you/verdict-place";
import { NoticeText } from "@/components/notice-text/notice-text";
import { formatNumber } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { payOfPost } from "@/lib/jobs/facts/post-pay";
import type { JobDetailDto, PositionDto } from "@/lib/jobs/schema";
import { links } from "@/lib/links";

type Props = {
  job: JobDetailDto;
  language: Language;
  /** Each post has a place for what it is to the reader. */
  isMarked?: boolean;
};

/**
 * The posts of a notice: a table on wide screens, on a phone rows of a name and a line of facts (app/styles/answer.css). Where there are several,
 * each leads to a page of its own.
 */
export function PositionsTable({ job, language, isMarked }: Props) {
  const t = translator(language, "job");
  if (job.jobPositions.length === 0) return null;
  return (
    <section aria-labelledby="posts" className="mt-6">
      <h2 id="posts" className="text-lg">
        {t("posts")}
      </h2>
      <div className="card mt-2">
        <table className="posts data-table">
          <thead>
            <tr>
              {[t("post"), t("positions"), t("qualification"), t("pay")].map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {job.jobPositions.map((post) => (
              <PostRow key={post.id} post={post} job={job} language={language} isMarked={isMarked} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function PostRow({ post, job, language, isMarked }: Props & { post: PositionDto }) {
  const t = translator(language, "job");
  const name = <NoticeText text={post.positionName} kind="post" language={language} />;
  const pay = payOfPost(post, job);
  return (
    <tr>
      <th scope="row">
        {job.jobPositions.length > 1 ? <a href={links.post(language, job.id, post.ordinal)}>{name}</a> : name}
        {post.specificRequirements && (
          <span className="block font-normal text-sm">
            <span className="text-muted">{t("requirements")}:</span>{" "}
            <NoticeText text={post.specificRequirements} kind={null} language={language} />
          </span>
        )}
        {isMarked && <VerdictPlace jobId={job.id} post={post.ordinal - 1} className="verdict-place font-normal" />}
      </th>
      <td>{t("postCount", { count: post.numberOfVacancies, figure: formatNumber(post.numberOfVacancies, language) })}</td>
      <td>
        <NoticeText text={post.qualification} kind="qualification" language={language} />
      </td>
      <td>{pay ? <NoticeText text={pay} kind="pay" language={language} /> : t("asPerNorms")}</td>
    </tr>
  );
}
